package regola.engine.form;

/**
 * A Kind is what an operation does. Its operands are computed in their order unless the kind says otherwise; what else
 * it needs, it holds fixed (see {@link Op#fixed}). What is said of a kind is about itself, not about its operands.
 */
public enum Kind {
    // Values. Fixed: the value; the slot; the cell; cell, name.
    CONSTANT(Rep.WORD),
    CONSTANT_ARRAY(Rep.ARRAY),
    SLOT(Rep.WORD),
    ARRAY_SLOT(Rep.ARRAY),
    VARIABLE(Rep.WORD, Trait.READS),
    ARRAY_VARIABLE(Rep.ARRAY, Trait.READS),
    PROPERTY(null, Trait.READS, Trait.FAILS),
    /** Condition, value if it holds, value if not; only one of these is computed. */
    CONDITIONAL(null),
    /** Value, body. Fixed: the slot in which the value stands while the body is computed. */
    LET(null),
    /** Counts against the limit before its operand is computed. Fixed: how many nodes there are in it. */
    WEIGHED(null, Trait.WORKS),
    /** A node that has no form of its own. Fixed: the node. Operands only say which slots it reads. */
    NODE(null, Trait.READS, Trait.FAILS, Trait.WORKS),

    // Numbers and truths. AND and OR compute the second only if the first does not decide.
    ADD(Rep.WORD, Trait.FAILS),
    SUBTRACT(Rep.WORD, Trait.FAILS),
    MULTIPLY(Rep.WORD, Trait.FAILS),
    DIVIDE(Rep.WORD, Trait.FAILS),
    MODULO(Rep.WORD, Trait.FAILS),
    NEGATE(Rep.WORD, Trait.FAILS),
    LESS(Rep.TRUTH),
    AT_MOST(Rep.TRUTH),
    EQUAL(Rep.TRUTH),
    AND(Rep.TRUTH),
    OR(Rep.TRUTH),
    NOT(Rep.TRUTH),

    // Sets of one word. COMMON computes the second only if there is something in the first; IN only if there is one.
    SOME(Rep.TRUTH),
    MEET(Rep.TRUTH),
    IN(Rep.TRUTH),
    SUBSET(Rep.TRUTH),
    UNION(Rep.WORD),
    WITHOUT(Rep.WORD),
    COMMON(Rep.WORD),
    /** All but those. Fixed: all. */
    OTHERS(Rep.WORD),
    COUNT(Rep.WORD),
    ONE(Rep.WORD),
    SINGLETON(Rep.WORD),
    SET_OF_LIST(Rep.WORD, Trait.WORKS),
    LIST_OF_SET(Rep.ARRAY),

