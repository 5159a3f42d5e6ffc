package regola.engine.run;

/**
 * A Limits is how much a rule file may use up between two decisions before it is stopped.
 *
 * @param steps    steps, rounds of loops and calls
 * @param depth    rules and functions inside each other
 * @param elements elements of one list
 * @param places   words for parameters and lets of everything that is running
 */
public record Limits(long steps, int depth, int elements, int places) {
    public static final Limits DEFAULT = new Limits(2_000_000, 400, 100_000, 1_000_000);
}
