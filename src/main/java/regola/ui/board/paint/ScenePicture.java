package regola.ui.board.paint;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Detail;
import regola.ui.view.board.OverlayView;

/**
 * A ScenePicture is a board with its scenery, painted into a picture of any size and for any theme, to know a game by.
 * It needs no window and may be painted on any thread that has an art store of its own.
 */
public final class ScenePicture {
    /** A picture that is smaller than this is a board seen from farther away: its lines grow thinner with it. */
    private static final double NEAR = 700;
    /** So much of the picture is filled by the places that are shown; a rim around them stays free. */
    private static final double AROUND = 0.93;

    private final ArtStore art;
    private final Font font;

    /** @param art of the thread that paints alone */
    public ScenePicture(ArtStore art, Font font) {
        this.art = art;
        this.font = font;
    }

    /** @return the width of a board in proportion to its height, as it is drawn where it has room; 1 without an end */
    public static double proportion(BoardView board, ArtStore art) {
        return board.isEndless() ? 1 : BoardLayout.proportion(board, art.look(board.look()));
    }

    /**
     * @param palette by day or by night
     * @return nothing that is marked on the board is in it
     */
    public BufferedImage paint(BoardView board, Palette palette, int width, int height) {
        return paint(board, palette, width, height, width);
    }

    /**
     * @param palette by day or by night
     * @param below so much at the lower edge has nothing of the board: something is written there
     * @return nothing that is marked on the board is in it
     */
    public BufferedImage paintAbove(BoardView board, Palette palette, int width, int height, int below) {
        Room room = new Room(width, height, 0, 0, 0, below);
        return paint(board, Detail.WHOLE, OverlayView.NONE, palette, room);
    }

    /**
     * @param palette by day or by night
     * @param middle so much of the width, in its middle, has the board: what is beside may be cut off
     * @return nothing that is marked on the board is in it
     */
    public BufferedImage paint(BoardView board, Palette palette, int width, int height, int middle) {
        return paint(board, Detail.WHOLE, palette, width, height, middle);
    }

    /** @param shown fills the middle */
    public BufferedImage paint(BoardView board, Detail shown, Palette palette, int width, int height, int middle) {
        return paint(board, shown, OverlayView.NONE, palette, width, height, middle);
    }

    /** @param overlay what guides the eye, on the whole board */
    BufferedImage paint(BoardView board, OverlayView overlay, Palette palette, int size) {
        return paint(board, Detail.WHOLE, overlay, palette, size, size, size);
    }

    private BufferedImage paint(
            BoardView board, Detail shown, OverlayView overlay, Palette palette, int width, int height, int middle) {
        return paint(board, shown, overlay, palette, room(width, height, middle));
    }

    private BufferedImage paint(BoardView board, Detail shown, OverlayView overlay, Palette palette, Room room) {
        int width = (int) room.width();
        int height = (int) room.height();
        double away = away(width, height);
        Room larger = new Room(
                room.width() * away,
                room.height() * away,
                room.left() * away,
                0,
                room.right() * away,
                room.bottom() * away);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.scale(1 / away, 1 / away);
            Scene scene = scene(board, shown, larger).withOverlay(overlay);
            new BoardPainter(new SwingCanvas(g, art, font, palette.dark()), palette, false).paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    /**
     * @return the places where something lies in such a picture, in sizes of the picture: its width and height are 1
     */
    public List<Rectangle2D> places(BoardView board, Detail shown, int width, int height, int middle) {
        return scene(board, shown, room(width, height, middle)).layout().spots().stream()
                .filter(spot -> !spot.slots().isEmpty() || !spot.site().marks().isEmpty())
                .<Rectangle2D>map(spot -> new Rectangle2D.Double(
                        (spot.x() - spot.size() / 2) / width,
                        (spot.y() - spot.size() / 2) / height,
                        spot.size() / width,
                        spot.size() / height))
                .toList();
    }

    private static double away(int width, int height) {
        return Math.max(1, NEAR / Math.max(1, Math.min(width, height)));
    }

    private static Room room(double width, double height, double middle) {
        double aside = (width - middle) / 2;
        return new Room(width, height, aside, 0, aside, 0);
    }

    private Scene scene(BoardView board, Detail shown, Room room) {
        var look = art.look(board.look()).wordless();
        BoardView seen = look.trimmed(board.plain());
        Scene whole = Scene.still(seen, look, room, Viewpoint.FITTING);
        return shown.sites().isEmpty() ? whole : Scene.still(seen, look, room, near(whole, shown, room));
    }

    /** @return from where these places fill the middle of the picture */
    private static Viewpoint near(Scene whole, Detail shown, Room room) {
        double unit = whole.layout().viewpoint().unit();
        Rectangle2D box = null; // in grid units
        for (String site : shown.sites()) {
            BoardLayout.Spot spot = whole.layout().spot(site);
            if (spot == null) continue;
            double size = spot.size() / unit;
            Rectangle2D around = new Rectangle2D.Double(
                    spot.site().x() + spot.dress().shiftX() - size / 2,
                    spot.site().y() + spot.dress().shiftY() - size / 2,
                    size,
                    size);
            box = box == null ? around : box.createUnion(around);
        }
        if (box == null) return Viewpoint.FITTING;
        box = new Rectangle2D.Double(
                box.getX() - shown.left(),
                box.getY() - shown.top(),
                box.getWidth() + shown.left() + shown.right(),
                box.getHeight() + shown.top() + shown.bottom());
        double across = room.width() - room.left() - room.right();
        double down = room.height() - room.top() - room.bottom();
        double near = Math.min(across / box.getWidth(), down / box.getHeight()) * AROUND;
        return new Viewpoint(near, box.getCenterX(), box.getCenterY());
    }
}
