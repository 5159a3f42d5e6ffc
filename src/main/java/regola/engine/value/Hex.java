package regola.engine.value;

import java.util.regex.Pattern;

/**
 * A Hex is one site of an endless plane of hexes, which stand on a corner in level rows. Its name is {@code q,r}.
 *
 * @param q steps to the right within the row
 * @param r rows down; each row is half a hex further to the right than the one above it
 */
public record Hex(int q, int r) {
    /** The directions 1 to 6: right, up right, up left, left, down left, down right. */
    private static final int[] STEPS_Q = {1, 1, 0, -1, -1, 0};

    private static final int[] STEPS_R = {0, -1, -1, 0, 1, 1};
    public static final int DIRECTIONS = STEPS_Q.length;
    private static final String WHOLE = "(0|-?[1-9]\\d{0,7})";
    private static final Pattern NAME = Pattern.compile(WHOLE + "," + WHOLE);

    /** @return the hex called so, or null if no hex is called like this */
    public static Hex named(String name) {
        var parts = NAME.matcher(name);
        return parts.matches() ? new Hex(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2))) : null;
    }

    /** @param direction from 1 */
    public Hex step(int direction) {
        return new Hex(q + STEPS_Q[direction - 1], r + STEPS_R[direction - 1]);
    }

    /** @return how many steps it is to the other hex */
    public int distance(Hex other) {
        int across = q - other.q;
        int down = r - other.r;
        return Math.max(Math.max(Math.abs(across), Math.abs(down)), Math.abs(across + down));
    }

    /** @return the direction that leads to the other hex on a straight line; 0 if none does */
    public int towards(Hex other) {
        int steps = distance(other);
        for (int d = 1; steps > 0 && d <= DIRECTIONS; d++) {
            if (q + steps * STEPS_Q[d - 1] == other.q && r + steps * STEPS_R[d - 1] == other.r) return d;
        }
        return 0;
    }

    /** @return how far to the right its middle is, where neighbours are 1 apart */
    public double x() {
        return q + r / 2.0;
    }

    /** @return how far up its middle is */
    public double y() {
        return -r * Math.sqrt(0.75);
    }

    @Override
    public String toString() {
        return q + "," + r;
    }
}
