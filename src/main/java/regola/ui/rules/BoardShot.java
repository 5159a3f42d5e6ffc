package regola.ui.rules;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.SwingCanvas;
import regola.ui.board.paint.BoardDrawing;
import regola.ui.board.paint.BoardPainter;
import regola.ui.board.paint.Scene;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;

/** A BoardShot is a still picture of a board on a page. It is painted once for each size and look of the window. */
final class BoardShot extends JComponent implements Measured {
    private static final long serialVersionUID = 1;
    /** The width of a board in a window of 1280 pixels, and the most height in parts of it. */
    private static final int WIDTH = 340;

    private static final double MOST_HEIGHT = 0.92;

    private final transient BoardView board;
    private final transient OverlayView over;
    private final transient ArtStore art;
    private final double proportion;
    private transient Measure measure = Measure.of(1280, 800, 1);
    private transient BufferedImage painted;
    private transient Palette palette;

    /** @param said what is to be seen, for whoever does not see it */
    BoardShot(BoardView board, OverlayView over, ArtStore art, String said) {
        this.board = board;
        this.over = over;
        this.art = art;
        this.proportion = new BoardDrawing(art, UIManager.getFont("Label.font")).proportion(board);
        getAccessibleContext().setAccessibleName(said);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        // With large letters boards stay as they are: the page has no more room.
        double wide = Math.min(WIDTH * measure.scale(), measure.width() * 0.27);
        double high = Math.min(wide / proportion, wide * MOST_HEIGHT);
        return new Dimension((int) Math.round(Math.min(wide, high * Math.max(1, proportion))), (int) Math.round(high));
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double scale = g.getTransform().getScaleX();
            int wide = Math.max(1, (int) Math.round(getWidth() * scale));
            int high = Math.max(1, (int) Math.round(getHeight() * scale));
            Palette now = Palette.current();
            if (painted == null || painted.getWidth() != wide || painted.getHeight() != high || !now.equals(palette)) {
                palette = now;
                painted = paint(wide, high, scale);
            }
            g.clip(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(12)));
            g.drawImage(painted, 0, 0, getWidth(), getHeight(), null);
        } finally {
            g.dispose();
        }
    }

    private BufferedImage paint(int wide, int high, double scale) {
        BufferedImage image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.scale(scale, scale);
            Scene scene = Scene.still(
                            art.look(board.look()).trimmed(board), art.look(board.look()), wide / scale, high / scale)
                    .withOverlay(over);
            new BoardPainter(new SwingCanvas(g, art, UIManager.getFont("Label.font"), palette.dark()), palette, false)
                    .paint(scene);
        } finally {
            g.dispose();
        }
        return image;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.ICON;
                }
            };
        }
        return accessibleContext;
    }
}
