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
import regola.ui.board.paint.ScenePicture;
import regola.ui.stage.Brush;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;

/** A PageScene is the picture on the first page: a board with all its scenery, as wide as the page. */
final class PageScene extends JComponent implements Measured, Flowing {
    private static final long serialVersionUID = 1;
    /** Its height in widths, and the most of it in heights of the window. */
    private static final double FORM = 0.38;

    private static final double MOST = 0.4;

    private final transient BoardView board;
    private final transient ArtStore art;
    private transient Measure measure = Measure.of(1280, 800, 1);
    private transient BufferedImage painted;
    private transient Palette palette;

    /** @param said what is to be seen, for whoever does not see it */
    PageScene(BoardView board, ArtStore art, String said) {
        this.board = board;
        this.art = art;
        setName("rules.cover");
        getAccessibleContext().setAccessibleName(said);
    }

    @Override
    public void measure(Measure next) {
        if (next.equals(measure)) return;
        measure = next;
        revalidate();
    }

    @Override
    public int heightFor(int width) {
        return (int) Math.round(Math.min(width * FORM, measure.height() * MOST));
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : measure.px(800);
        return new Dimension(width, heightFor(width));
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
                painted = new ScenePicture(art, UIManager.getFont("Label.font")).paint(board, now, wide, high);
            }
            g.clip(Brush.rounded(0, 0, getWidth(), getHeight(), 0, measure.px(14)));
            g.drawImage(painted, 0, 0, getWidth(), getHeight(), null);
        } finally {
            g.dispose();
        }
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
