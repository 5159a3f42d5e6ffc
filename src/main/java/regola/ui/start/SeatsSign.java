package regola.ui.start;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/**
 * A SeatsSign is for how many a game is: the outline of a person, and numbers.
 *
 * @param seats such as "2–5"; nothing is painted where it is empty
 */
record SeatsSign(String seats) {
    /** How wide the person is, and how far from the numbers, in heights of the letters. */
    private static final double PERSON = 0.78;

    private static final double GAP = 0.28;

    int wide(Component on, Measure measure) {
        if (seats.isEmpty()) return 0;
        return (int) Math.ceil((PERSON + GAP) * high(measure))
                + on.getFontMetrics(font(measure)).stringWidth(seats);
    }

    /** @param y the middle of the line */
    void paint(Graphics2D g, Component on, Measure measure, double x, double y) {
        if (seats.isEmpty()) return;
        double high = high(measure);
        double wide = PERSON * high;
        FontMetrics metrics = on.getFontMetrics(font(measure));
        double head = 0.44 * high;
        double top = y - high / 2;
        g.setColor(StageColour.SUB.now());
        g.fill(new Ellipse2D.Double(x + (wide - head) / 2, top, head, head));
        g.fill(new Arc2D.Double(x, top + 0.52 * high, wide, 0.96 * high, 0, 180, Arc2D.PIE));
        g.setFont(font(measure));
        g.drawString(
                seats,
                (float) (x + wide + GAP * high),
                (float) (y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    private static double high(Measure measure) {
        return 0.82 * measure.text(TextSize.SMALL);
    }

    private static Font font(Measure measure) {
        return TextSize.BODY.font(measure.text(TextSize.SMALL)).deriveFont(Font.BOLD);
    }
}
