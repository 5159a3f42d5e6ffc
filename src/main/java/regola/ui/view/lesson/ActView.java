package regola.ui.view.lesson;

/**
 * An ActView is something that is offered to the learner now.
 *
 * @param quiet true if it is not open yet: it is shown, and does nothing
 * @param main true if it is what leads on; one at most
 * @param asks true if it leads from what is told to what the learner is to do
 */
public record ActView(LessonAct act, boolean quiet, boolean main, boolean asks) {}
