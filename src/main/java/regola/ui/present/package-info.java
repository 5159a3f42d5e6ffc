/**
 * Presenters: they turn a match into pictures ({@link regola.ui.view}) and what a person does into calls of the engine.
 *
 * <p>No Swing here. A presenter is called from any thread and does its work on the one worker it was given, so that the
 * window never waits for a computation; pictures are handed to a listener on that worker. What somebody waits for is an
 * {@link regola.ui.present.Errand}, what is only to be looked at a {@link regola.ui.present.Sketch}. Rules, names,
 * colours and drawings come from the rule file; nothing here knows a game. This package holds what all presenters of a
 * board share; the packages below are divided by page, and {@code picture} makes the views that several of them need.
 * Begin with {@link regola.ui.present.BoardPresenter}, then {@link regola.ui.present.match.GamePresenter}.
 */
package regola.ui.present;
