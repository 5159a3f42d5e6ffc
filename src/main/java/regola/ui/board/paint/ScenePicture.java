package regola.ui.board.paint;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.layout.Room;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;

/**
 * A ScenePicture is a board with its scenery, painted into a picture of any size and for any theme, to know a game by.
 * It needs no window and may be painted on any thread that has an art store of its own.
 */
public final class ScenePicture {
    /** A picture that is smaller than this is a board seen from farther away: its lines grow thinner with it. */
    private static final double NEAR = 700;

    private final ArtStore art;
    private final Font font;

    /** @param art of the thread that paints alone */
    public ScenePicture(ArtStore art, Font font) {
        this.art = art;
        this.font = font;
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
     * @param middle so much of the width, in its middle, has the board: what is beside may be cut off
     * @return nothing that is marked on the board is in it
     */
    public BufferedImage paint(BoardView board, Palette palette, int width, int height, int middle) {
        double away = Math.max(1, NEAR / Math.max(1, Math.min(width, height)));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.scale(1 / away, 1 / away);
            var look = art.look(board.look());
            double aside = (width - middle) * away / 2;
            Room room = new Room(width * away, height * away, aside, 0, aside, 0);
            Scene scene = Scene.still(look.trimmed(board.plain()), look, room, Viewpoint.FITTING);
            new BoardPainter(new SwingCanvas(g, art, font, palette.dark()), palette, false).paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }
}
