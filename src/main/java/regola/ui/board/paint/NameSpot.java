package regola.ui.board.paint;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Rim;
import regola.ui.view.board.LinkView;

/**
 * A NameSpot finds room for the names of places next to them, beside whatever may stand there, and where no line runs:
 * below on the right if that is free. On a circle it is the side towards the middle, so that no name crosses the edge
 * of a disc. A name stays where it is when a piece comes or goes.
 */
final class NameSpot {
    /** How far from the middle of the place, in grid units, at least. */
    private static final double AWAY = 0.438;
    /** So far from every line, in degrees, names are well to read. */
    private static final double FREE = 40;

    private static final double ABOVE = 270;
    private static final double[] DIRECTIONS = {45, 90, 135, 0, 180, 315, 225, ABOVE};
    /** Half-way between two of them: good where lines run in all of these, or where they are taken. */
    private static final double[] BETWEEN = {67.5, 112.5, 22.5, 157.5, 292.5, 247.5, 337.5, 202.5};
    /** On a circle, as one sees it from the place towards the middle. */
    private static final double[] SIDES = {-45, 45, -67.5, 67.5, -22.5, 22.5, 0, -135, 135, -112.5, 112.5};

    /** So far from a line, in degrees, half-way between two of eight. */
    private static final double CLEAR = 22;

    /** More than any direction can be worth. */
    private static final double SHUT = 60;
    /** So much stays free between a name and what stands on its place, in grid units. */
    private static final double APART = 0.03;
    /** The ring round a place that something is said of, as a share of it. */
    private static final double RINGED = 1.08;
    /** A name that is not so much nearer to its own place than to any other could be taken for that of the other. */
    private static final double FURTHER = 1.1;
    /** A piece that is so small a share of its place is one of several. */
    private static final double OF_MANY = 0.5;
    /** So near to a place a name meets what is there, in grid units. */
    private static final double NEAR = 2;

    private final Scene scene;
    /** Those that are drawn. */
    private final List<LinkView> links;

    private final List<Line2D> lines = new ArrayList<>();
    private final List<Rim> rims;
    private final List<Rectangle2D> taken = new ArrayList<>();

    /**
     * How far off a place its name stands, in pixels.
     *
     * @param met on how many things it lies: pieces that may stand elsewhere, lines, other names
     */
    record Offset(double x, double y, int met) {}

    /** A Name is how much room one takes, what is near to it, and how far from the middle of its place it keeps. */
    private record Name(BoardLayout.Spot spot, Near near, double wide, double high, double clear) {
        Rectangle2D at(Offset off) {
            return at(off.x, off.y);
        }

        Rectangle2D at(double dx, double dy) {
            return new Rectangle2D.Double(spot.x() + dx - wide / 2, spot.y() + dy - high / 2, wide, high);
        }

        Name clearOf(double radius) {
            return new Name(spot, near, wide, high, radius);
        }
    }

    /** A Near is what a name beside a place could lie on. */
    private record Near(List<BoardLayout.Spot> spots, List<Line2D> lines) {}

    NameSpot(Scene scene) {
        this.scene = scene;
        this.rims = WheelPainter.round(scene);
        this.links = scene.look().links() == BoardLook.Links.NONE ? List.of() : scene.links();
        for (LinkView link : links) {
            BoardLayout.Spot from = scene.layout().spot(link.from());
            BoardLayout.Spot to = scene.layout().spot(link.to());
            if (from != null && to != null && !WheelPainter.isOnRim(scene, link))
                lines.add(new Line2D.Double(from.x(), from.y(), to.x(), to.y()));
        }
    }

    /**
     * @param named places whose names are to be seen
     * @param wide how wide the name of each is, in pixels
     * @param high how high all of them are
     * @return for each of them
     */
    Map<BoardLayout.Spot, Offset> of(
            List<BoardLayout.Spot> named, ToDoubleFunction<BoardLayout.Spot> wide, double high) {
        taken.clear();
        Map<BoardLayout.Spot, Offset> all = new HashMap<>();
        List<Name> names = named.stream()
                .map(spot -> new Name(spot, near(spot), wide.applyAsDouble(spot), high, 0))
                .toList();
        for (Rim rim : rims) {
            List<Name> round = names.stream()
                    .filter(name -> !all.containsKey(name.spot) && isOn(rim, name.spot))
                    .toList();
            all.putAll(round(rim, round));
        }
        for (Name name : names) if (!all.containsKey(name.spot)) all.put(name.spot, beside(name));
        return all;
    }

    private static boolean isOn(Rim rim, BoardLayout.Spot spot) {
        return Math.abs(rim.middle().distance(spot.x(), spot.y()) - rim.radius()) < rim.radius() * 0.03;
    }

    /** All on the same side of their places, as one sees it from the middle: else two neighbours could be confused. */
    private Map<BoardLayout.Spot, Offset> round(Rim rim, List<Name> names) {
        Map<BoardLayout.Spot, Offset> best = Map.of();
        List<Rectangle2D> boxes = List.of();
        int least = Integer.MAX_VALUE;
        for (boolean ringed : new boolean[] {true, false}) {
            for (double side : SIDES) {
                Map<BoardLayout.Spot, Offset> tried = new LinkedHashMap<>();
                int before = taken.size();
                int met = 0;
                for (Name name : names) {
                    double inwards = degrees(
                            rim.middle().getX() - name.spot.x(), rim.middle().getY() - name.spot.y());
                    Offset off = at(name.clearOf(clear(name.spot, ringed)), inwards + side);
                    tried.put(name.spot, off);
                    taken.add(name.at(off));
                    met += off.met;
                }
                List<Rectangle2D> last = taken.subList(before, taken.size());
                if (met < least) {
                    least = met;
                    best = tried;
                    boxes = List.copyOf(last);
                }
                last.clear();
            }
        }
        taken.addAll(boxes);
        return best;
    }

