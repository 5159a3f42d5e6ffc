package regola.ui.stage;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;

/**
 * A Brush paints what several parts of the stage have alike: smooth lines, rounded grounds, and where the keyboard is.
 */
public final class Brush {
    private Brush() {}

    /** @return a graphics of one's own with smooth lines and letters; to be disposed of */
    public static Graphics2D smooth(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return g;
    }

    /** @return a line with round ends and corners */
    public static BasicStroke line(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** @param inset how far inside of the rectangle, on all sides */
    public static Shape rounded(double x, double y, double width, double height, double inset, double radius) {
        double across = 2 * Math.max(0, radius - inset);
        return new RoundRectangle2D.Double(x + inset, y + inset, width - 2 * inset, height - 2 * inset, across, across);
    }

    /** Paints the two rings of what has the keyboard, along the inner edge of a rectangle at 0, 0. */
    public static void focus(Graphics2D g, int width, int height, double radius) {
        g.setColor(StageColour.FOCUS_OUTER.now());
        g.setStroke(line(3));
        g.draw(rounded(0, 0, width, height, 1.5, radius));
        g.setColor(StageColour.FOCUS_INNER.now());
        g.setStroke(line(2));
        g.draw(rounded(0, 0, width, height, 4, radius));
    }
}
