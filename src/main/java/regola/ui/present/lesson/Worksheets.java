package regola.ui.present.lesson;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import regola.engine.Ruleset;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Lesson;
import regola.ui.view.Texts;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;

/**
 * A Worksheets is all lessons of a game on paper, each from the top of a page, and what is right at the very end, so
 * that the last pages are kept back.
 */
public final class Worksheets {
    /** Nobody waits for anything on paper. */
    private static final InstantSource STILL = InstantSource.fixed(Instant.EPOCH);

    private Worksheets() {}

    /** Which of it is wanted. */
    public enum Part {
        BOTH("handout.sheets.title"),
        /** For those who learn. */
        TASKS("handout.sheets.title"),
        /** For who teaches. */
        ANSWERS("handout.answers.title");

        private final String title;

        Part(String title) {
            this.title = title;
        }
    }

    /** @return of each lesson on a shelf what it is by the rules as they are now; this may take long */
    static List<Found> found(LessonShelf shelf, List<LessonShelf.Entry> entries) {
        return entries.stream()
                .map(entry -> new Found(
                        entry.title(),
                        entry.problems().isEmpty()
                                ? shelf.proved(entry.id())
                                : new LessonShelf.Reading(null, entry.problems())))
                .toList();
    }

    /** A Found is a lesson on its shelf, whether it can be read or not. */
    record Found(Spoken title, LessonShelf.Reading reading) {}

    /** @return the rules of a game of somebody's own; null for one that came with the program; this may take long */
    static Ruleset own(LessonShelf shelf, String game) {
        return game == null ? null : shelf.ownRules(game).orElse(null);
    }

    /**
     * @param rules of a game of somebody's own, of which a sheet is made that needs no lesson; null for others
     * @param game what it is called in that language
     * @param lessons of one game, in their order; those with problems are named, and nothing of them is there
     */
    static HandoutView of(String game, List<Found> lessons, Ruleset rules, Part part, String language) {
        Texts texts = Texts.in(language);
        List<Block> tasks = new ArrayList<>();
        List<Block> solved = new ArrayList<>();
        List<HandoutView.Absent> absent = new ArrayList<>();
        for (int place = 1; place <= lessons.size(); place++) {
            Found found = lessons.get(place - 1);
            Lesson lesson = found.reading().lesson();
            String title = place + "  " + found.title().text(language);
            if (lesson == null || !found.reading().problems().isEmpty()) {
                String why = found.reading().problems().stream()
                        .findFirst()
                        .map(problem -> problem.in(texts))
                        .map(said -> said.what() + (said.why().isEmpty() ? "" : " \u2013 " + said.why()))
                        .orElse("");
                absent.add(new HandoutView.Absent(title, place - 1 - absent.size(), why));
                continue;
            }
            String idea = lesson.header().idea().text(language);
            add(title, idea, new LessonHandout(lesson, STILL, language).sheet(), tasks, solved);
        }
        if (rules != null) {
            String title = lessons.size() + 1 + "  " + texts.get("handout.game");
            add(title, texts.get("handout.game.idea"), GameSheet.of(rules, language), tasks, solved);
        }
        if (part == Part.BOTH && !solved.isEmpty()) {
            tasks.add(new HandoutView.NextPage());
            tasks.add(new HandoutView.Chapter(texts.get("handout.answers")));
            tasks.addAll(solved);
        }
        String title = texts.get(part.title, game);
        return new HandoutView(title, "", title, part == Part.ANSWERS ? solved : tasks, absent);
    }

    private static void add(
            String title, String idea, LessonHandout.Sheet sheet, List<Block> tasks, List<Block> solved) {
        if (!tasks.isEmpty()) tasks.add(new HandoutView.NextPage());
        tasks.add(new HandoutView.Chapter(title));
        tasks.add(new HandoutView.Paragraph(idea, true));
        tasks.addAll(sheet.tasks());
        if (sheet.solved().isEmpty()) return;
        solved.add(new HandoutView.Heading(title));
        solved.addAll(sheet.solved());
    }
}
