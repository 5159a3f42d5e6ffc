package regola.ui.board.layout;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.WheelView;

/**
 * A TurnRims is what of a board can be turned, as it lies on a panel: rims to take hold of, and a knob for each way to
 * turn.
 */
public final class TurnRims {
    /** How far from its middle a knob is pressed, and a place that is near it, in pixels. */
    private static final double HAND = 22;

    private static final double PLACE = 14;
    /**
     * How large a knob is that turns, and one that does not, from its middle, and how large at least, in grid units.
     */
    private static final double LARGE = 0.26;

    private static final double SMALL = 0.2;
    private static final double LEAST = 0.15;
    /** How far out of its loop a knob stands at most. */
    private static final double OUT = 0.22;

    private final BoardLayout layout;
    private final List<WheelView> wheels;

    /** A Knob turns a wheel when it is clicked. */
    public record Knob(WheelView wheel, WheelView.Turn turn, double x, double y, double angle, double radius) {}

    public TurnRims(BoardLayout layout, List<WheelView> wheels) {
        this.layout = layout;
        this.wheels =
                wheels.stream().filter(wheel -> Rim.of(layout, wheel) != null).toList();
    }

    /** @return a knob half a place from the first place on, or back, for each way to turn */
    public List<Knob> knobs() {
        List<Knob> knobs = new ArrayList<>();
        for (WheelView wheel : wheels) {
            Rim rim = Rim.of(layout, wheel);
            for (WheelView.Turn turn : wheel.turns()) {
                double side = Math.signum(turn.places());
                Point2D spot = rim.at(0.5 * side);
                Point2D ahead = rim.at(0.5 * side + 0.05 * side);
                double angle = Math.atan2(ahead.getY() - spot.getY(), ahead.getX() - spot.getX());
                double wished = layout.unit() * (turn.looksLegal() ? LARGE : SMALL);
                Point2D at = clear(rim, spot, wished);
                double radius = Math.max(layout.unit() * LEAST, Math.min(wished, room(at)));
                knobs.add(new Knob(wheel, turn, at.getX(), at.getY(), angle, radius));
            }
        }
        return knobs;
    }

    /**
     * On a small loop places stand so close that a knob between them would be tiny: there it stands somewhat further
     * out, where there is more room.
     */
    private Point2D clear(Rim rim, Point2D spot, double wished) {
        double across = spot.getX() - rim.middle().getX();
        double down = spot.getY() - rim.middle().getY();
        double radius = Math.max(1, Math.hypot(across, down));
        Point2D best = spot;
        for (double off = 0; off <= OUT && room(best) < wished; off += 0.02) {
            double share = 1 + off * layout.unit() / radius;
            Point2D next = new Point2D.Double(
                    rim.middle().getX() + across * share, rim.middle().getY() + down * share);
            if (room(next) > room(best)) best = next;
        }
        return best;
    }

    /** How large a knob there would have to be to touch what stands on a place. */
    private double room(Point2D at) {
        double nearest = layout.spots().stream()
                .mapToDouble(spot -> at.distance(spot.x(), spot.y()))
                .min()
                .orElse(Double.MAX_VALUE);
        return nearest - layout.pieceSize() / 2;
    }

    /**
     * A knob that turns is as large for the hand as a button is, up to where a place begins that can be pressed itself.
     *
     * @return null if there is none
     */
    public Knob knob(double x, double y) {
        return knobs().stream()
                .filter(knob -> !knob.wheel.idle())
                .filter(knob -> Point2D.distance(x, y, knob.x, knob.y) <= reach(knob, x, y))
                .min(Comparator.comparingDouble(knob -> Point2D.distance(x, y, knob.x, knob.y)))
                .orElse(null);
    }

    private double reach(Knob knob, double x, double y) {
        double seen = knob.radius + 2;
        if (!knob.turn().looksLegal()) return seen;
        boolean onPlace = layout.spots().stream().anyMatch(spot -> Point2D.distance(x, y, spot.x(), spot.y()) < PLACE);
        return onPlace ? seen : Math.max(seen, HAND);
    }

    /**
     * @return the wheel whose rim is under a point, if it can be turned or it can be said why not; null if there is
     *     none
     */
    public WheelView rim(double x, double y) {
        double reach = layout.pieceSize() * 0.55;
        return wheels.stream()
                .filter(wheel -> !wheel.idle()
                        && !wheel.turns().isEmpty()
                        && Rim.of(layout, wheel).distance(x, y) <= reach)
                .min(Comparator.comparingDouble(wheel -> Rim.of(layout, wheel).distance(x, y)))
                .orElse(null);
    }

    /** @return where everything on a wheel would go, for the eye */
    public OverlayView ghosts(WheelView wheel, WheelView.Turn turn) {
        OverlayView seen = OverlayView.NONE;
        for (String site : wheel.sites()) {
            for (BoardLayout.Slot slot : layout.spot(site).slots())
                seen = seen.ghost(slot.piece(), wheel.after(site, turn.places()), site);
        }
        return seen;
    }

    /** @return the knob of a move that turns a loop */
    public Optional<Knob> of(String move) {
        return knobs().stream().filter(knob -> knob.turn().move().equals(move)).findFirst();
    }
}
