/**
 * The board: laid out, painted, pointed at, walked over with keys, read aloud, animated.
 *
 * <p>It sees {@link regola.ui.view.BoardView} and nothing of how a match is run. A {@code BoardLayout} says where everything
 * is, a {@code BoardPainter} draws it on a {@code Canvas} (ours: Swing, a recording one in tests, files later), a
 * {@code Journey} says what moves when, and {@link regola.ui.board.BoardPanel} is the component. Drawings are SVG files found by
 * name; a {@code .look} file beside them says how a whole board is dressed. Begin with BoardPanel.
 */
package regola.ui.board;
