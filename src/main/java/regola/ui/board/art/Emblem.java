package regola.ui.board.art;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** An Emblem is a small shape on a piece and beside its side's name, so that sides are told apart without colour. */
public enum Emblem {
    DISC,
    TRIANGLE,
    SQUARE,
    STAR,
    DIAMOND,
    CROSS,
    HEXAGON,
    BAR;

    private static final Color PAPER = new Color(0xFFFDF6);
    private static final Color INK = new Color(0x14181C);

    /** @return null for a negative number */
    public static Emblem of(int number) {
        return number < 0 ? null : values()[number % values().length];
    }

    public void paint(Canvas canvas, double x, double y, double size) {
        Pen outline = Pen.of(INK, Math.max(1, size * 0.1));
        double r = size / 2;
        switch (this) {
            case DISC -> canvas.circle(x, y, r * 0.84, outline, PAPER);
            case TRIANGLE -> canvas.polygon(corners(x, y + r * 0.12, r * 1.08, 3, 1, -90), outline, PAPER);
            case SQUARE -> canvas.polygon(corners(x, y, r * 1.06, 4, 1, 45), outline, PAPER);
            case STAR -> canvas.polygon(corners(x, y, r * 1.16, 10, 0.46, -90), outline, PAPER);
            case DIAMOND -> canvas.polygon(diamond(x, y, r), outline, PAPER);
            case CROSS -> canvas.polygon(cross(x, y, r), outline, PAPER);
            case HEXAGON -> canvas.polygon(corners(x, y, r, 6, 1, 0), outline, PAPER);
            case BAR -> canvas.polygon(bar(x, y, r), outline, PAPER);
        }
    }

    /** @param inner the radius of every second corner, as a share of the first */
    private static List<Point2D> corners(double x, double y, double radius, int count, double inner, double start) {
        List<Point2D> corners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double r = i % 2 == 0 ? radius : radius * inner;
            double angle = Math.toRadians(start + i * 360.0 / count);
            corners.add(new Point2D.Double(x + r * Math.cos(angle), y + r * Math.sin(angle)));
        }
        return corners;
    }

    private static List<Point2D> diamond(double x, double y, double r) {
        return points(x, y, r, 0, -1.15, 0.75, 0, 0, 1.15, -0.75, 0);
    }

    private static List<Point2D> cross(double x, double y, double r) {
        double a = 0.34;
        return points(x, y, r, -a, -1, a, -1, a, -a, 1, -a, 1, a, a, a, a, 1, -a, 1, -a, a, -1, a, -1, -a, -a, -a);
    }

    private static List<Point2D> bar(double x, double y, double r) {
        return points(x, y, r, -1, -0.42, 1, -0.42, 1, 0.42, -1, 0.42);
    }

    private static List<Point2D> points(double x, double y, double r, double... at) {
        List<Point2D> points = new ArrayList<>();
        for (int i = 0; i < at.length; i += 2) points.add(new Point2D.Double(x + at[i] * r, y + at[i + 1] * r));
        return points;
    }
}
