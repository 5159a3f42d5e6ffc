package regola.engine.form;

import java.util.List;

/**
 * A LookedUp is a set of one word taken apart by what one slot adds to it: what a table says of the slot, as far as it
 * is in {@code keep}, and {@code more} beside it. Where candidates are found for one element after the other, only the
 * table is looked up for each.
 *
 * @param table the set by the number in the slot; beyond its end nothing
 */
public record LookedUp(long[] table, Op keep, Op more) {
    private static final Op ALL = Op.constant(-1);
    private static final Op NOTHING = Op.constant(0);

    /** @return the set so taken apart; null if the slot does more to it, or nothing at all */
    public static LookedUp of(Op set, int slot) {
        if (isFree(set, slot)) return null;
        return switch (set.kind()) {
            case TABLE, TABLE_AT -> table(set, slot);
            case COMMON -> common(set, slot);
            case WITHOUT -> without(set, slot);
            case CONDITIONAL -> conditional(set, slot);
            default -> null;
        };
    }

    private static LookedUp table(Op op, int slot) {
        Op index = op.operand(0);
        boolean isSlot = index.kind() == Kind.SLOT && index.number(0) == slot;
        return isSlot && (Long) op.fixed(1) == 0 ? new LookedUp((long[]) op.fixed(0), ALL, NOTHING) : null;
    }

    private static LookedUp common(Op op, int slot) {
        boolean isFirst = isFree(op.operand(1), slot);
        Op other = op.operand(isFirst ? 1 : 0);
        LookedUp part = of(op.operand(isFirst ? 0 : 1), slot);
        if (part == null || !isFree(other, slot)) return null;
        return new LookedUp(part.table, common(other, part.keep), common(other, part.more));
    }

    private static LookedUp without(Op op, int slot) {
        LookedUp part = of(op.operand(0), slot);
        Op other = op.operand(1);
        if (part == null || !isFree(other, slot)) return null;
        return new LookedUp(
                part.table,
                Op.of(Kind.WITHOUT, part.keep, other),
                part.more == NOTHING ? NOTHING : Op.of(Kind.WITHOUT, part.more, other));
    }

    /** Either the table or what the slot does not change. */
    private static LookedUp conditional(Op op, int slot) {
        Op condition = op.operand(0);
        boolean isSecond = isFree(op.operand(1), slot);
        LookedUp part = of(op.operand(isSecond ? 2 : 1), slot);
        Op other = op.operand(isSecond ? 1 : 2);
        if (part == null || !isFree(condition, slot) || !isFree(other, slot)) return null;
        return new LookedUp(
                part.table,
                isSecond ? either(op, condition, NOTHING, part.keep) : either(op, condition, part.keep, NOTHING),
                isSecond ? either(op, condition, other, part.more) : either(op, condition, part.more, other));
    }

    private static Op either(Op like, Op condition, Op a, Op b) {
        return Op.yielding(Rep.WORD, Kind.CONDITIONAL, like.span(), List.of(), condition, a, b);
    }

    private static Op common(Op a, Op b) {
        if (b == ALL) return a;
        return b == NOTHING ? b : Shorter.common(a, b);
    }

    private static boolean isFree(Op op, int slot) {
        if (op.kind() == Kind.SLOT || op.kind() == Kind.ARRAY_SLOT) return op.number(0) != slot;
        return op.operands().stream().allMatch(operand -> isFree(operand, slot));
    }
}
