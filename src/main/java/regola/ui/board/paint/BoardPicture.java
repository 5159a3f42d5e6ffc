package regola.ui.board.paint;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
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
        painted = new ScenePicture(art, UIManager.getFont("Label.font"))
                .paint(board, now, getIconWidth(), getIconHeight());
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
}
