package regola.ui.board.paint;

import java.awt.Color;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;

/** A CountPainter writes at the lower edge of a place how many pieces lie there: many are not counted at a glance. */
final class CountPainter {
    private static final Color PLATE = new Color(0xFF, 0xFA, 0xEC);
    private static final Color INK = new Color(0x1D, 0x22, 0x26);
    /** How high the digits are at least, as a share of what labels are. */
    private static final double LEAST = 0.8;

    private final Canvas canvas;

    CountPainter(Canvas canvas) {
        this.canvas = canvas;
    }

    /** @param least so many pieces at least are counted */
    void paint(BoardLayout.Spot spot, double least) {
        int pieces = spot.slots().size();
        if (pieces < least) return;
        String number = String.valueOf(pieces);
        double letters = Math.max(canvas.letters() * LEAST, spot.size() * 0.21);
        double height = letters * 1.24;
        double width = Math.max(height, canvas.widthOf(number, letters) + letters * 0.7);
        double y = spot.y() + spot.size() / 2;
        canvas.box(spot.x(), y, width, height, height / 2, Pen.of(INK, Math.max(1, letters * 0.08)), PLATE);
        canvas.text(number, spot.x(), y, letters, INK, null);
    }
}
