package regola.engine.code;

import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import regola.engine.board.Bits;
import regola.engine.form.Kind;
import regola.engine.form.Op;
import regola.engine.node.Arithmetic;
import regola.engine.node.ListLoops;
import regola.engine.node.Loops;
import regola.engine.node.Sets;
import regola.language.source.Span;

/**
 * A LoopCode is the writing of what is computed for each element of a set or list, which stands in a local meanwhile.
 */
final class LoopCode {
    private final ValueCode values;
    private final MethodCode body;

    LoopCode(ValueCode values) {
        this.values = values;
        this.body = values.body;
    }

    /** Writes what puts the value of a loop on the stack. */
    void value(Op op) {
        int mark = body.mark();
        switch (op.kind()) {
            case THOSE -> those(op);
            case THOSE_MOST -> thoseMost(op);
            case ALL_OF -> all(op);
            case FOLDED, LIST_FOLDED -> folded(op);
            case LIST_THOSE -> listThose(op);
            case LIST_VALUES -> listValues(op);
            case GATHERED -> gathered(op);
            default -> throw new IllegalArgumentException(op.kind() + " is no loop that yields a value");
        }
        body.unbind(op.number(0));
        body.release(mark);
    }

    /** Writes what goes on at the label if some or every element is as wanted. */
    void truth(Op op, boolean wanted, Label to) {
        int mark = body.mark();
        Label found = new Label();
        Label end = new Label();
        // Whether the loop stops at the first element for which the condition is so, and what is true then.
        boolean stopsIf = op.kind() != Kind.EACH_EVERY && (op.kind() == Kind.EACH_SOME || (Boolean) op.fixed(1));
        boolean thenTrue = op.kind() != Kind.EACH_EVERY;
        each(op, () -> values.jumpIf(op.operand(1), stopsIf, found));
        body.jump(Opcodes.GOTO, thenTrue == wanted ? end : to);
        body.here(found);
        if (thenTrue == wanted) body.jump(Opcodes.GOTO, to);
        body.here(end);
        body.unbind(op.number(0));
        body.release(mark);
    }

    private void each(Op op, Runnable round) {
        switch (op.kind()) {
            case WIDE_EACH_SOME -> eachOfWords(op, round);
            case LIST_EACH_SOME, LIST_FOLDED -> eachListed(op, list(op), round);
            default -> eachOfBits(op, word(op.operand(0)), round);
        }
    }

    // ---------------------------------------------------------------- going through

    private int word(Op op) {
        values.word(op);
        int local = body.newWord();
        body.storeWord(local);
        return local;
    }

    /** The source of a loop, counted against the limit. */
    private int list(Op op) {
        values.array(op.operand(0));
        int local = body.newNarrow();
        body.storeArray(local);
        body.execution();
        body.loadArray(local);
        body.plain(Opcodes.ARRAYLENGTH, Opcodes.I2L);
        body.span(op.span());
        body.chargeWritten();
        return local;
    }

    private void chargeCount(int set, Span span) {
        body.execution();
        body.loadWord(set);
        body.callStatic(Long.class, "bitCount", "(J)I");
        body.plain(Opcodes.I2L);
        body.span(span);
        body.chargeWritten();
    }

    private int element(int slot) {
        int element = body.newWord();
        body.bindWord(slot, element);
        return element;
    }

    /** Each element of a set in a local, which is used up. */
    private void eachOfBits(Op op, int rest, Runnable round) {
        chargeCount(rest, op.span());
        bits(rest, element(op.number(0)), 0, round);
    }

    /** @param first what the lowest bit stands for: a local, or 0 for nothing to be added */
    void bits(int rest, int element, int first, Runnable round) {
        Label again = new Label();
        Label end = new Label();
        body.here(again);
        body.loadWord(rest);
        body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
        body.jump(Opcodes.IFEQ, end);
        body.loadWord(rest);
        body.callStatic(Long.class, "numberOfTrailingZeros", "(J)I");
        if (first != 0) {
            body.loadInt(first);
            body.plain(Opcodes.IADD);
        }
        body.plain(Opcodes.I2L);
        body.storeWord(element);
        // The element is taken out first, so that a round may go on with the next from anywhere.
        body.loadWord(rest);
        body.loadWord(rest);
        body.plain(Opcodes.LCONST_1, Opcodes.LSUB, Opcodes.LAND);
        body.storeWord(rest);
        round.run();
        body.jump(Opcodes.GOTO, again);
        body.here(end);
    }

