package regola.ui.board.art;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import javax.swing.UIManager;

/**
 * A DrawingIcon is a drawing of a game, small, beside its name.
 *
 * @param size in pixels
 */
public record DrawingIcon(ArtStore art, String name, int size, boolean dark) implements Icon {
    private static final Color PLAYER = Color.decode("#C8372D");

    @Override
    public void paintIcon(Component on, Graphics g, int x, int y) {
        Graphics2D pen = (Graphics2D) g.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        new SwingCanvas(pen, art, UIManager.getFont("Label.font"), dark)
                .art(name, PLAYER, x + size / 2.0, y + size / 2.0, size, size, 1, 1);
        pen.dispose();
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }
}
