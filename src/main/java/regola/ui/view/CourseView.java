package regola.ui.view;

import java.util.List;

/**
 * A CourseView is the lessons of one game and how far the learner has come.
 *
 * @param game    the game's id, or null if none is chosen
 * @param lessons in their order
 * @param next    the place of the lesson to go on with: the first that is not done; -1 if there is none
 */
public record CourseView(String game, String language, List<LessonCardView> lessons, int next) {
    public CourseView {
        lessons = List.copyOf(lessons);
    }

    /** @return how many are done */
    public int done() {
        return (int) lessons.stream().filter(LessonCardView::isDone).count();
    }

    /** @return whether anything was done or begun */
    public boolean isBegun() {
        return lessons.stream().anyMatch(lesson -> lesson.isDone() || lesson.begun());
    }
}
