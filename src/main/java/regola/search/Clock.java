package regola.search;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** A Clock says when a search has used up its time, and passes on the wish that it stop. All its threads ask it. */
final class Clock {
    private final boolean timed;
    private final long start = System.nanoTime();
    private final long nanos;
    private final BooleanSupplier cancelled;

    Clock(Budget budget, BooleanSupplier cancelled) {
        this.timed = budget.isTimed();
        this.nanos = budget.nanos();
        this.cancelled = cancelled;
    }

    /** @throws CancellationException when somebody wants it to stop */
    boolean isUp() {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        return timed && System.nanoTime() - start >= nanos;
    }

    /** @return for how many more walks there is time, if so many have been made by now */
    long left(long made) {
        if (!timed) return Long.MAX_VALUE;
        long passed = Math.max(1, System.nanoTime() - start);
        return (long) ((double) made / passed * Math.max(0, nanos - passed));
    }
}
