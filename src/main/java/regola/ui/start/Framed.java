package regola.ui.start;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;

/**
 * A Framed is a picture with a thin frame; it keeps its room while the picture is still being drawn.
 *
 * @param picture null as long as there is none
 * @param width at 100 %
 */
record Framed(Icon picture, int width, int height) implements Icon {
    private static final double ROUND = 10;

    @Override
    public int getIconWidth() {
        return Scaled.px(width);
    }

    @Override
    public int getIconHeight() {
        return Scaled.px(height);
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        if (picture != null) picture.paintIcon(c, graphics, x, y);
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            RoundRectangle2D frame = new RoundRectangle2D.Double(
                    x + 0.5, y + 0.5, getIconWidth() - 1.0, getIconHeight() - 1.0, ROUND, ROUND);
            g.setColor(UIManager.getColor("Regola.card.background"));
            if (picture == null) g.fill(frame);
            g.setColor(UIManager.getColor("Regola.card.border"));
            g.draw(frame);
        } finally {
            g.dispose();
        }
    }
}
