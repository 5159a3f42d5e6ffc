package regola.ui.classroom;

import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * A BoardFrame is where a board lies and how large it is: what is drawn over it is kept in it, and so stays over the
 * same places when the board becomes smaller or moves aside.
 *
 * @param x of its origin, in pixels
 * @param y of its origin, in pixels
 * @param unit how many pixels are as long as 1
 */
record BoardFrame(double x, double y, double unit) {
    /**
     * @param sites of the board
     * @param places where each lies, in pixels, or null
     * @param bare that of a board with fewer than two places
     */
    static BoardFrame of(List<String> sites, Function<String, Point> places, BoardFrame bare) {
        List<Point> found = sites.stream().map(places).filter(Objects::nonNull).toList();
        if (found.isEmpty()) return bare;
        Point first = found.get(0);
        double longest = found.stream().mapToDouble(first::distance).max().orElse(0);
        return longest < 1 ? bare : new BoardFrame(first.x, first.y, longest);
    }

    /** @param pixels where something lies now */
    Point2D kept(Point pixels) {
        return new Point2D.Double((pixels.x - x) / unit, (pixels.y - y) / unit);
    }

    /** @return where that lies now, in pixels */
    Point2D pixels(Point2D kept) {
        return new Point2D.Double(x + kept.getX() * unit, y + kept.getY() * unit);
    }
}