    private void eachListed(Op op, int list, Runnable round) {
        int at = body.newNarrow();
        int element = element(op.number(0));
        listed(list, at, element, round);
    }

    /** Each element of an array in a local. @param at the local that counts */
    void listed(int list, int at, int element, Runnable round) {
        Label again = new Label();
        Label end = new Label();
        Label next = new Label();
        body.plain(Opcodes.ICONST_0);
        body.storeInt(at);
        body.here(again);
        body.loadInt(at);
        body.loadArray(list);
        body.plain(Opcodes.ARRAYLENGTH);
        body.jump(Opcodes.IF_ICMPGE, end);
        body.loadArray(list);
        body.loadInt(at);
        body.plain(Opcodes.LALOAD);
        body.storeWord(element);
        round.run();
        body.here(next);
        body.increase(at);
        body.jump(Opcodes.GOTO, again);
        body.here(end);
    }

    private void eachOfWords(Op op, Runnable round) {
        values.array(op.operand(0));
        int set = body.newNarrow();
        body.storeArray(set);
        int at = body.newNarrow();
        int rest = body.newWord();
        int first = body.newNarrow();
        int element = element(op.number(0));
        Label skip = new Label();
        listed(set, at, rest, () -> {
            body.loadWord(rest);
            body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
            body.jump(Opcodes.IFEQ, skip);
            chargeCount(rest, op.span());
            body.loadInt(at);
            body.integer(6);
            body.plain(Opcodes.ISHL);
            body.storeInt(first);
            bits(rest, element, first, round);
            body.here(skip);
        });
    }

    /** Each element of a large set in a local, word by word. */
    void words(int set, int element, Runnable round) {
        int at = body.newNarrow();
        int rest = body.newWord();
        int first = body.newNarrow();
        listed(set, at, rest, () -> {
            body.loadInt(at);
            body.integer(6);
            body.plain(Opcodes.ISHL);
            body.storeInt(first);
            bits(rest, element, first, round);
        });
    }

    // ---------------------------------------------------------------- small sets

    private int zero() {
        int local = body.newWord();
        body.plain(Opcodes.LCONST_0);
        body.storeWord(local);
        return local;
    }

    private void add(int found, int element) {
        body.loadWord(found);
        body.plain(Opcodes.LCONST_1);
        body.loadWord(element);
        body.plain(Opcodes.L2I, Opcodes.LSHL, Opcodes.LOR);
        body.storeWord(found);
    }

    private void those(Op op) {
        int rest = word(op.operand(0));
        int found = zero();
        eachOfBits(op, rest, () -> {
            Label not = new Label();
            values.jumpIf(op.operand(1), false, not);
            add(found, body.word(op.number(0)));
            body.here(not);
        });
        body.loadWord(found);
    }

    private void thoseMost(Op op) {
        int rest = word(op.operand(0));
        int found = zero();
        int most = zero();
        int computed = body.newWord();
        eachOfBits(op, rest, () -> {
            Label isMore = new Label();
            Label notMore = new Label();
            Label not = new Label();
            values.word(op.operand(1));
            if (op.number(1) < 0) {
                body.number(-1);
                body.plain(Opcodes.LXOR);
            }
            body.storeWord(computed);
            body.loadWord(found);
            body.plain(Opcodes.LCONST_0, Opcodes.LCMP);
            body.jump(Opcodes.IFEQ, isMore);
            body.loadWord(computed);
            body.loadWord(most);
            body.plain(Opcodes.LCMP);
            body.jump(Opcodes.IFLE, notMore);
            body.here(isMore);
            body.loadWord(computed);
            body.storeWord(most);
            body.plain(Opcodes.LCONST_0);
            body.storeWord(found);
            body.here(notMore);
            body.loadWord(computed);
            body.loadWord(most);
            body.plain(Opcodes.LCMP);
            body.jump(Opcodes.IFNE, not);
            add(found, body.word(op.number(0)));
            body.here(not);
        });
        body.loadWord(found);
    }

