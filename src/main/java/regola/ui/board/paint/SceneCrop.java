package regola.ui.board.paint;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import regola.ui.board.art.ArtStore;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;

/** A SceneCrop paints some places of a board and what lies around them, in a square. On any thread. */
public final class SceneCrop {
    /** A whole board is painted so much larger than what is cut out of it. */
    private static final int LARGER = 6;
    /** No board is painted larger than this for it. */
    private static final int MOST_BOARD = 2640;
    /** Of a place so much more is seen than itself, in its own sizes. */
    private static final double AROUND = 2.6;
    /** Of each of several places: what matters lies between them. */
    private static final double AROUND_SOME = 1.5;
    /** At least so much of the board's width and height is seen around a single place. */
    private static final double ALONE = 0.42;
    /** No third place is seen with which more than this part of the board's width and height would be. */
    private static final double MOST = 0.5;

    private SceneCrop() {}

    /**
     * @param overlay what guides the eye
     * @param sites ids, the most important first: the first two are seen, and more that lie near; empty for the whole
     *     board
     * @param art of the calling thread alone
     * @param across width and height
     */
    public static BufferedImage paint(
            BoardView board,
            OverlayView overlay,
            List<String> sites,
            ArtStore art,
            Palette palette,
            Font font,
            int across) {
        int size = Math.min(MOST_BOARD, across * LARGER);
        BufferedImage seen = new ScenePicture(art, font).paint(board, overlay, palette, size);
        var look = art.look(board.look());
        BoardLayout layout = BoardLayout.of(look.trimmed(board.plain()), look, Room.of(size, size), Viewpoint.FITTING);
        Rectangle2D box = null;
        for (int i = 0; i < sites.size(); i++) {
            BoardLayout.Spot spot = layout.spot(sites.get(i));
            if (spot == null) continue;
            double room = spot.size() * (sites.size() > 1 ? AROUND_SOME : AROUND);
            Rectangle2D around = new Rectangle2D.Double(spot.x() - room / 2, spot.y() - room / 2, room, room);
            Rectangle2D both = box == null ? around : box.createUnion(around);
            // From where to where belongs together, however far it is.
            if (i <= 1 || box == null || Math.max(both.getWidth(), both.getHeight()) < size * MOST) box = both;
        }
        // One place says little without what lies around it.
        int least = sites.size() > 1 ? size / LARGER : (int) (size * ALONE);
        if (box != null) seen = cut(seen, box, least);
        while (seen.getWidth() > 2 * across) seen = half(seen);
        BufferedImage fit = new BufferedImage(across, across, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = fit.createGraphics();
        try {
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
