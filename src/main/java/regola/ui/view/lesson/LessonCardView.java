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
