package regola.ui.board.layout;

import java.util.Comparator;
import java.util.Optional;
import regola.ui.view.board.WheelView;

/**
 * A Grip is a hand on a wheel: it draws the rim along, as far as a turn that is allowed goes; where none is, the wheel
 * gives way a little and no more.
 */
public final class Grip {
    private static final double GIVE = 0.2;
    /** So much of a turn is enough to mean it. */
    private static final double MEANT = 0.45;

    private final WheelView wheel;
    private final Rim rim;
    private double last;
    /** How far the hand went, in places, whatever the wheel did. */
    private double pulled;

    public Grip(WheelView wheel, Rim rim, double x, double y) {
        this.wheel = wheel;
        this.rim = rim;
        this.last = rim.along(x, y);
    }

    public WheelView wheel() {
        return wheel;
    }

    public void draw(double x, double y) {
        double now = rim.along(x, y);
        pulled += rim.way(last, now);
        last = now;
    }

    /** @return how far the wheel has turned, in places */
    public double turned() {
        double most = wheel.turns().stream()
                .filter(WheelView.Turn::isLegal)
                .mapToInt(WheelView.Turn::places)
                .max()
                .orElse(0);
        double least = wheel.turns().stream()
                .filter(WheelView.Turn::isLegal)
                .mapToInt(WheelView.Turn::places)
                .min()
                .orElse(0);
        return Math.max(Math.min(0, least) - GIVE, Math.min(Math.max(0, most) + GIVE, pulled));
    }

    /** @return the turn that is meant, allowed or not; empty if the wheel was not drawn far enough for any */
    public Optional<WheelView.Turn> meant() {
        return wheel.turns().stream()
                .filter(turn -> turn.places() * pulled > 0 && Math.abs(pulled) >= Math.abs(turn.places()) * MEANT)
                .max(Comparator.comparingInt(turn -> Math.abs(turn.places())));
    }
}
