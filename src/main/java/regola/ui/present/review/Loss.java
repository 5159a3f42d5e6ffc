package regola.ui.present.review;

import regola.advice.Review;

/** How much of the win a move costs, in steps that people feel: said in the same words wherever it is said. */
enum Loss {
    LITTLE,
    SOME,
    MUCH;

    /** Losing so much of the win is much. */
    private static final double MUCH_LOST = 0.2;

    /** Who has little hope left feels the loss of half of it. */
    private static final double MOST_OF_IT = 0.5;

    private static final double PART_OF_IT = 0.25;
    /** What is less than this nobody feels, however little there was. */
    private static final double FELT = 0.03;

    /**
     * @param loss from 0 to 1
     * @param hoped what could be hoped for: the loss of most of it is much, be it ever so little
     */
    static Loss of(double loss, double hoped) {
        Loss alone = of(loss);
        if (loss < FELT || hoped <= 0) return alone;
        if (loss >= MOST_OF_IT * hoped) return MUCH;
        return alone == LITTLE && loss >= PART_OF_IT * hoped ? SOME : alone;
    }

    /** @param loss from 0 to 1 */
    static Loss of(double loss) {
        if (loss >= MUCH_LOST) return MUCH;
        return loss >= Review.LEAST_LOSS ? SOME : LITTLE;
    }
}
