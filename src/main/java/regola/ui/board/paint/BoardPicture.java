package regola.ui.board.paint;

import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.view.board.BoardView;

/**
 * A BoardPicture is a small picture of a whole board, to know a game by. It is painted once for each look of the
 * window.
 */
public final class BoardPicture implements Icon {
    private static final double ROUND = 10;

    private final BoardView board;
    private final ArtStore art;
    private final int width;
    private final int height;
    private BufferedImage painted;
    private Palette palette;

    /** @param width at 100 % */
    public BoardPicture(BoardView board, ArtStore art, int width, int height) {
        this.board = board.plain();
        this.art = art;
        this.width = width;
        this.height = height;
    }

    @Override
    public int getIconWidth() {
        return Scaled.px(width);
    }

    @Override
    public int getIconHeight() {
        return Scaled.px(height);
    }

    /** Draws it before anybody paints it: what takes long must not hold up the painting of what stands around it. */
    public void draw() {
        Palette now = Palette.current();
        boolean fits = painted != null && now.equals(palette) && painted.getWidth() == getIconWidth();
        if (fits) return;
        palette = now;
        painted = half(half(paint(now, getIconWidth() * 4, getIconHeight() * 4)));
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        draw();
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.clip(new RoundRectangle2D.Double(x, y, getIconWidth(), getIconHeight(), ROUND, ROUND));
            g.drawImage(painted, x, y, null);
        } finally {
            g.dispose();
        }
    }

    /** Larger than it is seen, so that lines are as thin as on a board. */
    private BufferedImage paint(Palette palette, int wide, int high) {
        BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            Font font = UIManager.getFont("Label.font");
            Scene scene = Scene.still(art.look(board.look()).trimmed(board), art.look(board.look()), wide, high);
            new BoardPainter(new SwingCanvas(g, art, font, palette.dark()), palette, false).paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    private static BufferedImage half(BufferedImage image) {
        BufferedImage half = new BufferedImage(image.getWidth() / 2, image.getHeight() / 2, BufferedImage.TYPE_INT_RGB);
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
