package regola.teaching.progress;

/**
 * A StepProgress is what one learner has done in one step of a lesson that is not at its end yet.
 *
 * @param done whether it was solved
 * @param tries wrong tries
 * @param hints hints that were shown
 * @param shown whether the solution was shown
 */
public record StepProgress(boolean done, int tries, int hints, boolean shown) {
    public static final StepProgress NOTHING = new StepProgress(false, 0, 0, false);
}
