package regola.engine.form;

import java.util.Arrays;
import java.util.List;

/** A Shorter is the making of an operation in the form that does least, where its operands allow one. */
public final class Shorter {
    private Shorter() {}

    /** @return whether there is something in a set of one word */
    public static Op some(Op set) {
        return switch (set.kind()) {
            case COMMON -> Op.of(Kind.MEET, set.operand(0), set.operand(1));
            case WITHOUT -> Op.of(Kind.NOT, Op.of(Kind.SUBSET, set.operand(0), set.operand(1)));
            default -> Op.of(Kind.SOME, set);
        };
    }

    /** @return what two sets of one word have in common */
    public static Op common(Op a, Op b) {
        if (a.isConstant() && b.isConstant()) return Op.constant(a.value() & b.value());
        if (b.kind() == Kind.OTHERS) return Op.of(Kind.WITHOUT, a, b.operand(0));
        return Op.of(Kind.COMMON, a, b);
    }

    /** @return whether there is something in a large set */
    public static Op someWide(Op set) {
        return near(Kind.NEAR_SOME, Kind.WIDE_SOME, set);
    }

    /** @return how many there are in a large set */
    public static Op countWide(Op set) {
        return near(Kind.NEAR_COUNT, Kind.WIDE_COUNT, set);
    }

    /** @return the lowest of a large set, or none */
    public static Op oneWide(Op set) {
        return near(Kind.NEAR_ONE, Kind.WIDE_ONE, set);
    }

    /** @return the lowest of a large set of neighbours but one certain site, or none */
    public static Op oneBut(Op near, Op other) {
        return Op.of(Kind.NEAR_ONE_BUT, null, near.fixed(), near.operand(0), near.operand(1), other);
    }

    private static Op near(Kind ofNeighbours, Kind ofAny, Op set) {
        return set.kind() == Kind.NEAR
                ? Op.of(ofNeighbours, null, set.fixed(), set.operand(0), set.operand(1))
                : Op.of(ofAny, set);
    }

    /** @return a table looked up */
    public static Op table(long[] table, long absent, Op index) {
        return Op.of(index.isNeverNone() ? Kind.TABLE_AT : Kind.TABLE, null, List.of(table, absent), index);
    }

    /**
     * @param kinds by player, below zero for players who have none
     * @return where pieces of the kind of a player stand
     */
    public static Op sitesOfOwnKind(int[] kinds, Op player) {
        boolean isCertain = player.isNeverNone() && Arrays.stream(kinds).allMatch(kind -> kind >= 0);
        return Op.of(isCertain ? Kind.SITES_OF_EACH_KIND : Kind.SITES_OF_OWN_KIND, null, List.of(kinds), player);
    }

    /** @return all but those of a large set */
    public static Op others(long[] all, Op set) {
        return set.kind() == Kind.WIDE_SINGLETON
                ? Op.of(Kind.WIDE_ALL_BUT, null, List.of(all), set.operand(0))
                : Op.of(Kind.WIDE_OTHERS, null, List.of(all), set);
    }

    /** @return what two large sets have in common, where more is to be taken away from it */
    public static Op narrowed(Op a, Op b) {
        return Op.of(Kind.WIDE_NARROWED, a, b);
    }

    /** @return whether both hold, the second being asked only if the first does; one of them where one is known */
    public static Op and(Op a, Op b) {
        if (isKnown(a, true)) return b;
        return isKnown(b, true) || isKnown(a, false) ? a : Op.of(Kind.AND, a, b);
    }

    /** @return whether one of them holds, likewise */
    public static Op or(Op a, Op b) {
        if (isKnown(a, false)) return b;
        return isKnown(b, false) || isKnown(a, true) ? a : Op.of(Kind.OR, a, b);
    }

    private static boolean isKnown(Op op, boolean value) {
        return op.isConstant() && (op.value() != 0) == value;
    }
}
