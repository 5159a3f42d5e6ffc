package regola.ui.present.lesson;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
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

    /**
     * @param game what it is called in that language
     * @param lessons of one game, in their order
     */
    static HandoutView of(String game, List<Lesson> lessons, Part part, String language) {
        Texts texts = Texts.in(language);
        List<Block> tasks = new ArrayList<>();
        List<Block> solved = new ArrayList<>();
        for (int place = 1; place <= lessons.size(); place++) {
            Lesson lesson = lessons.get(place - 1);
            String title = place + "  " + lesson.header().title().text(language);
            LessonHandout.Sheet sheet = new LessonHandout(lesson, STILL, language).sheet();
            if (place > 1) tasks.add(new HandoutView.NextPage());
            tasks.add(new HandoutView.Chapter(title));
            tasks.add(new HandoutView.Paragraph(lesson.header().idea().text(language), true));
            tasks.addAll(sheet.tasks());
            if (sheet.solved().isEmpty()) continue;
            solved.add(new HandoutView.Heading(title));
            solved.addAll(sheet.solved());
        }
        if (part == Part.BOTH && !solved.isEmpty()) {
            tasks.add(new HandoutView.NextPage());
            tasks.add(new HandoutView.Chapter(texts.get("handout.answers")));
            tasks.addAll(solved);
        }
        String title = texts.get(part.title, game);
        return new HandoutView(title, "", title, part == Part.ANSWERS ? solved : tasks);
    }
}
