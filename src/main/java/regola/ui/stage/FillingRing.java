package regola.ui.stage;

import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;

/** A FillingRing fills round a token until the only move there is plays itself. */
public final class FillingRing {
    private Glide glide;
    /** How much of it is full; below 0 if there is none. */
    private double filled = -1;

    /**
     * @param millis until it is full
     * @param repaint is done whenever it looks different
     */
    public void fill(int millis, Runnable repaint) {
        stop();
        filled = 0;
        glide = new Glide(
                millis,
                part -> {
                    filled = 1 - Math.sqrt(1 - part); // as fast at its end as at its beginning
                    repaint.run();
                },
                () -> {});
        glide.start();
    }

    /** It is gone. */
    public void stop() {
        if (glide != null) glide.finish();
        glide = null;
        filled = -1;
    }

    /** @param size of the token, whose upper left corner is there */
    public void paint(Graphics2D g, Measure measure, int x, int y, int size) {
        if (filled < 0) return;
        double thick = measure.px(6);
        double inset = thick / 2 - measure.px(4);
        double wide = size - 2 * inset;
        g.setStroke(Brush.line(thick + 3));
        g.setColor(StageColour.BUBBLE.now());
        g.draw(new Ellipse2D.Double(x + inset, y + inset, wide, wide));
        g.setStroke(Brush.line(thick));
        g.setColor(StageColour.LEAD.now());
        g.draw(new Arc2D.Double(x + inset, y + inset, wide, wide, 90, -360 * filled, Arc2D.OPEN));
    }
}
