package regola.language.model;

/**
 * An Effects is what computing something has to do with the world beside its operands. Whoever makes a game ready asks
 * it before computing something earlier, later, once instead of often, or not at all.
 *
 * @param readsMatch the value may be another after the match has gone on, or inside a supposition: it is not known at
 *     set-up
 * @param mayFail it may end in a rule failure: it is not computed where the rule file would not have come to it
 * @param draws it takes from the generator of chance: it is computed as often and in the order as written
 */
public record Effects(boolean readsMatch, boolean mayFail, boolean draws) {
    /** The operands alone decide, and there is always a value. */
    public static final Effects PURE = new Effects(false, false, false);

    public static final Effects READS_MATCH = new Effects(true, false, false);
    public static final Effects MAY_FAIL = new Effects(false, true, false);
    /** A draw reads the generator and moves it on, and from nothing nothing can be drawn. */
    public static final Effects DRAWS = new Effects(true, true, true);

    /** @return the effects of computing both */
    public Effects and(Effects other) {
        return new Effects(readsMatch || other.readsMatch, mayFail || other.mayFail, draws || other.draws);
    }

    public boolean isPure() {
        return equals(PURE);
    }
}
