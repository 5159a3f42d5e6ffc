package regola.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.function.IntSupplier;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;
import regola.ui.theme.Star;

/** A StarsIcon is three stars in a row, so many of them filled. */
public final class StarsIcon implements ShapeIcon {
    private static final int MOST = 3;

    private final int filled;
    private final IntSupplier across;

    /** @param size of one star at 100 % */
    public StarsIcon(int filled, int size) {
        this(filled, () -> Scaled.px(size));
    }

    private StarsIcon(int filled, IntSupplier across) {
        this.filled = filled;
        this.across = across;
    }

    /** @param pixels across one star, whatever the zoom */
    static StarsIcon ofPixels(int filled, int pixels) {
        return new StarsIcon(filled, () -> pixels);
    }

    /** Of one star. */
    @Override
    public int across() {
        return across.getAsInt();
    }

    @Override
    public int getIconWidth() {
        return (int) Math.round(across() * (MOST + (MOST - 1) * 0.16));
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        double across = across();
        for (int i = 0; i < MOST; i++) {
            paint(g, star(0, 0, i, across), i < filled, across);
        }
    }

    /** Paints one of the three, filled, with the icon's left upper corner at x and y. */
    static void paintOne(Graphics2D g, double x, double y, int star, double across) {
        paint(g, star(x, y, star, across), true, across);
    }

    private static Path2D star(double x, double y, int star, double across) {
        return Star.at(x + across / 2 + star * across * 1.16, y + across * 0.53, across * 0.48);
    }

    private static void paint(Graphics2D g, Path2D star, boolean full, double across) {
        Color fill = UIManager.getColor("Regola.star.full");
        g.setStroke(
                new BasicStroke((float) Math.max(1.1, across * 0.06), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        if (full) {
            g.setColor(fill);
            g.fill(star);
        }
        g.setColor(UIManager.getColor(full ? "Regola.star.edge" : "Regola.star.empty"));
        g.draw(star);
    }
}
