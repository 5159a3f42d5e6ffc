/**
 * The page of a lesson: the board, and beside it one block with the question, the reply, the answers and what leads on;
 * in the head the ruler with the steps; drawers for what is looked up.
 *
 * <p>It draws {@link regola.ui.view.lesson.LessonView} and sends {@link regola.ui.view.lesson.LessonIntents} and
 * {@link regola.ui.view.lesson.LessonWishes}; it knows nothing of how a lesson is run. Where everything stands is a
 * {@link regola.ui.stage.Slots}, never a matter of the text that happens to be shown, so that nothing jumps. Begin with
 * {@link regola.ui.lesson.LessonPanel}.
 */
package regola.ui.lesson;
