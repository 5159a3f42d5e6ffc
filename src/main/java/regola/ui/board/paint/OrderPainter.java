package regola.ui.board.paint;

import java.awt.Color;
import java.util.List;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Pen;
import regola.ui.board.layout.BoardLayout;

/** An OrderPainter writes on pieces when their turn comes: the first stands out, since it is next. */
final class OrderPainter {
    private static final Color INK = new Color(0x1D, 0x22, 0x26);
    private static final Color PAPER = new Color(0xFF, 0xFA, 0xEC);
    private static final Color NEXT = new Color(0xFF, 0xC8, 0x3D);

    private final Canvas canvas;

    OrderPainter(Canvas canvas) {
        this.canvas = canvas;
    }

    /** @param orders names of pieces, from the one whose turn comes first */
    void paint(Scene scene, List<String> orders) {
        if (orders.size() < 2) return; // what comes alone comes neither first nor second
        for (BoardLayout.Spot spot : scene.layout().spots()) {
            for (BoardLayout.Slot slot : spot.slots()) {
                int at = orders.indexOf(slot.piece().id());
                if (at >= 0 && !slot.piece().hidden()) paint(at, slot);
            }
        }
    }

    private void paint(int at, BoardLayout.Slot slot) {
        double r = Math.max(canvas.letters() * 0.62, slot.size() * 0.125);
        double y = slot.y() - slot.size() / 2 - r * 0.75;
        canvas.circle(slot.x(), y, r, Pen.of(INK, Math.max(1.4, r * 0.12)), at == 0 ? NEXT : INK);
        canvas.text(String.valueOf(at + 1), slot.x(), y, r * 1.35, at == 0 ? INK : PAPER, null);
    }
}
