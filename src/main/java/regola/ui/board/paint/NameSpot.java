package regola.ui.board.paint;

import java.util.ArrayList;
import java.util.List;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Rim;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.RowView;

/**
 * A NameSpot finds room for the name of a place next to it, where no line runs that leaves it: below on the right if
 * that is free. On a circle it is the side towards the middle, so that no name crosses the edge of a disc.
 */
final class NameSpot {
    /** How far from the middle of the place, in grid units. */
    private static final double AWAY = 0.438;
    /** So far from every line, in degrees, names are well to read. */
    private static final double FREE = 40;

    private static final double[] DIRECTIONS = {45, 90, 135, 0, 180, 315, 225, 270};
    /** Where lines run in all of these, half-way between two of them. */
    private static final double[] BETWEEN = {67.5, 112.5, 22.5, 157.5, 292.5, 247.5, 337.5, 202.5};

    /** So far from a line, in degrees, half-way between two of eight. */
    private static final double CLEAR = 22;

    private final Scene scene;

    /** How far off a place its name stands, in pixels. */
    record Offset(double x, double y) {}

    NameSpot(Scene scene) {
        this.scene = scene;
    }

    Offset of(BoardLayout.Spot spot) {
        List<Double> lines = lines(spot);
        Rim rim = circle(spot);
        boolean shut = true;
        for (double direction : DIRECTIONS) shut &= free(lines, direction) < CLEAR;
        double[] directions = shut ? BETWEEN : DIRECTIONS;
        double best = directions[0];
        double most = -1;
        for (double direction : directions) {
            double free = free(lines, direction);
            double worth = Math.min(free, FREE);
            if (rim != null) worth += inwards(rim, spot, direction);
            if (worth > most + 0.01) {
                most = worth;
                best = direction;
            }
        }
        double away = AWAY * scene.layout().unit();
        return new Offset(Math.cos(Math.toRadians(best)) * away, Math.sin(Math.toRadians(best)) * away);
    }

    private static double free(List<Double> lines, double direction) {
        return lines.stream().mapToDouble(line -> apart(line, direction)).min().orElse(180);
    }

    /**
     * @return most half-way between along the circle and straight to its middle; never as much as a line that is in the
     *     way
     */
    private static double inwards(Rim rim, BoardLayout.Spot spot, double direction) {
        double middle = degrees(rim.middle().getX() - spot.x(), rim.middle().getY() - spot.y());
        // Always on the same side, or two neighbours share one spot.
        double side = Math.IEEEremainder(direction - middle, 360) < 0 ? 1 : 0;
        return 5 * (1 - Math.abs(apart(middle, direction) - 45) / 180) + side;
    }

    private Rim circle(BoardLayout.Spot spot) {
        for (RowView row : scene.board().rows()) {
            if (!row.loop() || !row.sites().contains(spot.site().id())) continue;
            Rim rim = Rim.of(scene.layout(), row.sites());
            if (rim != null && rim.isRound()) return rim;
        }
        return null;
    }

    /** @return the directions in which lines leave the place; on a circle, along it */
    private List<Double> lines(BoardLayout.Spot spot) {
        String site = spot.site().id();
        List<Double> directions = new ArrayList<>();
        for (LinkView link : scene.links()) {
            if (!link.from().equals(site) && !link.to().equals(site)) continue;
            BoardLayout.Spot other = scene.layout().spot(link.from().equals(site) ? link.to() : link.from());
            if (other == null || WheelPainter.isOnRim(scene, link)) continue;
            directions.add(degrees(other.x() - spot.x(), other.y() - spot.y()));
        }
        Rim rim = circle(spot);
        if (rim != null) {
            double out = degrees(
                    spot.x() - rim.middle().getX(), spot.y() - rim.middle().getY());
            directions.add(out + 90);
            directions.add(out - 90);
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
