package regola.ui.view.lesson;

/**
 * An ActView is something that is offered to the learner now.
 *
 * @param quiet true if it is not open yet: it is shown, and does nothing
 * @param main true if it is what leads on; one at most
 */
public record ActView(LessonAct act, boolean quiet, boolean main) {}
