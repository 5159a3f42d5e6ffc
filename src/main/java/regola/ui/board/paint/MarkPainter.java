package regola.ui.board.paint;

import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.Role;

/** Paints what a place is marked with: its drawing, or a ring that is seen round whatever stands there. */
final class MarkPainter {
    /** How far from the middle of a mark without a drawing its ring is, in sizes of the place. */
    private static final double RING = 0.3;
    /** The least of it, in sizes of the piece that stands on it. */
    private static final double ROUND_PIECE = 0.54;

    private final Canvas canvas;
    private final Palette palette;

    MarkPainter(Canvas canvas, Palette palette) {
        this.canvas = canvas;
        this.palette = palette;
    }

    /** @param pieceSize in pixels */
    void paint(MarkView mark, BoardLayout.Spot spot, double pieceSize) {
        if (canvas.has(mark.art())) canvas.art(mark.art(), null, spot.x(), spot.y(), spot.size(), spot.size(), 1, 1);
        else
            canvas.circle(
                    spot.x(),
                    spot.y(),
                    Math.max(spot.size() * RING, pieceSize * ROUND_PIECE),
                    Pen.of(palette.of(Role.CAUSE), 2).dashed(3, 3),
                    null);
    }
}
