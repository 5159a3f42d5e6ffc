package regola.ui.start;

import java.awt.Color;
import java.awt.Component;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import regola.ui.board.paint.SceneCrop;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.theme.Palette;

/**
 * A Framing puts a picture into a frame so that it fills it: what is too wide is cut off at both sides, and what is too
 * high above and below. It keeps the picture at the size in which it was painted last.
 */
final class Framing {
    private static final Color[] DAY = {new Color(0xCF, 0xE4, 0xDA), new Color(0xEC, 0xE6, 0xCE)};
    private static final Color[] NIGHT = {new Color(0x1F, 0x3A, 0x3C), new Color(0x2B, 0x31, 0x29)};
    /** The guide waiting for a picture, in heights of the frame. */
    private static final double GUIDE = 0.5;

    private BufferedImage whole;
    private BufferedImage fitted;

    /** @param shape what is seen of it */
    void paint(Graphics2D onto, BufferedImage picture, Shape shape, double x, double y, double width, double height) {
        Graphics2D g = (Graphics2D) onto.create();
        try {
            if (picture == null || width < 1 || height < 1) {
                paintGround(g, shape, y, height);
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

    /** Before a picture has come: sky and grass, as it were. */
    private static void paintGround(Graphics2D g, Shape shape, double y, double height) {
        Color[] colours = Palette.current().dark() ? NIGHT : DAY;
        g.setPaint(new GradientPaint(0, (float) y, colours[0], 0, (float) (y + Math.max(1, height)), colours[1]));
        g.fill(shape);
    }

    /** The guide sits in a frame whose picture is on its way. */
    static void paintWaiting(Graphics2D g, Component on, double x, double y, double width, double height) {
        int across = (int) (Math.min(width, height) * GUIDE);
        if (across < 1) return;
        new GuideIcon(Pose.SIT, across)
                .paintIcon(on, g, (int) (x + (width - across) / 2), (int) (y + (height - across) / 2));
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
