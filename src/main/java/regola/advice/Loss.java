package regola.advice;

/** How much of the win a move costs, in steps that people feel: said in the same words wherever it is said. */
public enum Loss {
    LITTLE,
    SOME,
    MUCH;

    /** Losing so much of the win is much. */
    private static final double MUCH_LOST = 0.2;

    /** @param loss from 0 to 1 */
    public static Loss of(double loss) {
        if (loss >= MUCH_LOST) return MUCH;
        return loss >= Review.LEAST_LOSS ? SOME : LITTLE;
    }
}
