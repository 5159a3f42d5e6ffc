/**
 * The board as a component: painted, pointed at, walked over with keys, read aloud, animated.
 *
 * <p>What is done on it goes out as {@link regola.ui.view.board.BoardIntents}. Begin with
 * {@link regola.ui.board.panel.BoardPanel}.
 */
package regola.ui.board.panel;