    private void all(Op op) {
        int rest = word(op.operand(0));
        int found = zero();
        eachOfBits(op, rest, () -> {
            values.word(op.operand(1));
            if (!(Boolean) op.fixed(1)) body.callStatic(Sets.class, "singleton", "(J)J");
            body.loadWord(found);
            body.plain(Opcodes.LOR);
            body.storeWord(found);
        });
        body.loadWord(found);
    }

    private void folded(Op op) {
        boolean listed = op.kind() == Kind.LIST_FOLDED;
        Loops.Fold fold = (Loops.Fold) op.fixed(1);
        int source = listed ? list(op) : word(op.operand(0));
        int result = zero();
        int further = body.newNarrow();
        body.plain(Opcodes.ICONST_0);
        body.storeInt(further);
        Runnable round = () -> {
            Label first = new Label();
            Label done = new Label();
            values.word(op.operand(1));
            body.loadInt(further);
            body.jump(Opcodes.IFEQ, first);
            body.loadWord(result);
            fold(fold, op.span());
            body.here(first);
            body.storeWord(result);
            body.plain(Opcodes.ICONST_1);
            body.storeInt(further);
            body.here(done);
        };
        if (listed) eachListed(op, source, round);
        else eachOfBits(op, source, round);
        body.loadWord(result);
    }

    private void fold(Loops.Fold fold, Span span) {
        switch (fold) {
            case SUM -> {
                body.span(span);
                body.callStatic(Arithmetic.class, "sum", "(JJLregola/language/source/Span;)J");
            }
            case MOST -> body.callStatic(Math.class, "max", "(JJ)J");
            case LEAST -> body.callStatic(Math.class, "min", "(JJ)J");
        }
    }

    // ---------------------------------------------------------------- lists

    private int made(int list) {
        body.loadArray(list);
        body.plain(Opcodes.ARRAYLENGTH);
        body.to.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
        int made = body.newNarrow();
        body.storeArray(made);
        return made;
    }

    private void listThose(Op op) {
        int list = list(op);
        int found = made(list);
        int count = body.newNarrow();
        body.plain(Opcodes.ICONST_0);
        body.storeInt(count);
        eachListed(op, list, () -> {
            Label not = new Label();
            values.jumpIf(op.operand(1), false, not);
            body.loadArray(found);
            body.loadInt(count);
            body.loadWord(body.word(op.number(0)));
            body.plain(Opcodes.LASTORE);
            body.increase(count);
            body.here(not);
        });
        body.loadArray(list);
        body.loadArray(found);
        body.loadInt(count);
        body.callStatic(ListLoops.class, "found", "([J[JI)[J");
    }

    private void listValues(Op op) {
        int list = list(op);
        int found = made(list);
        int at = body.newNarrow();
        int element = element(op.number(0));
        listed(list, at, element, () -> {
            body.loadArray(found);
            body.loadInt(at);
            values.word(op.operand(1));
            body.plain(Opcodes.LASTORE);
        });
        body.loadArray(found);
    }

    private void gathered(Op op) {
        values.array(op.operand(0));
        int set = body.newNarrow();
        body.storeArray(set);
        body.execution();
        body.loadArray(set);
        body.callStatic(Bits.class, "count", "([J)I");
        body.plain(Opcodes.I2L);
        body.span(op.span());
        body.chargeWritten();
        body.integer(op.number(1));
        body.to.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
        int found = body.newNarrow();
        body.storeArray(found);
        int more = body.newNarrow();
        int at = body.newNarrow();
        int rest = body.newWord();
        int first = body.newNarrow();
        int element = element(op.number(0));
        listed(set, at, rest, () -> {
            body.loadInt(at);
            body.integer(6);
            body.plain(Opcodes.ISHL);
            body.storeInt(first);
            bits(rest, element, first, () -> {
                values.array(op.operand(1));
                body.storeArray(more);
                body.execution();
                body.loadArray(more);
                body.plain(Opcodes.ARRAYLENGTH, Opcodes.ICONST_4, Opcodes.ISHR, Opcodes.I2L);
                body.span(op.span());
                body.chargeWritten();
                body.loadArray(found);
                body.loadArray(more);
                body.callStatic(Bits.class, "putAll", "([J[J)V");
            });
        });
        body.loadArray(found);
    }
}
