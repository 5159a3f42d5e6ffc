package regola.ui.editor;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import regola.ui.theme.ShapeIcon;

/** A MistakeIcon is the sign of an error, a disc with a bar, or of a warning, a triangle: shapes that need no colour. */
final class MistakeIcon implements ShapeIcon {
    private final boolean error;
    private final int size;

    /** @param size in pixels before any scaling of the screen */
    MistakeIcon(boolean error, int size) {
        this.error = error;
        this.size = size;
    }

    @Override
    public int across() {
        return size;
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        g.setColor(RuleColours.of(error ? "error" : "warning"));
        g.fill(error ? new Ellipse2D.Double(0.5, 0.5, size - 1, size - 1) : triangle());
        g.setColor(RuleColours.of("background"));
        g.setStroke(new BasicStroke(size / 7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        double middle = size / 2.0;
        if (error) {
            double arm = size * 0.2;
            g.draw(new Line2D.Double(middle - arm, middle - arm, middle + arm, middle + arm));
            g.draw(new Line2D.Double(middle - arm, middle + arm, middle + arm, middle - arm));
        } else {
            g.draw(new Line2D.Double(middle, size * 0.38, middle, size * 0.62));
            g.draw(new Line2D.Double(middle, size * 0.8, middle, size * 0.8));
        }
    }

    private Path2D triangle() {
        Path2D path = new Path2D.Double();
        path.moveTo(size / 2.0, 0.5);
        path.lineTo(size - 0.5, size - 1);
        path.lineTo(0.5, size - 1);
        path.closePath();
        return path;
    }
}
