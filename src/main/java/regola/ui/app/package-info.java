/**
 * The window: what the program shows when it is started without a command, and how its parts are wired.
 *
 * <p>Panels draw view models and send intents to presenters; presenters work on one background worker, so the event thread
 * only paints; pictures that nobody waits for are made beside it. A {@code Watch} tells what takes too long, which can be given up. Each screen is a panel that can be made and painted without a window. All actions stand once, in
 * {@link regola.ui.app.Command}; menus, toolbar and keys come from there. Begin with {@link regola.ui.app.WindowMain}, then
 * {@code Desk}, which wires everything.
 */
package regola.ui.app;
