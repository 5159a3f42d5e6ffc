package regola.ui.tray;

import java.awt.Color;
import java.awt.Graphics2D;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.view.board.SeatView;

/**
 * A TrayEdge is the edge round a seat. A seat's own colour may be as bright as the ink or as dark as the ground, so
 * that it alone cannot say whose turn it is: whoever decides has a ring in the colour that leads on, and inside of it
 * their own colour; who has won has that alone; all others have a thin line that is the same for everybody.
 */
final class TrayEdge {
    private static final double THIN = 1.5;
    /** How much of an edge the outer ring has, and how much from there is free. */
    private static final double RING = 0.38;

    private static final double GAP = 0.14;

    private final double radius;
    private final double thick;
    private final double unit;

    /** @param thick the edge of who decides or has won, in the units of the stage */
    TrayEdge(Measure measure, double radius, double thick) {
        this.unit = measure.unit();
        this.radius = radius;
        this.thick = thick * unit;
    }

    void paint(Graphics2D g, int w, int h, SeatView seat) {
        if (seat.deciding()) {
            double ring = Math.max(2, thick * RING);
            double band = ring + thick * GAP;
            line(g, w, h, 0, ring, StageColour.LEAD.now());
            line(g, w, h, ring, band - ring, StageColour.BUBBLE.now());
            coloured(g, w, h, band, thick - band, SeatTray.colour(seat));
        } else if (seat.winner()) {
            coloured(g, w, h, 0, thick, SeatTray.colour(seat));
        } else {
            line(g, w, h, 0, Math.max(1, THIN * unit), StageColour.EDGE.now());
        }
    }

    /** Any colour is seen on any ground between two thin lines of ink. */
    private void coloured(Graphics2D g, int w, int h, double from, double wide, Color colour) {
        line(g, w, h, from, wide, StageColour.INK.now());
        double inner = Math.max(1, wide - 2);
        line(g, w, h, from + (wide - inner) / 2, inner, colour);
    }

    /** @param from how far inside it begins */
    private void line(Graphics2D g, int w, int h, double from, double wide, Color colour) {
        g.setColor(colour);
        g.setStroke(Brush.line(wide));
        g.draw(Brush.rounded(0, 0, w, h, from + wide / 2, radius));
    }
}
