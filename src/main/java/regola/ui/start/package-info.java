/**
 * The pages on which everything begins: the shelf with the games, the path of a game's lessons, and the page on which a
 * match is set up.
 *
 * <p>They draw {@link regola.ui.view.start.ShelfView}, {@link regola.ui.view.lesson.CourseView} and
 * {@link regola.ui.view.start.SetUpView}. All of it comes from rule files and lesson files; pictures come from
 * {@link regola.ui.start.GameImages}, beside the window. Begin with {@link regola.ui.start.ShelfPanel}.
 */
package regola.ui.start;
