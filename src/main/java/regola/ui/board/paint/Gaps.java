package regola.ui.board.paint;

import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.SiteView;

/** Gaps are what a straight line leaves out so that it seems to go on behind what lies on its way. */
final class Gaps {
    /** As a share of what lies there; of one that covers its whole place only the middle, where its sign is. */
    private static final double HIDDEN = 0.46;

    private static final double SIGN = 0.36;
    /** Pixels: what is left of a line between two gaps is seen only if it is longer. */
    private static final double LEAST = 3;

    /** A Disc is where a line is not drawn. */
    record Disc(double x, double y, double radius) {}

    private Gaps() {}

    /** @param filled names of places where something is seen that is not yet there */
    static List<Disc> of(BoardLayout layout, Set<String> filled) {
        List<Disc> discs = new ArrayList<>();
        for (BoardLayout.Spot spot : layout.spots()) {
            double share = spot.site().outline() == SiteView.Outline.HEX ? SIGN : HIDDEN;
            for (BoardLayout.Slot slot : spot.slots()) discs.add(new Disc(slot.x(), slot.y(), slot.size() * share));
            if (spot.slots().isEmpty() && filled.contains(spot.site().id()))
                discs.add(new Disc(spot.x(), spot.y(), Math.min(spot.size(), layout.pieceSize()) * share));
        }
        return discs;
    }

    /** @return what is seen of the line from there to there */
    static List<Line2D> between(Point2D from, Point2D to, List<Disc> discs) {
        double length = from.distance(to);
        if (length == 0) return List.of();
        double ux = (to.getX() - from.getX()) / length;
        double uy = (to.getY() - from.getY()) / length;
        List<double[]> hidden = new ArrayList<>();
        for (Disc disc : discs) {
            double dx = disc.x - from.getX();
            double dy = disc.y - from.getY();
            double along = dx * ux + dy * uy;
            double beside = Math.abs(dx * uy - dy * ux);
            if (beside >= disc.radius) continue;
            double half = Math.sqrt(disc.radius * disc.radius - beside * beside);
            hidden.add(new double[] {along - half, along + half});
        }
        hidden.sort(Comparator.comparingDouble(each -> each[0]));
        List<Line2D> seen = new ArrayList<>();
        double at = 0;
        for (double[] each : hidden) {
            add(seen, from, ux, uy, at, Math.min(length, each[0]));
            at = Math.max(at, each[1]);
        }
        add(seen, from, ux, uy, at, length);
        return seen;
    }

    private static void add(List<Line2D> seen, Point2D from, double ux, double uy, double a, double b) {
        if (b - a > LEAST)
            seen.add(new Line2D.Double(
                    from.getX() + ux * a, from.getY() + uy * a, from.getX() + ux * b, from.getY() + uy * b));
    }
}
