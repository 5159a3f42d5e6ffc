package regola.ui.review;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.review.ReviewView;

/**
 * A FallBar draws how far a chance fell with a move: as long as the chance was, what is left of it filled, what went
 * hatched, and the figures behind it.
 */
record FallBar(ReviewView.Fall fall, Measure measure, Component on) {
    /** How high and how long the bar is at least, in units of space. */
    private static final double HIGH = 14;

    private static final double LEAST = 60;
    private static final double BETWEEN = 8;
    /** The lines of what went lie so far apart. */
    private static final double HATCH = 5;

    private Font font() {
        return TextSize.SMALL.font(measure);
    }

    private FontMetrics letters() {
        return on.getFontMetrics(font());
    }

    private String figures() {
        String before = fall.to() < fall.from() ? Math.round(100 * fall.from()) + "\u00a0\u2192\u00a0" : "";
        return before + Math.round(100 * fall.to()) + "\u00a0%";
    }

    /** @return whether the words stand before the bar; else above it */
    private boolean isBeside(int width) {
        FontMetrics letters = letters();
        int words = letters.stringWidth(fall.whose()) + letters.stringWidth(figures());
        return words + 2 * measure.px(BETWEEN) + measure.px(LEAST) <= width;
    }

    int height(int width) {
        return letters().getHeight() * (isBeside(width) ? 1 : 2);
    }

    void paint(Graphics2D g, int x, int y, int width) {
        FontMetrics letters = letters();
        g.setFont(font());
        g.setColor(StageColour.INK.now());
        g.drawString(fall.whose(), x, y + letters.getAscent());
        boolean beside = isBeside(width);
        int row = beside ? y : y + letters.getHeight();
        int left = beside ? x + letters.stringWidth(fall.whose()) + measure.px(BETWEEN) : x;
        int figures = x + width - letters.stringWidth(figures());
        g.drawString(figures(), figures, row + letters.getAscent());
        bar(g, left, row + (letters.getHeight() - measure.px(HIGH)) / 2, figures - measure.px(BETWEEN) - left);
    }

    private void bar(Graphics2D g, int x, int y, int wide) {
        int high = measure.px(HIGH);
        Shape whole = Brush.rounded(x, y, wide, high, 1, measure.px(5));
        Graphics2D inside = (Graphics2D) g.create();
        try {
            inside.setColor(StageColour.PAPER.now());
            inside.fill(whole);
            inside.clip(whole);
            double from = x + wide * fall.from();
            double to = x + wide * fall.to();
            inside.setColor(StageColour.LEAD.now());
            inside.fill(new Rectangle2D.Double(x, y, to - x, high));
            inside.setColor(StageColour.SUB.now());
            inside.setStroke(Brush.line(1.5));
            inside.clip(new Rectangle2D.Double(to, y, Math.max(0, from - to), high));
            for (double at = to - high; at < from; at += measure.px(HATCH))
                inside.draw(new Line2D.Double(at, y + high, at + high, y));
        } finally {
            inside.dispose();
        }
        g.setColor(StageColour.EDGE.now());
        g.setStroke(Brush.line(1.5));
        g.draw(whole);
        g.setColor(StageColour.INK.now());
    }
}
