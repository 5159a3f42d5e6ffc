/**
 * The window: how its pages are put together, what its commands do, where it stands on the screen.
 *
 * <p>Begin with {@link regola.ui.window.WindowMain}, then {@code Desk}, which wires everything.
 */
package regola.ui.window;
