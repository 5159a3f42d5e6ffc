package regola.ui.board;

import regola.ui.view.BoardView;
import regola.ui.view.OverlayView;
import regola.ui.view.PieceView;

/**
 * A Scene is one picture of the board: what stands where, where the keyboard is, and the piece that is on its way.
 *
 * @param focus   null if the keyboard is elsewhere
 * @param overlay what guides the eye
 * @param moving  null if nothing moves
 */
record Scene(BoardView board, BoardLook look, BoardLayout layout, BoardLayout.Stop focus, OverlayView overlay, Moving moving, double width, double height) {

    /** A piece between two places, or in somebody's hand. */
    record Moving(PieceView piece, double x, double y, double size, double zoom, double opacity) {}

    static Scene still(BoardView board, BoardLook look, double width, double height) {
        return new Scene(board, look, BoardLayout.of(board, look, width, height), null, OverlayView.NONE, null, width, height);
    }

    Scene withFocus(BoardLayout.Stop stop) {
        return new Scene(board, look, layout, stop, overlay, moving, width, height);
    }

    Scene withMoving(Moving piece) {
        return new Scene(board, look, layout, focus, overlay, piece, width, height);
    }

    Scene withOverlay(OverlayView guide) {
        return new Scene(board, look, layout, focus, guide, moving, width, height);
    }
}
