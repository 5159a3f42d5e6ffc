package regola.ui.board.paint;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import regola.ui.board.art.BoardLook;
import regola.ui.theme.Palette;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.MarkView;

/**
 * A Backdrop is all of a board that lies under its pieces, painted once and kept, so that what moves over it moves
 * smoothly.
 */
public final class Backdrop {
    private Look kept;
    private BufferedImage image;

    /** All that the picture depends on; what stands on the places is not in it. */
    private record Look(
            BoardLook look,
            List<Base> places,
            List<LinkView> links,
            double width,
            double height,
            double scale,
            Palette palette) {}

    private record Base(String id, String art, double x, double y, double size, List<MarkView> marks) {}

    /** @param painter paints it, on a picture as large as the board */
    public void paint(Graphics2D g, Scene scene, Palette palette, Consumer<Graphics2D> painter) {
        AffineTransform device = g.getTransform();
        double scale = Math.max(Math.abs(device.getScaleX()), Math.abs(device.getShearX()));
        List<Base> places = scene.layout().spots().stream()
                .map(s -> new Base(
                        s.site().id(),
                        s.dress().art(),
                        s.x(),
                        s.y(),
                        s.size(),
                        s.site().marks()))
                .toList();
        Look look =
                new Look(scene.look(), places, scene.board().links(), scene.width(), scene.height(), scale, palette);
        if (!look.equals(kept)) {
            int width = Math.max(1, (int) Math.ceil(scene.width() * scale));
            int height = Math.max(1, (int) Math.ceil(scene.height() * scale));
            image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            Graphics2D onto = image.createGraphics();
            try {
                onto.scale(scale, scale);
                painter.accept(onto);
            } finally {
                onto.dispose();
            }
            kept = look;
        }
        g.drawImage(image, AffineTransform.getScaleInstance(1 / scale, 1 / scale), null);
    }
}
