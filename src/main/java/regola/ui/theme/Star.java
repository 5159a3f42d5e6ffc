package regola.ui.theme;

import java.awt.geom.Path2D;

/** A Star is a star with five points, one of them up. */
public final class Star {
    private static final int POINTS = 5;
    private static final double INNER = 0.43;

    private Star() {}

    /** @param radius from the middle to a point */
    public static Path2D at(double middleX, double middleY, double radius) {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 2 * POINTS; i++) {
            double r = i % 2 == 0 ? radius : radius * INNER;
            double angle = Math.PI * ((double) i / POINTS - 0.5);
            double x = middleX + r * Math.cos(angle);
            double y = middleY + r * Math.sin(angle);
            if (i == 0) star.moveTo(x, y);
            else star.lineTo(x, y);
        }
        star.closePath();
        return star;
    }
}
