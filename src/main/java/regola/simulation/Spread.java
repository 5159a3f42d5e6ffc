package regola.simulation;

/**
 * A Spread holds many numbers from 0 on by their size: how many, their mean, the greatest, and quantiles within 2 % of
 * the truth. It takes the same little room for any number of them.
 */
public final class Spread {
    /** Each doubling is cut into so many steps; numbers below it are kept exactly. */
    private static final int STEPS = 64;

    private static final int STEP_BITS = 6;

    private final long[] counts = new long[STEPS * (Long.SIZE - STEP_BITS)];
    private long size;
    private long most;
    private double sum;

    void add(long number) {
        counts[step(number)]++;
        size++;
        sum += number;
        most = Math.max(most, number);
    }

    void add(Spread other) {
        for (int i = 0; i < counts.length; i++) counts[i] += other.counts[i];
        size += other.size;
        sum += other.sum;
        most = Math.max(most, other.most);
    }

    public long size() {
        return size;
    }

    /** @return 0 if there are none */
    public double mean() {
        return size == 0 ? 0 : sum / size;
    }

    public long most() {
        return most;
    }

    /**
     * @param share from 0 to 1, such as 0.99
     * @return a number that so large a share does not exceed; 0 if there are none
     */
    public long quantile(double share) {
        long rank = Math.max(1, (long) Math.ceil(share * size));
        long seen = 0;
        for (int i = 0; i < counts.length; i++) {
            seen += counts[i];
            if (seen >= rank) return Math.min(most, greatest(i));
        }
        return most;
    }

    private static int step(long number) {
        if (number < STEPS) return (int) number;
        int doublings = Long.SIZE - 1 - Long.numberOfLeadingZeros(number) - STEP_BITS;
        return STEPS * doublings + (int) (number >>> doublings);
    }

    /** The greatest number that falls into a step. */
    private static long greatest(int step) {
        if (step < STEPS) return step;
        int doublings = step / STEPS - 1;
        return ((long) (step - STEPS * doublings) + 1 << doublings) - 1;
    }
}
