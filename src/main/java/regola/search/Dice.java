package regola.search;

/** Dice are numbers drawn by a seed (SplitMix64), the same on every machine. */
public final class Dice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public Dice(long seed) {
        state = seed;
    }

    public long next() {
        state += STEP;
        return mix(state);
    }

    /** @return a number from 0 to below the bound; the bound is at least 1 */
    public int below(int bound) {
        return (int) Long.remainderUnsigned(next() >>> 16, bound);
    }

    /** @return a number from 0 to below 1 */
    public double fraction() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    /** Scrambles a number so that every bit of it matters to every bit of the result. */
    public static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
