package regola.ui.handout;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;

/** A PageSigns draws what stands between words and pictures on paper: a sign, an arrow, lines. */
final class PageSigns {
    private static final Color BARRED = new Color(0xB3261E);

    private PageSigns() {}

    /** What says that something is not allowed. */
    static void barred(Graphics2D g, double x, double top) {
        g.setColor(BARRED);
        g.setStroke(new BasicStroke(1.6f));
        g.draw(new Ellipse2D.Double(x, top, 12, 12));
        g.draw(new Line2D.Double(x + 6, top + 3.2, x + 6, top + 6.6));
        g.fill(new Ellipse2D.Double(x + 5.1, top + 8.2, 1.8, 1.8));
        g.setStroke(new BasicStroke(1));
    }

    /** From one picture to the next. */
    static void arrow(Graphics2D g, double x, double y) {
        g.setColor(Pages.INK);
        g.setStroke(new BasicStroke(1.6f));
        g.draw(new Line2D.Double(x - 9, y, x + 8, y));
        g.draw(new Line2D.Double(x + 8, y, x + 3, y - 5));
        g.draw(new Line2D.Double(x + 8, y, x + 3, y + 5));
        g.setStroke(new BasicStroke(1));
    }

    /** A line to write on. */
    static void line(Graphics2D g, double left, double right, double y) {
        line(g, left, right, y, new BasicStroke(0.6f));
    }

    /** What leads from a title to the number of its page. */
    static void dots(Graphics2D g, double left, double right, double y) {
        float[] gaps = {0.1f, 4};
        line(g, left, right, y, new BasicStroke(0.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, gaps, 0));
    }

    private static void line(Graphics2D g, double left, double right, double y, BasicStroke stroke) {
        g.setColor(Pages.QUIET);
        g.setStroke(stroke);
        g.draw(new Line2D.Double(left, y, right, y));
        g.setStroke(new BasicStroke(1));
    }
}
