/**
 * The page on which a position is set up: the board, beside it a tray with what can be put on it, what else can be
 * said, and what the rules say to it. It draws the last {@link regola.ui.view.position.PositionView} and sends
 * {@link regola.ui.view.position.PositionIntents} and {@link regola.ui.view.position.PositionWishes}. Begin with
 * {@link regola.ui.position.PositionPanel}.
 */
package regola.ui.position;
