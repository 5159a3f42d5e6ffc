package regola.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;

/** A StarsIcon is three stars in a row, so many of them filled. */
public final class StarsIcon implements Icon {
    private static final int MOST = 3;

    private final int filled;
    private final int size;

    /** @param size of one star at 100 % */
    public StarsIcon(int filled, int size) {
        this.filled = filled;
        this.size = size;
    }

    @Override
    public int getIconWidth() {
        return Scaled.px(size * (MOST + (MOST - 1) * 0.16));
    }

    @Override
    public int getIconHeight() {
        return Scaled.px(size);
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            double across = Scaled.px(size);
            for (int i = 0; i < MOST; i++) {
                double middleX = x + across / 2 + i * across * 1.16;
                paint(g, star(middleX, y + across * 0.53, across * 0.48), i < filled, across);
            }
        } finally {
            g.dispose();
        }
    }

    private static void paint(Graphics2D g, Path2D star, boolean full, double across) {
        Color fill = UIManager.getColor("Regola.star.full");
        g.setStroke(new BasicStroke((float) Math.max(1.1, across * 0.06), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        if (full) {
            g.setColor(fill);
            g.fill(star);
        }
        g.setColor(UIManager.getColor(full ? "Regola.star.edge" : "Regola.star.empty"));
        g.draw(star);
    }

    private static Path2D star(double x, double y, double radius) {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 10; i++) {
            double r = i % 2 == 0 ? 1 : 0.44;
            double angle = Math.PI * (i / 5.0 - 0.5);
            if (i == 0) star.moveTo(r * Math.cos(angle), r * Math.sin(angle));
            else star.lineTo(r * Math.cos(angle), r * Math.sin(angle));
        }
        star.closePath();
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(radius, radius);
        star.transform(place);
        return star;
    }
}
