package regola.ui.present.review;

import regola.advice.Objection;
import regola.advice.Review;
import regola.advice.WhyBetter;
import regola.advice.seen.Blow;

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

    /**
     * @param surely from so large a part of all times on what may come of it is no risk any more: it comes
     * @return the key of the words for how much worse a move is than the best
     */
    static String key(Objection objection, double surely) {
        if (objection.lost()) return objection.over() ? "hint.against.lost" : "hint.against.out";
        if (objection.losesNext()) return "hint.against.loses";
        boolean risky = objection.isNear() && objection.reasons().stream().anyMatch(WhyBetter::isPeril);
        if (risky && objection.blow() == null) return "hint.against.risky";
        // Whoever sees it taken for nothing would not call it as good, however little the search thinks of it.
        if (objection.isNear() && objection.blow() == null)
            return objection.given() ? "hint.against.some" : "hint.against.near";
        Blow blow = objection.blow();
        boolean much = of(objection.loss(), objection.best()) == MUCH;
        if (blow != null && blow.isFatal() && !much)
            return blow.share() < surely ? "hint.against.risky" : "hint.against.much";
        return switch (of(objection.loss(), objection.best())) {
            case LITTLE -> objection.given() ? "hint.against.some" : "hint.against.little";
            case SOME -> "hint.against.some";
            case MUCH -> "hint.against.much";
        };
    }
}
