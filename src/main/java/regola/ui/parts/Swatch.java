package regola.ui.parts;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;

/** A Swatch is a dot of a colour, beside its name. */
public record Swatch(Color colour) implements Icon {
    private static final int SIZE = 16;

    @Override
    public void paintIcon(Component on, Graphics g, int x, int y) {
        Graphics2D pen = (Graphics2D) g.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setColor(colour);
        pen.fillOval(x + 1, y + 1, SIZE - 2, SIZE - 2);
        pen.setColor(on.getForeground());
        pen.drawOval(x + 1, y + 1, SIZE - 2, SIZE - 2);
        pen.dispose();
    }

    @Override
    public int getIconWidth() {
        return SIZE;
    }

    @Override
    public int getIconHeight() {
        return SIZE;
    }
}
