package regola.ui.start;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import javax.swing.UIManager;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.theme.Star;

/**
 * A SeatsSign is for how many a game is, the outline of a person and numbers, and before it how many stars the learner
 * has in it.
 *
 * @param seats such as "2–5"; empty if that is not known
 * @param stars nothing is painted of none
 */
record SeatsSign(String seats, int stars) {
    /** How wide the person is, and how far from the numbers, in heights of the letters. */
    private static final double PERSON = 0.78;

    private static final double GAP = 0.28;
    /** The radius of the star, likewise. */
    private static final double STAR = 0.58;
    /** Between stars and persons, in pixels at 1280x800. */
    private static final int BETWEEN = 12;

    int wide(Component on, Measure measure) {
        int both = wide(on, measure, PERSON, seats) + wide(on, measure, 2 * STAR, starred());
        return seats.isEmpty() || stars == 0 ? both : both + measure.px(BETWEEN);
    }

    private String starred() {
        return stars == 0 ? "" : String.valueOf(stars);
    }

    /** @param sign how wide what stands before the number is, in heights of the letters */
    private static int wide(Component on, Measure measure, double sign, String number) {
        if (number.isEmpty()) return 0;
        return (int) Math.ceil((sign + GAP) * high(measure))
                + on.getFontMetrics(font(measure)).stringWidth(number);
    }

    /** @param y the middle of the line */
    void paint(Graphics2D g, Component on, Measure measure, double x, double y) {
        double high = high(measure);
        double wide = PERSON * high;
        double from = x;
        if (stars > 0) {
            Path2D star = Star.at(from + STAR * high, y, STAR * high);
            g.setColor(UIManager.getColor("Regola.star.full"));
            g.fill(star);
            g.setColor(UIManager.getColor("Regola.star.edge"));
            g.setStroke(Brush.line(1.1));
            g.draw(star);
            number(g, on, measure, starred(), from + (2 * STAR + GAP) * high, y);
            from += wide(on, measure, 2 * STAR, starred()) + measure.px(BETWEEN);
        }
        if (seats.isEmpty()) return;
        double head = 0.44 * high;
        double top = y - high / 2;
        g.setColor(StageColour.SUB.now());
        g.fill(new Ellipse2D.Double(from + (wide - head) / 2, top, head, head));
        g.fill(new Arc2D.Double(from, top + 0.52 * high, wide, 0.96 * high, 0, 180, Arc2D.PIE));
        number(g, on, measure, seats, from + wide + GAP * high, y);
    }

    private static void number(Graphics2D g, Component on, Measure measure, String number, double x, double y) {
        FontMetrics metrics = on.getFontMetrics(font(measure));
        g.setColor(StageColour.SUB.now());
        g.setFont(font(measure));
        g.drawString(number, (float) x, (float) (y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    private static double high(Measure measure) {
        return 0.82 * measure.text(TextSize.SMALL);
    }

    private static Font font(Measure measure) {
        return TextSize.BODY.font(measure.text(TextSize.SMALL)).deriveFont(Font.BOLD);
    }
}
