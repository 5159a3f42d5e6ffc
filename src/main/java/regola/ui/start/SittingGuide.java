package regola.ui.start;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import regola.ui.guide.GuideIcon;
import regola.ui.guide.Pose;
import regola.ui.stage.Brush;

/** A SittingGuide is the guide on the present stone of a path. */
final class SittingGuide {
    /** How much of it rises above what it sits on, in its widths. */
    private static final double RISE = 0.86;

    private SittingGuide() {}

    /** @return where it sits on a stone */
    static Rectangle on(Point2D stone, double radius) {
        int across = (int) (radius * PathWay.GUIDE / RISE);
        return new Rectangle(
                (int) (stone.getX() - across * 0.36), (int) (stone.getY() - radius - across * RISE), across, (int)
                        (across * RISE));
    }

    static void paint(Component on, Graphics graphics, Rectangle place) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            new GuideIcon(Pose.SIT, place.width).paintIcon(on, g, place.x, place.y);
        } finally {
            g.dispose();
        }
    }
}
