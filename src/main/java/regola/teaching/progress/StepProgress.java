package regola.teaching.progress;

/**
 * A StepProgress is what one learner has done in one step of a lesson that is not at its end yet.
 *
 * @param done whether it was solved
 * @param tries wrong tries
 * @param hints hints that were shown
 * @param shown whether the solution was shown
 * @param told whether it is done only because the right answer was told after wrong ones
 */
public record StepProgress(boolean done, int tries, int hints, boolean shown, boolean told) {
    public static final StepProgress NOTHING = new StepProgress(false, 0, 0, false);

    /** A StepProgress of somebody who was told no answer. */
    public StepProgress(boolean done, int tries, int hints, boolean shown) {
        this(done, tries, hints, shown, false);
    }
}
