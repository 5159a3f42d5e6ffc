package regola.ui.start;

import java.awt.Color;
import java.awt.Component;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import regola.ui.board.paint.SceneCrop;
import regola.ui.theme.Palette;

/**
 * A Framing puts a picture into a frame so that it fills it: what is too wide is cut off at both sides, and what is too
 * high above and below. It keeps the picture at the size in which it was painted last.
 */
final class Framing {
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

    private BufferedImage whole;
    private BufferedImage fitted;

    /** @param shape what is seen of it */
    void paint(Graphics2D onto, BufferedImage picture, Shape shape, double x, double y, double width, double height) {
        Graphics2D g = (Graphics2D) onto.create();
        try {
            if (picture == null || width < 1 || height < 1) {
                paintGround(g, shape, x, y, width, height);
                return;
            }
            g.clip(shape);
            AffineTransform device = g.getTransform();
            int wide = (int) Math.ceil(width * device.getScaleX());
            int high = (int) Math.ceil(height * device.getScaleY());
            if (picture != whole || fitted.getWidth() != wide || fitted.getHeight() != high) {
                whole = picture;
                fitted = fit(picture, wide, high);
            }
            g.translate(x, y);
            g.scale(width / wide, height / high);
            g.drawImage(fitted, 0, 0, null);
        } finally {
            g.dispose();
        }
    }

    /** Before a picture has come: a sky and two hills, so that no frame is ever empty. */
    private static void paintGround(Graphics2D g, Shape shape, double x, double y, double width, double height) {
        Color[] colours = Palette.current().dark() ? NIGHT : DAY;
        g.setPaint(new GradientPaint(0, (float) y, colours[0], 0, (float) (y + Math.max(1, height)), colours[1]));
        g.fill(shape);
        g.clip(shape);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(colours[2]);
        g.fill(new Ellipse2D.Double(x - 0.2 * width, y + 0.58 * height, 0.9 * width, 1.2 * height));
        g.setColor(colours[3]);
        g.fill(new Ellipse2D.Double(x + 0.4 * width, y + 0.7 * height, 0.9 * width, 1.2 * height));
    }

    private static BufferedImage fit(BufferedImage picture, int width, int height) {
        BufferedImage from = picture;
        while (from.getWidth() > 2 * width && from.getHeight() > 2 * height) from = SceneCrop.half(from);
        double scale = Math.max((double) width / from.getWidth(), (double) height / from.getHeight());
        BufferedImage fitted = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = fitted.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            AffineTransform place = AffineTransform.getTranslateInstance(
                    (width - scale * from.getWidth()) / 2, (height - scale * from.getHeight()) / 2);
            place.scale(scale, scale);
            g.drawImage(from, place, null);
        } finally {
            g.dispose();
        }
        return fitted;
    }

    /** @return how large a picture has to be for a frame on that screen, in its own pixels */
    static double density(Component on) {
        return on.getGraphicsConfiguration() == null
                ? 1
                : on.getGraphicsConfiguration().getDefaultTransform().getScaleX();
    }
}
