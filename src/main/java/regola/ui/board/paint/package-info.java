/**
 * How a board is painted, on any canvas: the board, its marks, pieces, roles and overlays; and single things as icons
 * and pictures.
 *
 * <p>It sees view models and a layout, and nothing of how a match is run or a mouse is moved. Begin with
 * {@link regola.ui.board.paint.BoardPainter}.
 */
package regola.ui.board.paint;
