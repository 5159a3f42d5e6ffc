package regola.ui.present.review;

import regola.advice.Review;

/** How much of the win a move costs, in steps that people feel: said in the same words wherever it is said. */
enum Loss {
    LITTLE,
    SOME,
    MUCH;

    /** Losing so much of the win is much. */
    private static final double MUCH_LOST = 0.2;

    /** @param loss from 0 to 1 */
    static Loss of(double loss) {
        if (loss >= MUCH_LOST) return MUCH;
        return loss >= Review.LEAST_LOSS ? SOME : LITTLE;
    }
}
