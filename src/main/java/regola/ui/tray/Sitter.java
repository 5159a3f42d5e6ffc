package regola.ui.tray;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.paint.ArtIcon;
import regola.ui.view.board.SeatView;

/** A Sitter is somebody who is seen at the board in place of a tray. */
final class Sitter {
    private static final Color LIGHT = new Color(0xCCFFE9A8, true);
    /** How far the light reaches, in widths. */
    private static final double REACH = 0.72;

    private Sitter() {}

    /** Whoever decides sits in light. */
    static void paint(Graphics2D g, Component on, Rectangle at, SeatView seat, BoardLook.Perch perch, ArtStore art) {
        if (seat.deciding() || seat.winner()) {
            double radius = at.width * REACH;
            g.setPaint(new RadialGradientPaint(
                    (float) at.getCenterX(),
                    (float) at.getCenterY(),
                    (float) Math.max(1, radius),
                    new float[] {0, 1},
                    new Color[] {LIGHT, new Color(LIGHT.getRGB() & 0xFFFFFF, true)}));
            g.fill(new Ellipse2D.Double(at.getCenterX() - radius, at.getCenterY() - radius, 2 * radius, 2 * radius));
        }
        new ArtIcon(art, seat.chosen() ? perch.chosen() : perch.art(), seat.colour(), at.width)
                .paintIcon(on, g, at.x, at.y);
    }
}
