package regola.ui.view.lesson;

import java.util.List;

/**
 * A CourseView is the lessons of one game and how far the learner has come.
 *
 * @param game the game's id, or null if none is chosen
 * @param lessons in their order
 * @param next the place of the lesson to go on with: where the learner left off, or what follows; -1 if there is none
 * @param learners the names of all learners; who gives no name is "", if anything was done
 * @param learner the name of the learner who is at work
 */
public record CourseView(
        String game, String language, List<LessonCardView> lessons, int next, List<String> learners, String learner) {
    /** Before anything is known. */
    public static final CourseView NONE = new CourseView(null, "", List.of(), -1, List.of(), "");

    public CourseView {
        lessons = List.copyOf(lessons);
        learners = List.copyOf(learners);
    }

    /** @return the same without the lessons that cannot be opened: a child is not offered them */
    public CourseView fit() {
        List<LessonCardView> fitting =
                lessons.stream().filter(lesson -> lesson.problems().isEmpty()).toList();
        int place = next < 0 ? -1 : fitting.indexOf(lessons.get(next));
        return new CourseView(game, language, fitting, place, learners, learner);
    }

    /** @return how many there are to be learnt, without what somebody has kept from matches */
    public int all() {
        return course().size();
    }

    /** @return how many of those are done */
    public int done() {
        return (int) course().stream().filter(LessonCardView::isDone).count();
    }

    private List<LessonCardView> course() {
        return lessons.stream()
                .filter(lesson -> !LessonCardView.isKept(lesson.id()))
                .toList();
    }

    /** @return whether anything was done or begun */
    public boolean isBegun() {
        return lessons.stream().anyMatch(lesson -> lesson.isDone() || lesson.begun());
    }
}
