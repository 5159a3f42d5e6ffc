package regola.ui.theme;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;

/** A ShapeIcon is an icon that is drawn with lines and areas, smooth at every zoom; square unless it says otherwise. */
public interface ShapeIcon extends Icon {
    /** @return width and height, in pixels */
    int across();

    /**
     * Draws it.
     *
     * @param g smooth, with 0, 0 in the icon's upper left corner; given back as it likes
     * @param on what it stands on, which may be disabled
     */
    void draw(Graphics2D g, Component on);

    @Override
    default void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.translate(x, y);
            draw(g, on);
        } finally {
            g.dispose();
        }
    }

    @Override
    default int getIconWidth() {
        return across();
    }

    @Override
    default int getIconHeight() {
        return across();
    }
}
