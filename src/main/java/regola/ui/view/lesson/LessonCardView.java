package regola.ui.view.lesson;

import java.util.List;
import regola.ui.view.ProblemView;

/**
 * A LessonCardView is a lesson in the list of a game's lessons.
 *
 * @param id what presenters call it
 * @param number from 1
 * @param idea what one knows afterwards; may be empty
 * @param chapter the title of the chapter that begins with it; empty if it goes on with the one before
 * @param stars earned in the best run, 0 to 3
 * @param step the step where the learner left off in the middle of it, from 1; 0 if nobody did
 * @param problems why it cannot be opened; empty if it can
 */
public record LessonCardView(
        String id,
        int number,
        String title,
        String idea,
        String chapter,
        int stars,
        int step,
        List<ProblemView> problems) {
    /** What the names of files begin with that hold an exercise from a match. */
    public static final String KEPT = "from-match";

    /** @return whether the lesson of that name is an exercise that somebody has kept from a match */
    public static boolean isKept(String id) {
        return id.substring(id.lastIndexOf('/') + 1).startsWith(KEPT);
    }

    public LessonCardView {
        problems = List.copyOf(problems);
    }

    public boolean isDone() {
        return stars > 0;
    }

    /** @return whether the learner left off in the middle of it */
    public boolean begun() {
        return step > 0;
    }
}