    // Sets as arrays. WIDE_IN computes the set only if there is one.
    WIDENED(Rep.ARRAY),
    NARROWED(Rep.WORD),
    WIDE_UNION(Rep.ARRAY),
    WIDE_WITHOUT(Rep.ARRAY),
    WIDE_COMMON(Rep.ARRAY),
    /** All but those, all but one. Fixed: all. */
    WIDE_OTHERS(Rep.ARRAY),
    WIDE_ALL_BUT(Rep.ARRAY),
    /** What is in both, made in the array of the first if that is of this kind too. */
    WIDE_NARROWED(Rep.ARRAY),
    NUMBER_UNION(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    NUMBER_WITHOUT(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    NUMBER_COMMON(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    WIDE_IN(Rep.TRUTH),
    WIDE_SUBSET(Rep.TRUTH),
    WIDE_MEET(Rep.TRUTH),
    ARRAY_EQUAL(Rep.TRUTH, Trait.WORKS),
    WIDE_SOME(Rep.TRUTH),
    WIDE_COUNT(Rep.WORD),
    WIDE_ONE(Rep.WORD),
    /** Fixed: words in the set; so for the next. */
    WIDE_SINGLETON(Rep.ARRAY),
    WIDE_OF_LIST(Rep.ARRAY, Trait.WORKS),
    LIST_OF_WIDE(Rep.ARRAY, Trait.WORKS),
    ONE_NUMBER(Rep.ARRAY),
    SORTED(Rep.ARRAY, Trait.WORKS),
    NUMBER_SUBSET(Rep.TRUTH, Trait.WORKS),
    /** The neighbours of a site in a large set, which is computed only if there is a site. */
    NEAR(Rep.ARRAY, Trait.WORKS),
    NEAR_SOME(Rep.TRUTH, Trait.WORKS),
    NEAR_COUNT(Rep.WORD, Trait.WORKS),
    NEAR_ONE(Rep.WORD, Trait.WORKS),
    /** The same but the third operand, which is computed first. */
    NEAR_ONE_BUT(Rep.WORD, Trait.WORKS),

    // Lists.
    LIST_IN(Rep.TRUTH, Trait.WORKS),
    LIST_SOME(Rep.TRUTH),
    LIST_COUNT(Rep.WORD),
    /** Fixed: whether of numbers, of which none is absent. */
    FIRST(Rep.WORD, Trait.FAILS),
    ITEM(Rep.WORD, Trait.FAILS),
    REST(Rep.ARRAY, Trait.WORKS),
    JOINED(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    /** A list so many times, one after the other. */
    REPEATED(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    REMOVED(Rep.ARRAY, Trait.WORKS),
    RANGE(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    WRITTEN(Rep.ARRAY, Trait.WORKS),
    JUST(Rep.ARRAY),

    // The board. Fixed: the table.
    UNION_OF(Rep.WORD),
    WIDE_UNION_OF(Rep.ARRAY, Trait.WORKS),
    DISTANCE(Rep.WORD, Trait.READS),
    ORDER(Rep.ARRAY),
    /** Fixed: the table, what the coordinate is called. */
    COORDINATE(Rep.WORD, Trait.FAILS),
    STEP(Rep.WORD),
    RAY(Rep.ARRAY, Trait.READS, Trait.WORKS),
    HEX_AT(Rep.WORD, Trait.READS),
    CONNECTED(Rep.TRUTH, Trait.WORKS),
    /** Whether the sites of pieces hang together; no set is made of them. */
    CONNECTED_PLACES(Rep.TRUTH, Trait.READS, Trait.WORKS),
    TIPS(Rep.ARRAY, Trait.WORKS),
    /**
     * Whether the condition holds if a piece, or all that stands on a site, were elsewhere: what, to, condition. Fixed:
     * whether it is a site, the shapes that the condition asks about.
     */
    SUPPOSED(Rep.TRUTH, Trait.READS, Trait.FAILS, Trait.WORKS),
    /** Whether a shape hangs together as is supposed; whether it has a tail so long. Fixed: the shape. */
    SUPPOSED_CONNECTED(Rep.TRUTH, Trait.READS, Trait.FAILS, Trait.WORKS),
    SUPPOSED_TAIL(Rep.TRUTH, Trait.READS, Trait.FAILS, Trait.WORKS),
    /** From where, over a shape without which site, how often at most. Fixed: the shape. */
    SUPPOSED_JUMPS(Rep.ARRAY, Trait.READS, Trait.FAILS, Trait.WORKS),
    /** Set, least length. */
    TAILS(Rep.ARRAY, Trait.WORKS),
    /** From where, over what, how often at most. */
    JUMPS(Rep.ARRAY, Trait.WORKS),
    /** The set is computed only if there is a site. */
    GROUP(Rep.ARRAY, Trait.WORKS),
    LINES_WITHIN(Rep.WORD),
    /** Fixed: the table, the value for none. */
    TABLE(Rep.WORD),
    /** The same for an operand that is never none while code runs. */
    TABLE_AT(Rep.WORD),
    /** Fixed: the table, words for none. */
    WIDE_TABLE(Rep.ARRAY),

    // Pieces. Fixed: the kinds of pieces.
    OWNER(Rep.WORD),
    KIND(Rep.WORD),
    SITE(Rep.WORD, Trait.READS),
    TOP(Rep.WORD, Trait.READS),
    STACK(Rep.ARRAY, Trait.READS, Trait.WORKS),
    SITES_OF_KINDS(Rep.WORD, Trait.READS, Trait.WORKS),
    /** Fixed: the kind by player. */
    SITES_OF_OWN_KIND(Rep.WORD, Trait.READS),
    /** The same for a player who is never none, where all have a kind. Fixed: the kind by player. */
    SITES_OF_EACH_KIND(Rep.WORD, Trait.READS),
    SITES_OF(Rep.WORD, Trait.READS),
    OWNERS_OF(Rep.WORD),
    /** Pieces, site; the site is computed first, the pieces only if there is one. */
    ON_SITE(Rep.WORD, Trait.READS),
    ON_SITES(Rep.WORD, Trait.READS),
    /** Pieces, where they stand, sites. */
    KINDS_ON_SITES(Rep.WORD, Trait.READS),
    WIDE_SITES_OF(Rep.ARRAY, Trait.READS, Trait.WORKS),
    WIDE_SITES_OF_KINDS(Rep.ARRAY, Trait.READS, Trait.WORKS),
    OCCUPIED(Rep.ARRAY, Trait.READS),
    WIDE_OWNERS_OF(Rep.ARRAY, Trait.WORKS),
    WIDE_ON_SITE(Rep.ARRAY, Trait.READS),
    /** Pieces, site; the site is computed first, the pieces only if there is one. */
    SOME_ON_SITE(Rep.TRUTH, Trait.READS),
    WIDE_ON_SITES(Rep.ARRAY, Trait.READS, Trait.WORKS),
    /** Pieces, sites; these are computed only if there are pieces. */
    FEW_ON_SITES(Rep.WORD, Trait.READS),

    // The match.
    /** Fixed: whether it is always somebody, since players take turns. */
    MOVER(Rep.WORD, Trait.READS),
    PLAYERS(Rep.WORD, Trait.READS),
    /** Fixed: the player by side. */
    PLAYER_OF(Rep.WORD),
    NEXT_PLAYER(Rep.WORD, Trait.READS),
    OTHERS_AFTER(Rep.ARRAY),
    TURN_NUMBER(Rep.WORD, Trait.READS),
    /** Fixed: what counts beside the pieces. */
    TIMES_SEEN(Rep.WORD, Trait.READS, Trait.WORKS),

    // Functions. Fixed: the caller's unit, the body of the callee, then slots in which arguments wait, or the number
    // of the function among those whose answers are remembered and whether they are even where that does not pay.
    CALL(null, Trait.READS, Trait.FAILS, Trait.WORKS),
    REMEMBERED_CALL(null, Trait.READS, Trait.FAILS, Trait.WORKS),

    // Loops: source, then condition or value, computed for each element. Fixed: the slot of the element.
    THOSE(Rep.WORD, Trait.WORKS),
    EACH_SOME(Rep.TRUTH, Trait.WORKS),
    EACH_EVERY(Rep.TRUTH, Trait.WORKS),
    /** Fixed: slot, 1 for the most and -1 for the least. */
    THOSE_MOST(Rep.WORD, Trait.WORKS),
    /** Fixed: slot, whether values are sets. */
    ALL_OF(Rep.WORD, Trait.WORKS),
    /** Fixed: slot, how values are put together. */
    FOLDED(Rep.WORD, Trait.WORKS, Trait.FAILS),
    LIST_THOSE(Rep.ARRAY, Trait.WORKS),
    /** Fixed: slot, what is wanted of the condition. */
    LIST_EACH_SOME(Rep.TRUTH, Trait.WORKS),
    LIST_THOSE_MOST(Rep.ARRAY, Trait.WORKS),
    LIST_VALUES(Rep.ARRAY, Trait.WORKS),
    /** Fixed: slot, words in a set of the values, 0 for numbers. */
    LIST_UNION(Rep.ARRAY, Trait.WORKS, Trait.FAILS),
    LIST_FOLDED(Rep.WORD, Trait.WORKS, Trait.FAILS),
    WIDE_EACH_SOME(Rep.TRUTH, Trait.WORKS),
    GATHERED(Rep.ARRAY, Trait.WORKS),

    // Statements of functions. Fixed: the slot, if there is one.
    BLOCK(Rep.NOTHING, Trait.WORKS),
    SET(Rep.NOTHING),
    SET_ARRAY(Rep.NOTHING),
    IF(Rep.NOTHING),
    WHILE(Rep.NOTHING, Trait.WORKS),
    REPEAT(Rep.NOTHING, Trait.WORKS),
    /** Source, body, condition if there is one. */
    FOR_EACH(Rep.NOTHING, Trait.WORKS),
    FOR_EACH_LISTED(Rep.NOTHING, Trait.WORKS),
    ANSWER(Rep.NOTHING);

    /** A Trait is something that must be known of an operation before it is computed elsewhere, later or not at all. */
    public enum Trait {
        /** What it yields may be another after the match has gone on. */
        READS,
        /** It may end in a rule failure. */
        FAILS,
        /** It counts against the limit of steps, so it must be computed as often as written. */
        WORKS
    }

    private final Rep rep;
    /** As bits. */
    private final int traits;

    Kind(Rep rep, Trait... traits) {
        this.rep = rep;
        int bits = 0;
        for (Trait trait : traits) bits |= 1 << trait.ordinal();
        this.traits = bits;
    }

    /** @return what it yields; null if that is another for each operation */
    public Rep rep() {
        return rep;
    }

    public boolean has(Trait trait) {
        return (traits >>> trait.ordinal() & 1) != 0;
    }

    /** @return whether the first fixed thing is a slot that the operation itself fills */
    public boolean isBinding() {
        return this == LET || compareTo(THOSE) >= 0 && compareTo(GATHERED) <= 0;
    }
}
