package regola.ui.board.paint;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Scenery;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.SiteView;

/**
 * A Backdrop is all of a board that lies under its pieces, painted once and kept, so that what moves over it moves
 * smoothly. The scenery behind the places is kept beside: it stays when a place changes.
 */
public final class Backdrop {
    private final Kept<Behind> scenery = new Kept<>();
    private final Kept<Look> whole = new Kept<>();

    /** All that the scenery depends on; from where the board is seen counts only if something moves with it. */
    private record Behind(BoardLook look, Viewpoint seen, double width, double height, double scale, Palette palette) {}

    /** All that the picture depends on; what stands on the places is not in it. */
    private record Look(Behind behind, List<Base> places, List<LinkView> links) {}

    private record Base(
            String id, String art, double x, double y, double size, List<MarkView> marks, SiteView.Keeper keeper) {}

    /** A picture and what it was painted for. */
    private static final class Kept<T> {
        private T of;
        private BufferedImage image;

        BufferedImage image(T wanted, double width, double height, double scale, Consumer<Graphics2D> painter) {
            if (wanted.equals(of)) return image;
            int across = Math.max(1, (int) Math.ceil(width * scale));
            int down = Math.max(1, (int) Math.ceil(height * scale));
            if (image == null || image.getWidth() != across || image.getHeight() != down)
                image = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
            Graphics2D onto = image.createGraphics();
            try {
                onto.scale(scale, scale);
                painter.accept(onto);
            } finally {
                onto.dispose();
            }
            of = wanted;
            return image;
        }
    }

    /**
     * @param round the radius of the corners; 0 for none
     * @param painter paints parts of it, on a picture as large as the board
     */
    public void paint(Graphics2D g, Scene scene, Palette palette, double round, Painter painter) {
        AffineTransform device = g.getTransform();
        double scale = Math.max(Math.abs(device.getScaleX()), Math.abs(device.getShearX()));
        double width = scene.width();
        double height = scene.height();
        Scenery behindAll = scene.look().scenery();
        Viewpoint seen =
                behindAll.isOnGrid() || behindAll.isAside() ? scene.layout().viewpoint() : null;
        Behind behind = new Behind(scene.look(), seen, width, height, scale, palette);
        List<Base> places = scene.layout().spots().stream()
                .map(s -> new Base(
                        s.site().id(),
                        s.dress().art(),
                        s.x(),
                        s.y(),
                        s.size(),
                        s.site().marks(),
                        s.site().keeper()))
                .toList();
        BufferedImage picture =
                whole.image(new Look(behind, places, scene.board().links()), width, height, scale, onto -> {
                    BufferedImage back = scenery.image(behind, width, height, scale, painter::paintScenery);
                    onto.drawImage(back, AffineTransform.getScaleInstance(1 / scale, 1 / scale), null);
                    painter.paintPlaces(onto);
                });
        if (round <= 0) {
            g.drawImage(picture, AffineTransform.getScaleInstance(1 / scale, 1 / scale), null);
            return;
        }
        // A texture has smooth corners, which a clip has not.
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setPaint(new TexturePaint(
                picture, new Rectangle2D.Double(0, 0, picture.getWidth() / scale, picture.getHeight() / scale)));
        g.fill(new RoundRectangle2D.Double(0, 0, width, height, round * 2, round * 2));
    }

    /** A Painter paints the two parts of a backdrop. */
    public interface Painter {
        void paintScenery(Graphics2D onto);

        void paintPlaces(Graphics2D onto);
    }
}
