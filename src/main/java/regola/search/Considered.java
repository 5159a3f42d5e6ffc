package regola.search;

/**
 * A Considered is one legal move as a search has found it.
 *
 * @param index among the legal moves of the decision
 * @param visits in how many worlds it was tried
 * @param share what it brought to whoever decides, on average: from 0 for lost to 1 for won; not a number if it was
 *     never tried
 */
public record Considered(int index, long visits, double share) {
    /** Outcomes of single walks differ by about so much. */
    private static final double SPREAD = 0.4;

    /** @return how far the share may be off, as one standard error; infinite if it was never tried */
    public double error() {
        return visits == 0 ? Double.POSITIVE_INFINITY : SPREAD / Math.sqrt((double) visits);
    }
}
