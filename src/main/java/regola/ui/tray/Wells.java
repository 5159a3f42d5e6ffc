package regola.ui.tray;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.util.function.UnaryOperator;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;

/**
 * A Wells is the hollows in which pieces in hand lie: each piece has had one from the start, and a hollow that is free
 * shows that one has gone.
 */
final class Wells {
    private static final double SIZE = 0.86;
    private static final int GROUND = 26;
    private static final int EDGE = 84;

    private Wells() {}

    /**
     * @param laid how pieces lie; where one lies over another, or one stands for several, there are no hollows
     * @param first how many lay here at first
     * @param place where a cell is on the ground
     */
    static void paint(Graphics2D g, Cells laid, int first, UnaryOperator<Rectangle> place) {
        if (laid.way() != Cells.Way.EACH || laid.across() < laid.wide()) return;
        Color ink = StageColour.INK.now();
        g.setStroke(Brush.line(1.6));
        for (int i = 0; i < Math.min(first, laid.count()); i++) {
            Rectangle cell = place.apply(laid.at(i, ZonePane.GAP));
            double size = Math.min(cell.width, cell.height) * SIZE;
            Ellipse2D hollow =
                    new Ellipse2D.Double(cell.getCenterX() - size / 2, cell.getCenterY() - size / 2, size, size);
            g.setColor(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), GROUND));
            g.fill(hollow);
            g.setColor(new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), EDGE));
            g.draw(hollow);
        }
    }
}
