package regola.ui.review;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;

/**
 * A MomentSign is the number under which a moment is found again, above the lines and on its page. What cost is dark
 * and round, what is worth a look for something else light and round.
 *
 * @param number 0 for a moment that was only asked about
 * @param costly whether it cost something
 */
record MomentSign(int number, boolean costly) {
    /** Its size, in units of space: a number has room in it in the smallest letters there are. */
    static final double SIZE = 24;

    private static final double TIP = 0.6;
    private static final String ASKED = "?";

    /** @param looked whether this is the one that is looked at */
    void paint(Graphics2D g, Component on, Measure measure, double x, double y, boolean looked) {
        double size = measure.px(SIZE);
        Shape ground = new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
        g.setColor(StageColour.PAPER.now());
        g.setStroke(Brush.line(looked ? 8 : 4));
        g.draw(ground);
        if (looked) {
            g.setColor(StageColour.INK.now());
            g.setStroke(Brush.line(5));
            g.draw(ground);
        }
        g.setColor((costly ? StageColour.LEAD : StageColour.BUBBLE).now());
        g.fill(ground);
        g.setColor(StageColour.INK.now());
        g.setStroke(Brush.line(1.5));
        g.draw(ground);
        Font font = TextSize.ANSWER.font(measure.text(TextSize.SMALL));
        FontMetrics letters = on.getFontMetrics(font);
        String words = number == 0 ? ASKED : String.valueOf(number);
        g.setFont(font);
        g.setColor((costly ? StageColour.LEAD_INK : StageColour.INK).now());
        g.drawString(words, (float) (x - letters.stringWidth(words) / 2.0), (float)
                (y + (letters.getAscent() - letters.getDescent()) / 2.0));
        g.setColor(StageColour.INK.now());
    }

    /** @return the point on the line: round where it cost, else standing on its tip */
    static Shape point(double x, double y, double size, boolean costly) {
        return costly ? new Ellipse2D.Double(x - size / 2, y - size / 2, size, size) : tip(x, y, TIP * size);
    }

    private static Path2D tip(double x, double y, double far) {
        Path2D tip = new Path2D.Double();
        tip.moveTo(x, y - far);
        tip.lineTo(x + far, y);
        tip.lineTo(x, y + far);
        tip.lineTo(x - far, y);
        tip.closePath();
        return tip;
    }
}