    private Offset beside(Name name) {
        Offset best = best(name.clearOf(clear(name.spot, true)));
        // Where it is narrow a ring may touch it, but no piece.
        if (best.met > 0 || !isNearest(name, name.at(best))) {
            Offset close = best(name.clearOf(clear(name.spot, false)));
            if (close.met <= best.met) best = close;
        }
        taken.add(name.at(best));
        return best;
    }

    private static boolean isNearest(Name name, Rectangle2D box) {
        double own = distance(name.spot.x(), name.spot.y(), box);
        return name.near.spots.stream().allMatch(other -> distance(other.x(), other.y(), box) > own * FURTHER);
    }

    private Offset best(Name name) {
        List<Double> leaving = leaving(name.spot);
        boolean shut = true;
        for (double direction : DIRECTIONS) shut &= free(leaving, direction) < CLEAR;
        Offset best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = shut ? DIRECTIONS.length : 0; i < DIRECTIONS.length + BETWEEN.length; i++) {
            boolean between = i >= DIRECTIONS.length;
            double direction = between ? BETWEEN[i - DIRECTIONS.length] : DIRECTIONS[i];
            Offset off = at(name, direction);
            double worth = Math.min(free(leaving, direction), FREE) - off.met * SHUT;
            if (between && !shut) worth -= FREE / 2;
            // How many things lie on a place stands below it.
            if (scene.look().counted() > 0 && direction == ABOVE) worth += FREE;
            if (worth > most + 0.01) {
                most = worth;
                best = off;
            }
        }
        return best;
    }

    /** @return the nearest in that direction that keeps clear of what may stand on the place */
    private Offset at(Name name, double direction) {
        double ux = Math.cos(Math.toRadians(direction));
        double uy = Math.sin(Math.toRadians(direction));
        double unit = scene.layout().unit();
        double away = AWAY * unit;
        while (distance(name.spot.x(), name.spot.y(), name.at(ux * away, uy * away)) < name.clear + APART * unit)
            away += unit * 0.01;
        return new Offset(ux * away, uy * away, met(name.near, name.at(ux * away, uy * away)));
    }

    private double clear(BoardLayout.Spot spot, boolean ringed) {
        return ringed ? spot.size() / 2 * RINGED : piece(spot);
    }

    /** @return how far from its middle things lie: one piece, or many small ones all over the place */
    private double piece(BoardLayout.Spot spot) {
        double size = scene.layout().pieceSize();
        return (size < spot.size() * OF_MANY ? spot.size() : Math.min(size, spot.size())) / 2;
    }

    private Near near(BoardLayout.Spot spot) {
        double reach = NEAR * scene.layout().unit();
        return new Near(
                scene.layout().spots().stream()
                        .filter(other -> other != spot
                                && Math.abs(other.x() - spot.x()) < reach
                                && Math.abs(other.y() - spot.y()) < reach)
                        .toList(),
                lines.stream()
                        .filter(line -> line.ptSegDist(spot.x(), spot.y()) < reach)
                        .toList());
    }

    /** @return on how many things a name would lie there; the edge of the picture is one */
    private int met(Near near, Rectangle2D box) {
        int met = 0;
        for (BoardLayout.Spot other : near.spots) if (distance(other.x(), other.y(), box) < piece(other)) met++;
        for (Line2D line : near.lines) if (box.intersectsLine(line)) met++;
        for (Rim rim : rims) if (crosses(rim, box)) met++;
        for (Rectangle2D other : taken) if (other.intersects(box)) met++;
        boolean inside =
                box.getX() >= 0 && box.getY() >= 0 && box.getMaxX() <= scene.width() && box.getMaxY() <= scene.height();
        return inside ? met : met + 1;
    }

    private static boolean crosses(Rim rim, Rectangle2D box) {
        double x = rim.middle().getX();
        double y = rim.middle().getY();
        double furthest = Math.hypot(
                Math.abs(box.getCenterX() - x) + box.getWidth() / 2,
                Math.abs(box.getCenterY() - y) + box.getHeight() / 2);
        return distance(x, y, box) < rim.radius() && furthest > rim.radius();
    }

    /** @return how far a point is from a rectangle */
    private static double distance(double x, double y, Rectangle2D box) {
        return Math.hypot(
                Math.max(0, Math.abs(box.getCenterX() - x) - box.getWidth() / 2),
                Math.max(0, Math.abs(box.getCenterY() - y) - box.getHeight() / 2));
    }

    private static double free(List<Double> lines, double direction) {
        return lines.stream().mapToDouble(line -> apart(line, direction)).min().orElse(180);
    }

    /** @return the directions in which lines leave the place */
    private List<Double> leaving(BoardLayout.Spot spot) {
        String site = spot.site().id();
        List<Double> directions = new ArrayList<>();
        for (LinkView link : links) {
            if (!link.from().equals(site) && !link.to().equals(site)) continue;
            BoardLayout.Spot other = scene.layout().spot(link.from().equals(site) ? link.to() : link.from());
            if (other != null) directions.add(degrees(other.x() - spot.x(), other.y() - spot.y()));
        }
        return directions;
    }

    private static double degrees(double x, double y) {
        return Math.toDegrees(Math.atan2(y, x));
    }

    private static double apart(double one, double other) {
        return Math.abs(Math.IEEEremainder(one - other, 360));
    }
}
