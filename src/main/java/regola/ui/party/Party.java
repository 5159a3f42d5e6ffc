package regola.ui.party;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A Party is what flies when something is done: pieces that rise from somewhere and fall. It knows no clock; it says
 * where everything is so many milliseconds after the beginning. The same seed, the same party.
 */
public final class Party {
    /** How long a small one takes, and a big one. */
    public static final int SMALL_MILLIS = 900;

    public static final int BIG_MILLIS = 1800;
    /** How long a calm one takes, which who reads little has time to see. */
    public static final int CALM_MILLIS = 6000;

    private static final int SMALL_PIECES = 24;
    private static final int BIG_PIECES = 60;
    private static final int CALM_PIECES = 110;
    private static final double GRAVITY = 2.2;
    /** How often what only falls goes from side to side. */
    private static final double SWAYS = 3;

    /** Whether all only falls, from above. */
    private final boolean falls;

    private final int millis;
    private final double unit;
    private final List<Piece> pieces = new ArrayList<>();

    /**
     * A piece: where it begins, how fast it flies and turns, how large it is; lengths in pixels, for the whole party.
     */
    private record Piece(
            double x, double y, double dx, double dy, double size, double angle, double spin, int number) {}

    /**
     * Where a piece is at a moment.
     *
     * @param number among the pieces; its colour goes by it
     * @param opacity from 0 to 1
     */
    record At(double x, double y, double size, double angle, int number, double opacity) {}

    private Party(int millis, double unit, boolean falls) {
        this.falls = falls;
        this.millis = millis;
        this.unit = unit;
    }

    /**
     * @param from where they rise, in pixels
     * @param unit one unit of space
     */
    public static Party small(Rectangle from, double unit, long seed) {
        Party party = new Party(SMALL_MILLIS, unit, false);
        Random random = new Random(seed);
        for (int i = 0; i < SMALL_PIECES; i++) {
            double x = from.x + from.width * random.nextDouble();
            party.add(random, i, x, from.y + from.height * 0.25, (random.nextDouble() - 0.5) * 160, -150, 8);
        }
        return party;
    }

    /** @param over all of it, in pixels */
    public static Party big(Rectangle over, double unit, long seed) {
        Party party = new Party(BIG_MILLIS, unit, false);
        Random random = new Random(seed);
        for (int i = 0; i < BIG_PIECES; i++) {
            double x = over.x + over.width * (i + random.nextDouble()) / BIG_PIECES;
            double rise = -over.height / unit * (0.5 + 0.45 * random.nextDouble());
            party.add(random, i, x, over.y + over.height, (random.nextDouble() - 0.5) * 240, rise * 1.9, 11);
        }
        return party;
    }

    /**
     * One that nobody misses: pieces sink from above, swaying, from the first moment to the last.
     *
     * @param over all of it, in pixels
     */
    public static Party calm(Rectangle over, double unit, long seed) {
        Party party = new Party(CALM_MILLIS, unit, true);
        Random random = new Random(seed);
        double high = over.height / unit;
        for (int i = 0; i < CALM_PIECES; i++) {
            double x = over.x + over.width * (i + random.nextDouble()) / CALM_PIECES;
            double above = over.y - over.height * (1.6 * random.nextDouble() - 0.4);
            party.add(random, i, x, above, (random.nextDouble() - 0.5) * 120, high * 2.2, 12);
        }
        return party;
    }

    private void add(Random random, int number, double x, double y, double dx, double dy, double size) {
        pieces.add(new Piece(
                x,
                y,
                dx * unit,
                dy * unit * (0.7 + 0.6 * random.nextDouble()),
                size * unit * (0.7 + 0.6 * random.nextDouble()),
                2 * Math.PI * random.nextDouble(),
                (random.nextDouble() - 0.5) * 14,
                number));
    }

    public int millis() {
        return millis;
    }

    /** @return where everything is; nothing before the beginning and after the end */
    List<At> at(double passed) {
        if (passed < 0 || passed >= millis) return List.of();
        double t = passed / millis;
        List<At> all = new ArrayList<>();
        for (Piece piece : pieces) {
            double fall = falls ? 0 : -piece.dy * GRAVITY / 2 * t * t;
            double sway = falls ? Math.sin(piece.angle + t * SWAYS * 2 * Math.PI) : t;
            all.add(new At(
                    piece.x + piece.dx * sway,
                    piece.y + piece.dy * t + fall,
                    piece.size,
                    piece.angle + piece.spin * t,
                    piece.number,
                    Math.min(1, (1 - t) * 3)));
        }
        return all;
    }
}
