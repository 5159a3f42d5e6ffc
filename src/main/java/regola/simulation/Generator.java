package regola.simulation;

/**
 * A Generator draws the moves of random matches, and their seeds. It is splitmix64, written out so that the same seed
 * gives the same matches on every machine and Java version; it has nothing to do with the generator inside a match.
 */
public final class Generator {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    /** Seeds made here are small enough to be exact numbers in every reader of JSON. */
    private static final int SEED_BITS = 53;

    private long state;

    private Generator(long seed) {
        state = seed;
    }

    /**
     * The seed of one of many matches.
     *
     * @param number from 0; the first match has the seed itself, so that a match can be had again by the seed in its
     *     header
     */
    public static long seedOf(long seed, long number) {
        return number == 0 ? seed : mix(mix(seed) + number * STEP) >>> 64 - SEED_BITS;
    }

    /** @return the generator of the moves of a match, unlike that of the match itself */
    public static Generator ofMoves(long matchSeed) {
        return new Generator(mix(~matchSeed));
    }

    private static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    private long next() {
        state += STEP;
        return mix(state);
    }

    /** @return a number from 0 to below the bound, all equally likely */
    public int below(int bound) {
        long bits;
        long value;
        do {
            bits = next() >>> 1;
            value = bits % bound;
        } while (bits - value + (bound - 1) < 0); // the last, incomplete stretch of numbers would favour the low ones
        return (int) value;
    }
}
