package regola.ui.board.paint;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.IntSupplier;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.SwingCanvas;
import regola.ui.theme.Palette;

/** A DrawnIcon is a small square picture that is drawn as boards are. */
abstract class DrawnIcon implements Icon {
    private final ArtStore art;
    private final IntSupplier size;

    /** @param size asked each time, in pixels */
    DrawnIcon(ArtStore art, IntSupplier size) {
        this.art = art;
        this.size = size;
    }

    /**
     * @param x of the middle
     * @param y of the middle
     * @param size across
     */
    abstract void draw(Canvas canvas, Palette palette, double x, double y, double size);

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Palette palette = Palette.current();
            double across = getIconWidth();
            draw(
                    new SwingCanvas(g, art, UIManager.getFont("Label.font"), palette.dark()),
                    palette,
                    x + across / 2,
                    y + across / 2,
                    across);
        } finally {
            g.dispose();
        }
    }

    @Override
    public int getIconWidth() {
        return size.getAsInt();
    }

    @Override
    public int getIconHeight() {
        return size.getAsInt();
    }
}
