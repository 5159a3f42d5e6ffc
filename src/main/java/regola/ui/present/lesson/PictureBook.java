package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.progress.Learner;
import regola.teaching.progress.LessonProgress;
import regola.teaching.progress.StepProgress;
import regola.ui.present.picture.Cards;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.CardView;
import regola.ui.view.lesson.PictureBookView;

/**
 * A PictureBook is all picture cards of a game: those of its lessons, each thing once, as the first of the lessons
 * shows it. Met is what the learner has done a step about.
 */
final class PictureBook {
    private PictureBook() {}

    /**
     * @param known lessons that have been read already, by their ids
     * @return those lessons that can be read; this may take long
     */
    static List<Lesson> readable(LessonShelf shelf, List<LessonShelf.Entry> entries, Map<String, Lesson> known) {
        return entries.stream()
                .map(entry -> known.containsKey(entry.id())
                        ? known.get(entry.id())
                        : shelf.read(entry.id()).lesson())
                .filter(Objects::nonNull)
                .toList();
    }

    /** @param lessons of one game, in their order */
    static PictureBookView of(String game, List<Lesson> lessons, Learner learner, String language) {
        Map<CardView, Boolean> met = new LinkedHashMap<>();
        Map<CardView, Integer> first = new HashMap<>();
        for (int place = 1; place <= lessons.size(); place++) {
            Lesson lesson = lessons.get(place - 1);
            LessonProgress done = learner.lesson(lesson.id());
            Cards drawn = new Cards(lesson.rules().game(), new Tongue(lesson.rules(), language));
            for (LessonStep step : lesson.steps()) {
                if (step.card() == null) continue;
                CardView card = drawn.of(step.card()).among(met.keySet());
                first.putIfAbsent(card, place);
                boolean isDone = done.isDone()
                        || done.steps()
                                .getOrDefault(step.id(), StepProgress.NOTHING)
                                .done();
                met.merge(card, isDone, Boolean::logicalOr);
            }
        }
        List<PictureBookView.Page> pages = new ArrayList<>();
        met.forEach((card, isMet) -> pages.add(new PictureBookView.Page(card, isMet, first.get(card))));
        return new PictureBookView(game, language, pages);
    }
}
