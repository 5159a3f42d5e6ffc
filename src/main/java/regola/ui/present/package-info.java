/**
 * Presenters: they turn a match into pictures ({@link regola.ui.view}) and what a person does into calls of the engine.
 *
 * <p>No Swing here. A presenter is called from any thread and does its work on the one worker it was given, so that the window
 * never waits for a computation; pictures are handed to a listener on that worker. Rules, names, colours and drawings come from
 * the rule file; nothing here knows a game. Begin with {@link regola.ui.present.GamePresenter}.
 */
package regola.ui.present;
