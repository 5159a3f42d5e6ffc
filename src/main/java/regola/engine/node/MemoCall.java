package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Unit;
import regola.language.source.Span;

/**
 * A MemoCall is a node that asks a function which goes through much, and remembers the answer. Functions only look, so
 * the answer to the same arguments is the same until something in the match changes.
 */
public final class MemoCall extends Node {
    /** Remembered answers of one function; a power of two. */
    public static final int ENTRIES = 32;

    private static final int ENTRY_BITS = 5;
    /** Odd numbers whose multiples lie far apart in their highest bits. */
    private static final long SPREAD_FIRST = 0x9E3779B97F4A7C15L, SPREAD_SECOND = 0xC2B2AE3D27D4EB4FL;
    /** Words of one: the version of the state, two arguments, the answer. */
    public static final int WORDS = 4;

    private final Unit caller;
    private final FunctionBody body;
    private final Node first, second;
    private final int memo;
    private final Span span;

    /**
     * @param first an argument of one word; null if there is none
     * @param second likewise
     * @param memo the number of the function among all whose answers are remembered
     */
    public MemoCall(Unit caller, FunctionBody body, Node first, Node second, int memo, Span span) {
        this.caller = caller;
        this.body = body;
        this.first = first;
        this.second = second;
        this.memo = memo;
        this.span = span;
    }

    /** @return where the answer is kept; its complement if it is not known yet. Arguments that are not there are 0 */
    public static int entry(Execution x, int memo, long a, long b) {
        long version = x.state.version();
        // All bits of the arguments count, which may be sets. And what is supposed comes in between: that is apart.
        int spread = (int) (a * SPREAD_FIRST + b * SPREAD_SECOND >>> Long.SIZE - ENTRY_BITS);
        int entry = memo * ENTRIES + (spread + (int) version & ENTRIES - 1);
        long[] known = x.memo();
        int at = entry * WORDS;
        return known[at] == version && known[at + 1] == a && known[at + 2] == b ? entry : ~entry;
    }

    /** Keeps an answer. @param entry as {@link #entry} gave it */
    public static void keep(Execution x, int entry, long a, long b, long answer) {
        long[] known = x.memo();
        int at = ~entry * WORDS;
        known[at] = x.state.version();
        known[at + 1] = a;
        known[at + 2] = b;
        known[at + 3] = answer;
    }

    public static void keepList(Execution x, int entry, long a, long b, long[] answer) {
        x.remembered(answer.length);
        keep(x, entry, a, b, 0);
        x.memoLists()[~entry] = answer;
    }

    /** @return the answer that is kept */
    public static long kept(Execution x, int entry) {
        return x.memo()[entry * WORDS + 3];
    }

    public static long[] keptList(Execution x, int entry) {
        return x.memoLists()[entry];
    }

    private void ask(Execution x, long a, long b) {
        int to = x.base + caller.slotCount();
        x.reserve(to + body.unit().slotCount() + 2);
        x.slots[to] = a;
        x.slots[to + 1] = b;
        x.enterFunction(caller.slotCount(), body.unit(), span);
        body.run(x);
        x.leaveFunction(caller.slotCount());
    }

    @Override
    public long eval(Execution x) {
        long a = first == null ? 0 : first.eval(x);
        long b = second == null ? 0 : second.eval(x);
        int entry = entry(x, memo, a, b);
        if (entry >= 0) return kept(x, entry);
        ask(x, a, b);
        keep(x, entry, a, b, x.answer);
        return x.answer;
    }

    @Override
    public long[] list(Execution x) {
        long a = first == null ? 0 : first.eval(x);
        long b = second == null ? 0 : second.eval(x);
        int entry = entry(x, memo, a, b);
        if (entry >= 0) return keptList(x, entry);
        ask(x, a, b);
        keepList(x, entry, a, b, x.answerList);
        return x.answerList;
    }
}
