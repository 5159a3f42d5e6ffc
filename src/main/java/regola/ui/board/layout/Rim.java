package regola.ui.board.layout;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import regola.ui.view.board.WheelView;

/**
 * A Rim is the way round a loop of places, in pixels. A spot on it is told by a number: 0 is the first place, 1 the
 * second, 0.5 half-way between them. Where the places lie on a circle it is that circle, else it goes straight from
 * each to the next.
 */
public final class Rim {
    private final List<Point2D> points;
    private final double x;
    private final double y;
    private final double radius;
    private final boolean round;

    private Rim(List<Point2D> points) {
        this.points = points;
        this.x = points.stream().mapToDouble(Point2D::getX).average().orElse(0);
        this.y = points.stream().mapToDouble(Point2D::getY).average().orElse(0);
        this.radius =
                points.stream().mapToDouble(p -> p.distance(x, y)).average().orElse(0);
        this.round = points.stream().allMatch(p -> Math.abs(p.distance(x, y) - radius) < radius * 0.03);
    }

    /** @return null if the board does not have all of its places */
    public static Rim of(BoardLayout layout, WheelView wheel) {
        return of(layout, wheel.sites());
    }

    public static Rim of(BoardLayout layout, List<String> sites) {
        List<Point2D> points = new ArrayList<>();
        for (String site : sites) {
            BoardLayout.Spot spot = layout.spot(site);
            if (spot == null) return null;
            points.add(new Point2D.Double(spot.x(), spot.y()));
        }
        return points.size() < 3 ? null : new Rim(points);
    }

    public Point2D middle() {
        return new Point2D.Double(x, y);
    }

    public double radius() {
        return radius;
    }

    public boolean isRound() {
        return round;
    }

    /** @param at may be beyond the last place or before the first */
    public Point2D at(double at) {
        int from = (int) Math.floor(at);
        Point2D a = points.get(Math.floorMod(from, points.size()));
        Point2D b = points.get(Math.floorMod(from + 1, points.size()));
        double share = at - from;
        if (!round)
            return new Point2D.Double(
                    a.getX() + (b.getX() - a.getX()) * share, a.getY() + (b.getY() - a.getY()) * share);
        double angle = angle(a) + difference(angle(b), angle(a)) * share;
        return new Point2D.Double(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }

    private double angle(Point2D point) {
        return Math.atan2(point.getY() - y, point.getX() - x);
    }

    private static double difference(double one, double other) {
        return Math.IEEEremainder(one - other, 2 * Math.PI);
    }

    /** @return the spot on the rim that is nearest to a point, from 0 up to the number of places */
    double along(double px, double py) {
        double best = 0;
        double least = Double.MAX_VALUE;
        int parts = 24;
        for (int i = 0; i < points.size() * parts; i++) {
            Point2D spot = at((double) i / parts);
            // On a circle the direction counts, however far the hand is.
            double off = round
                    ? Math.abs(difference(angle(spot), angle(new Point2D.Double(px, py))))
                    : spot.distance(px, py);
            if (off < least) {
                least = off;
                best = (double) i / parts;
            }
        }
        return best;
    }

    /** @return how far a point is from the rim, in pixels */
    double distance(double px, double py) {
        return at(along(px, py)).distance(px, py);
    }

    /** @return how far it is from one spot to another, the shorter way round */
    double way(double from, double to) {
        return Math.IEEEremainder(to - from, points.size());
    }
}
