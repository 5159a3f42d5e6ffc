package regola.ui.game;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;

/**
 * A TurnMark shows by its shape what a side has to do: an arrow, it decides; a hollow one, it is its turn; nothing, it waits; a star,
 * it has won; a cross, it has left the match.
 */
enum TurnMark implements Icon {
    DECIDES, MOVES, WAITS, WON, OUT;

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        if (this == WAITS) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.translate(x, y);
            g.setColor(UIManager.getColor(this == OUT ? "Regola.muted" : "Regola.card.deciding"));
            g.setStroke(new BasicStroke((float) (1.6 * Scaled.factor())));
            Path2D shape = this == WON ? star(getIconWidth() / 2.0) : this == OUT ? cross(getIconWidth()) : arrow(getIconWidth());
            if (this == DECIDES || this == WON) g.fill(shape);
            g.draw(shape);
        } finally {
            g.dispose();
        }
    }

    private static Path2D arrow(double size) {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(size * 0.15, size * 0.1);
        arrow.lineTo(size * 0.9, size * 0.5);
        arrow.lineTo(size * 0.15, size * 0.9);
        arrow.closePath();
        return arrow;
    }

    private static Path2D cross(double size) {
        Path2D cross = new Path2D.Double();
        cross.moveTo(size * 0.2, size * 0.2);
        cross.lineTo(size * 0.8, size * 0.8);
        cross.moveTo(size * 0.8, size * 0.2);
        cross.lineTo(size * 0.2, size * 0.8);
        return cross;
    }

    private static Path2D star(double middle) {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 10; i++) {
            double radius = i % 2 == 0 ? middle : middle * 0.42;
            double angle = Math.PI * (i / 5.0 - 0.5);
            double x = middle + radius * Math.cos(angle);
            double y = middle + radius * Math.sin(angle);
            if (i == 0) star.moveTo(x, y);
            else star.lineTo(x, y);
        }
        star.closePath();
        return star;
    }

    @Override
    public int getIconWidth() {
        return Scaled.px(12);
    }

    @Override
    public int getIconHeight() {
        return Scaled.px(12);
    }
}
