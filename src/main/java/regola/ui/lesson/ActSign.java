package regola.ui.lesson;

import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import regola.ui.stage.Brush;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.theme.Scaled;
import regola.ui.theme.ShapeIcon;

/** An ActSign is the drawing on a button for those who read little. */
record ActSign(Drawing drawing, int size) implements ShapeIcon {
    private static final double BOX = 24;

    enum Drawing {
        BULB,
        ARROW,
        ROUND
    }

    @Override
    public int across() {
        return Scaled.px(size);
    }

    @Override
    public void draw(Graphics2D g, Component on) {
        g.scale(across() / BOX, across() / BOX);
        g.setColor(ink(on));
        g.setStroke(Brush.line(2.2));
        if (drawing == Drawing.ARROW) {
            Path2D arrow = new Path2D.Double();
            arrow.moveTo(4, 12);
            arrow.lineTo(20, 12);
            arrow.moveTo(13, 5);
            arrow.lineTo(20, 12);
            arrow.lineTo(13, 19);
            g.draw(arrow);
            return;
        }
        if (drawing == Drawing.ROUND) {
            g.draw(new Arc2D.Double(4, 4, 16, 16, 60, 290, Arc2D.OPEN));
            Path2D tip = new Path2D.Double();
            tip.moveTo(15.2, 1.6);
            tip.lineTo(16.4, 6.2);
            tip.lineTo(11.6, 7.4);
            g.draw(tip);
            return;
        }
        g.draw(new Ellipse2D.Double(5.5, 2.5, 13, 13));
        g.draw(new Line2D.Double(9, 18.5, 15, 18.5));
        g.draw(new Line2D.Double(10, 21.5, 14, 21.5));
    }

    private static Color ink(Component on) {
        if (on instanceof StageButton button ? button.isDull() : !on.isEnabled()) return StageColour.OFF.now();
        boolean leads = on instanceof StageButton button && button.style() == StageButton.Style.LEAD;
        return (leads ? StageColour.LEAD_INK : StageColour.INK).now();
    }
}
