package regola.ui.board;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Palette;

/** An EmblemIcon is a side's colour with its emblem, to stand beside its name. */
public final class EmblemIcon implements Icon {
    private final ArtStore art;
    private final String colour;
    private final int emblem;
    private final int size;

    /** @param colour "#RRGGBB" or null */
    public EmblemIcon(ArtStore art, String colour, int emblem, int size) {
        this.art = art;
        this.colour = colour;
        this.emblem = emblem;
        this.size = size;
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Palette palette = Palette.current();
            Canvas canvas = new SwingCanvas(g, art, UIManager.getFont("Label.font"), palette.dark());
            double middle = size / 2.0;
            Color fill = PiecePainter.colour(colour, palette.piece());
            canvas.circle(x + middle, y + middle, middle - 1, Pen.of(palette.ink(), 1.2), fill);
            Emblem shape = Emblem.of(emblem);
            if (shape != null) shape.paint(canvas, x + middle, y + middle, size * 0.5);
        } finally {
            g.dispose();
        }
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
