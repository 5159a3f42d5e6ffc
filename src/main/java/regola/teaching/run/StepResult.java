package regola.teaching.run;

/**
 * A StepResult is what a learner has done in one step so far.
 *
 * @param tries wrong tries
 * @param hints rungs of hints that were shown
 * @param shown whether the solution was shown
 */
public record StepResult(boolean solved, int tries, int hints, boolean shown) {
    public static final StepResult NOTHING = new StepResult(false, 0, 0, false);
}
