package regola.ui.board.paint;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Set;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;

/** A ScenePicture paints a whole board, with its scenery, into an image. On any thread. */
public final class ScenePicture {
    /** A whole board is painted so much larger than what is cut out of it. */
    private static final int LARGER = 6;
    /** Of a place so much more is seen than itself, in its own sizes. */
    private static final double AROUND = 2.6;

    private ScenePicture() {}

    /**
     * Painted larger than it is handed out, so that lines are as thin as on a board.
     *
     * @param art of the calling thread alone
     */
    public static BufferedImage paint(
            BoardView board, ArtStore art, Palette palette, Font font, int width, int height) {
        return half(large(board.plain(), art, palette, font, width * 2, height * 2));
    }

    /**
     * Paints some places of a board and what lies around them.
     *
     * @param sites ids; empty for the whole board
     * @param across width and height
     */
    public static BufferedImage crop(
            BoardView board, Set<String> sites, ArtStore art, Palette palette, Font font, int across) {
        int size = across * LARGER;
        BufferedImage whole = large(board.plain(), art, palette, font, size, size);
        BoardLayout layout =
                BoardLayout.of(art.look(board.look()).trimmed(board.plain()), art.look(board.look()), size, size);
        Rectangle2D box = null;
        for (String site : sites) {
            BoardLayout.Spot spot = layout.spot(site);
            if (spot == null) continue;
            double room = spot.size() * AROUND;
            Rectangle2D around = new Rectangle2D.Double(spot.x() - room / 2, spot.y() - room / 2, room, room);
            box = box == null ? around : box.createUnion(around);
        }
        BufferedImage seen = box == null ? whole : cut(whole, box, across);
        BufferedImage fit = new BufferedImage(across, across, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = fit.createGraphics();
        try {
            while (seen.getWidth() > 2 * across) seen = half(seen);
            g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
            g.drawImage(seen, 0, 0, across, across, null);
        } finally {
            g.dispose();
        }
        return fit;
    }

    /** @return the square around a box, as far as it lies in the picture; never so small that it would be coarse */
    private static BufferedImage cut(BufferedImage whole, Rectangle2D box, int least) {
        int side = (int) Math.min(whole.getWidth(), Math.max(least, Math.max(box.getWidth(), box.getHeight())));
        int x = (int) Math.max(0, Math.min(whole.getWidth() - side, box.getCenterX() - side / 2.0));
        int y = (int) Math.max(0, Math.min(whole.getHeight() - side, box.getCenterY() - side / 2.0));
        return whole.getSubimage(x, y, side, side);
    }

    private static BufferedImage large(
            BoardView board, ArtStore art, Palette palette, Font font, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            Scene scene = Scene.still(art.look(board.look()).trimmed(board), art.look(board.look()), width, height);
            new BoardPainter(new SwingCanvas(g, art, font, palette.dark()), palette, false).paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    /** @return half as wide and high */
    public static BufferedImage half(BufferedImage image) {
        BufferedImage half = new BufferedImage(
                Math.max(1, image.getWidth() / 2), Math.max(1, image.getHeight() / 2), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = half.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
            g.drawImage(image, 0, 0, half.getWidth(), half.getHeight(), null);
        } finally {
            g.dispose();
        }
        return half;
    }
}
