package regola.engine.state;

/**
 * A Chance is a generator of random numbers whose whole state is one number (SplitMix64), the same on every machine.
 */
public final class Chance {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private long state;

    public Chance(long seed) {
        state = seed;
    }

    public long state() {
        return state;
    }

    public Chance copy() {
        return new Chance(state);
    }

    void become(Chance other) {
        state = other.state;
    }

    /** Begins again as if made with this seed. */
    public void restart(long seed) {
        state = seed;
    }

    public long next() {
        state += GOLDEN;
        return mix(state);
    }

    /** Scrambles a number so that every bit of it matters to every bit of the result. */
    public static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** @return a number from 0 to below the bound, all exactly equally likely */
    public int below(int bound) {
        long product = (next() >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) {
            long least = (1L << 32) % bound;
            while (low < least) {
                product = (next() >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }
}
