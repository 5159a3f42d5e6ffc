/**
 * A board as it is seen: places, pieces, what lies beside it, what is lit and drawn over it, and what just happened on
 * it.
 *
 * <p>Coordinates are grid units with y downwards, ready to be scaled. Begin with
 * {@link regola.ui.view.board.BoardView}.
 */
package regola.ui.view.board;
