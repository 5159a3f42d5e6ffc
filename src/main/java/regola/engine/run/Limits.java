package regola.engine.run;

/**
 * A Limits is how much a rule file may use up between two decisions before it is stopped.
 *
 * <p>What is made ready before a match, and what rules put into words for people, has the same limits.
 *
 * @param steps steps, rounds of loops and calls, candidates of moves; and whatever else costs time, by what it costs:
 *     one step is a fraction of a microsecond, or eight words of memory
 * @param depth rules and functions inside each other
 * @param elements elements of one list
 * @param slots words for parameters and lets of everything that is running
 * @param moves legal moves of one decision
 * @param kept elements of all lists and large sets that are kept from one decision to the next
 * @param remembered positions remembered
 */
public record Limits(long steps, int depth, int elements, int slots, int moves, int kept, int remembered) {
    public static final Limits DEFAULT = new Limits(2_000_000, 400, 100_000, 200_000, 50_000, 1_000_000, 100_000);

    public Limits withSteps(long others) {
        return new Limits(others, depth, elements, slots, moves, kept, remembered);
    }
}
