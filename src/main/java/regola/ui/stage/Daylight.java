package regola.ui.stage;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import regola.ui.theme.Palette;

/** A Daylight lies over the land of a path, so that its road stands out; for children it is a sunny day. */
public final class Daylight {
    private static final Color DUSK = new Color(0x10, 0x20, 0x30, 0x66);
    /** Where the sun stands, and far from it; on dark wood it is a lamp. */
    private static final Color[] SUN = {new Color(0xFF, 0xF2, 0xC4, 0xC0), new Color(0xFF, 0xE2, 0xA8, 0x50)};

    private Daylight() {}

    /** @param mode for whom it is: children have sunshine as long as the window is light */
    public static void paint(Graphics2D g, Rectangle all, Measure.Mode mode) {
        boolean sunny = mode == Measure.Mode.CHILDREN && !Palette.current().dark();
        if (sunny)
            g.setPaint(new RadialGradientPaint(
                    new Point2D.Double(0.3 * all.width, 0), Math.max(1, all.width), new float[] {0, 1}, SUN));
        else g.setColor(DUSK);
        g.fill(all);
    }
}
