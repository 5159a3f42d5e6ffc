package regola.ui.window;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import regola.ui.stage.Brush;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;

/**
 * A DoorSign is what a child sees before closing the window: a piece to play on with, or the moon to stop.
 *
 * @param on whether it plays on
 */
record DoorSign(boolean on) implements ShapeIcon {
    @Override
    public int across() {
        return Scaled.px(48);
    }

    @Override
    public void draw(Graphics2D g, Component button) {
        g.scale(across() / 24.0, across() / 24.0);
        boolean leads = button instanceof StageButton stage && stage.style() == StageButton.Style.LEAD;
        g.setColor((leads ? StageColour.LEAD_INK : StageColour.INK).now());
        g.setStroke(Brush.line(2.2));
        if (on) {
            g.draw(new Ellipse2D.Double(3, 3, 18, 18));
            g.fill(new Ellipse2D.Double(9, 9, 6, 6));
            return;
        }
        Path2D moon = new Path2D.Double();
        moon.moveTo(15, 3);
        moon.curveTo(4, 4, 2, 18, 12, 21);
        moon.curveTo(16, 22, 19, 20, 20, 18);
        moon.curveTo(11, 18, 9, 8, 15, 3);
        g.draw(moon);
    }
}
