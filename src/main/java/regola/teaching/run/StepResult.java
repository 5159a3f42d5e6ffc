package regola.teaching.run;

/**
 * A StepResult is what a learner has done in one step so far.
 *
 * @param tries wrong tries
 * @param hints rungs of hints that were shown
 * @param shown whether the solution was shown
 * @param told whether it is done only because the right answer was told after wrong ones; false once it was found
 */
public record StepResult(boolean solved, int tries, int hints, boolean shown, boolean told) {
    public static final StepResult NOTHING = new StepResult(false, 0, 0, false);
    /** In halves, as all costs. */
    private static final int A_TRY = 2;

    /** A StepResult of somebody who was told no answer. */
    public StepResult(boolean solved, int tries, int hints, boolean shown) {
        this(solved, tries, hints, shown, false);
    }

    /**
     * @return what it costs, in halves: a wrong try 1, a hint beyond the first ½, a solution that was shown 1; but all
     *     asking together no more than one wrong try, so that it is never dearer to ask than to guess
     */
    int cost() {
        int asked = Math.max(0, hints - 1) + (shown ? A_TRY : 0);
        return A_TRY * tries + Math.min(A_TRY, asked);
    }
}
