/**
 * The page on which everything begins: the games, and for the chosen one its lessons and the way to a match.
 *
 * <p>It draws {@link regola.ui.view.start.SetUpView} and {@link regola.ui.view.lesson.CourseView} and sends
 * {@link regola.ui.view.start.StartIntents} and {@link regola.ui.view.start.StartWishes}. All of it comes from rule
 * files and lesson files. Begin with {@link regola.ui.start.StartPanel}.
 */
package regola.ui.start;
