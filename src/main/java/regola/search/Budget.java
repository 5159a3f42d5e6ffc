package regola.search;

import java.time.Duration;

/**
 * A Budget is how much a search may use up; whatever comes first ends it.
 *
 * @param iterations how many worlds it walks through; with this alone the same seed finds the same move on every
 *     machine
 * @param nanos how long it may think, in nanoseconds
 */
public record Budget(long iterations, long nanos) {
    public Budget {
        if (iterations < 1 || nanos < 1) throw new IllegalArgumentException("a search needs something to use up");
    }

    public static Budget ofIterations(long iterations) {
        return new Budget(iterations, Long.MAX_VALUE);
    }

    public static Budget ofTime(Duration time) {
        return new Budget(Long.MAX_VALUE, time.toNanos());
    }

    /** @return whether the clock decides when it ends */
    public boolean isTimed() {
        return nanos != Long.MAX_VALUE;
    }
}
