package regola.ui.board;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.view.MarkView;

/** A MarkIcon is the drawing of a special square on a plain place. */
public final class MarkIcon implements Icon {
    private final ArtStore art;
    private final MarkView mark;
    private final int size;

    /** @param size at 100 % */
    public MarkIcon(ArtStore art, MarkView mark, int size) {
        this.art = art;
        this.mark = mark;
        this.size = size;
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            Palette palette = Palette.current();
            Canvas canvas = new SwingCanvas(g, art, UIManager.getFont("Label.font"), palette.dark());
            double across = getIconWidth();
            double middleX = x + across / 2;
            double middleY = y + across / 2;
            if (canvas.has(mark.art())) {
                Color ground = palette.site();
                canvas.circle(middleX, middleY, across / 2 - 1, Pen.of(palette.link(), 1.2), ground);
                canvas.art(mark.art(), null, middleX, middleY, across * 0.82, across * 0.82, 1, 1);
            } else {
                canvas.circle(middleX, middleY, across / 2 - 1, Pen.of(palette.ink(), 1.6), palette.site());
                canvas.circle(middleX, middleY, across / 6, null, palette.ink());
            }
        } finally {
            g.dispose();
        }
    }

    @Override
    public int getIconWidth() {
        return Scaled.px(size);
    }

    @Override
    public int getIconHeight() {
        return Scaled.px(size);
    }
}
