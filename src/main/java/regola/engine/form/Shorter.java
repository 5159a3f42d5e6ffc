package regola.engine.form;

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
        return Op.of(Kind.TABLE, null, List.of(table, absent), index);
    }

    /** @return whether both hold, the second asked only if the first does; just one of them where the other is known */
    public static Op and(Op a, Op b) {
        if (isConstant(a, true)) return b;
        return isConstant(b, true) || isConstant(a, false) ? a : Op.of(Kind.AND, a, b);
    }

    /** @return whether one of them holds, likewise */
    public static Op or(Op a, Op b) {
        if (isConstant(a, false)) return b;
        return isConstant(b, false) || isConstant(a, true) ? a : Op.of(Kind.OR, a, b);
    }

    private static boolean isConstant(Op op, boolean value) {
        return op.isConstant() && (op.value() != 0) == value;
    }
}
