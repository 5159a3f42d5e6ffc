/**
 * What boards and pieces are drawn with: drawings, which are SVG files found by name, a canvas with its pens (Swing's,
 * a recording one in tests), and how a whole board is dressed, as a {@code .look} file beside the drawings says.
 *
 * <p>Nothing here knows where anything stands. Begin with {@link regola.ui.board.art.ArtStore}, then
 * {@link regola.ui.board.art.BoardLook}.
 */
package regola.ui.board.art;
