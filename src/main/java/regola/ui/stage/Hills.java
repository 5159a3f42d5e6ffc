package regola.ui.stage;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import regola.ui.theme.Palette;

/** Hills are a sky and two hills: what is there where no picture is. */
public final class Hills {
    /** The sky above and below, the hill behind and the one before it. */
    private static final Color[] DAY = {
        new Color(0xCF, 0xE4, 0xDA),
        new Color(0xEC, 0xE6, 0xCE),
        new Color(0xBF, 0xD8, 0xBC),
        new Color(0xA9, 0xCB, 0xA8)
    };

    private static final Color[] NIGHT = {
        new Color(0x2C, 0x47, 0x5C),
        new Color(0x4A, 0x62, 0x6C),
        new Color(0x3C, 0x78, 0x60),
        new Color(0x2C, 0x5C, 0x49)
    };

    private Hills() {}

    /** @param shape what is seen of them */
    public static void paint(Graphics2D graphics, Shape shape, double x, double y, double width, double height) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Color[] colours = Palette.current().dark() ? NIGHT : DAY;
            g.setPaint(new GradientPaint(0, (float) y, colours[0], 0, (float) (y + Math.max(1, height)), colours[1]));
            g.fill(shape);
            g.clip(shape);
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setColor(colours[2]);
            g.fill(new Ellipse2D.Double(x - 0.2 * width, y + 0.58 * height, 0.9 * width, 1.2 * height));
            g.setColor(colours[3]);
            g.fill(new Ellipse2D.Double(x + 0.4 * width, y + 0.7 * height, 0.9 * width, 1.2 * height));
        } finally {
            g.dispose();
        }
    }
}
