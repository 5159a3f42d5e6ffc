package regola.ui.start;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import regola.ui.board.paint.SceneCrop;
import regola.ui.stage.Hills;

/**
 * A Framing puts a picture into a frame so that it fills it: what is too wide is cut off at both sides, and what is too
 * high above and below. It keeps the picture at the size in which it was painted last.
 */
final class Framing {
    private BufferedImage whole;
    private BufferedImage fitted;

    /** @param shape what is seen of it */
    void paint(Graphics2D onto, BufferedImage picture, Shape shape, double x, double y, double width, double height) {
        Graphics2D g = (Graphics2D) onto.create();
        try {
            if (picture == null || width < 1 || height < 1) {
                // Before a picture has come, so that no frame is ever empty.
                Hills.paint(g, shape, x, y, width, height);
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
