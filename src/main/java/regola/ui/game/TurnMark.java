package regola.ui.game;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import javax.swing.UIManager;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;
import regola.ui.theme.Star;

/**
 * A TurnMark shows by its shape what a side has to do: an arrow, it decides; a hollow one, it is its turn; nothing, it
 * waits; a star, it has won; a cross, it has left the match.
 */
enum TurnMark implements ShapeIcon {
    DECIDES,
    MOVES,
    WAITS,
    WON,
    OUT;

    @Override
    public int across() {
        return Scaled.px(12);
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        if (this == WAITS) return;
        g.setColor(UIManager.getColor(this == OUT ? "Regola.muted" : "Regola.card.deciding"));
        g.setStroke(new BasicStroke((float) (1.6 * Scaled.factor())));
        double middle = across() / 2.0;
        Path2D shape = this == WON ? Star.at(middle, middle, middle) : this == OUT ? cross(across()) : arrow(across());
        if (this == DECIDES || this == WON) g.fill(shape);
        g.draw(shape);
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
}
