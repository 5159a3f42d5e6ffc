package regola.search;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * A Clock says when the time for a decision is used up, and passes on the wish that thinking stop. It runs from when it
 * is made; all threads that think about the decision ask it.
 */
public final class Clock {
    private final boolean timed;
    private final long start = System.nanoTime();
    private final long nanos;
    private final BooleanSupplier cancelled;

    /** @param cancelled asked whenever the clock is, from any thread */
    public Clock(Budget budget, BooleanSupplier cancelled) {
        this.timed = budget.isTimed();
        this.nanos = budget.nanos();
        this.cancelled = cancelled;
    }

    /**
     * @return whether the time is used up
     * @throws CancellationException when somebody wants it to stop
     */
    public boolean isUp() {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        return timed && System.nanoTime() - start >= nanos;
    }

    /** @return a clock that runs from now on for this part of the time that is left */
    public Clock part(double part) {
        if (!timed) return this;
        long left = nanos - (System.nanoTime() - start);
        return new Clock(new Budget(1, Math.max(1, (long) (left * part))), cancelled);
    }

    /** @return for how many more walks there is time, if so many have been made by now */
    long left(long made) {
        if (!timed) return Long.MAX_VALUE;
        long passed = Math.max(1, System.nanoTime() - start);
        return (long) ((double) made / passed * Math.max(0, nanos - passed));
    }
}
