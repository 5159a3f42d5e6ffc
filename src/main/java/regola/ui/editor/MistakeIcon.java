package regola.ui.editor;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import regola.ui.theme.ShapeIcon;
import regola.ui.view.editor.MistakeView;

/**
 * A MistakeIcon is the sign of an error, a disc with a cross, of a warning, a triangle, or of a remark, a square:
 * shapes that need no colour.
 */
final class MistakeIcon implements ShapeIcon {
    private final MistakeView.Kind kind;
    private final int size;

    /** @param size in pixels before any scaling of the screen */
    MistakeIcon(MistakeView.Kind kind, int size) {
        this.kind = kind;
        this.size = size;
    }

    @Override
    public int across() {
        return size;
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        g.setColor(RuleColours.of(colour(kind)));
        g.fill(
                switch (kind) {
                    case ERROR -> new Ellipse2D.Double(0.5, 0.5, size - 1, size - 1);
                    case WARNING -> triangle();
                    case REMARK, UNUSED -> new Rectangle2D.Double(size * 0.12, size * 0.12, size * 0.76, size * 0.76);
                });
        g.setColor(RuleColours.of("background"));
        g.setStroke(new BasicStroke(size / 7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        double middle = size / 2.0;
        if (kind == MistakeView.Kind.ERROR) {
            double arm = size * 0.2;
            g.draw(new Line2D.Double(middle - arm, middle - arm, middle + arm, middle + arm));
            g.draw(new Line2D.Double(middle - arm, middle + arm, middle + arm, middle - arm));
        } else if (kind.isRemark()) {
            g.draw(new Line2D.Double(middle, size * 0.3, middle, size * 0.3));
            g.draw(new Line2D.Double(middle, size * 0.5, middle, size * 0.7));
        } else {
            g.draw(new Line2D.Double(middle, size * 0.38, middle, size * 0.62));
            g.draw(new Line2D.Double(middle, size * 0.8, middle, size * 0.8));
        }
    }

    /** @return the end of the key of its colour in the theme */
    static String colour(MistakeView.Kind kind) {
        return switch (kind) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case REMARK, UNUSED -> "lineNumber";
        };
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
