/**
 * The pages of the window, each with the presenter behind it: what is done on a page and where one goes from there,
 * never how another page works.
 *
 * <p>Everything here is for the event thread; what a presenter hands out comes to it there. Begin with
 * {@link regola.ui.screen.Screen}, then {@link regola.ui.screen.GameScreen}.
 */
package regola.ui.screen;
