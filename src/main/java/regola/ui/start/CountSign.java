package regola.ui.start;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;

/**
 * A CountSign is a plus or a minus on a button, in strong lines.
 *
 * @param more whether it is a plus
 */
record CountSign(boolean more) implements ShapeIcon {
    @Override
    public int across() {
        return Scaled.px(26);
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        g.scale(across() / 24.0, across() / 24.0);
        g.setColor((on.isEnabled() ? StageColour.INK : StageColour.OFF).now());
        g.setStroke(Brush.line(4));
        g.draw(new Line2D.Double(3, 12, 21, 12));
        if (more) g.draw(new Line2D.Double(12, 3, 12, 21));
    }
}
