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

    /** @return where the answer stands among all that are remembered */
    private int find(Execution x, boolean isList) {
        long a = first == null ? 0 : first.eval(x);
        long b = second == null ? 0 : second.eval(x);
        long version = x.state.version();
        int entry =
                memo * ENTRIES + ((int) (a * 7 + b * 31 + version) & ENTRIES - 1); // what is supposed comes in between
        long[] known = x.memo();
        int at = entry * WORDS;
        if (known[at] != version || known[at + 1] != a || known[at + 2] != b) {
            ask(x, a, b);
            if (isList) x.remembered(x.answerList.length);
            known = x.memo();
            known[at] = version;
            known[at + 1] = a;
            known[at + 2] = b;
            known[at + 3] = x.answer;
            if (isList) x.memoLists()[entry] = x.answerList;
        }
        return entry;
    }

    private void ask(Execution x, long a, long b) {
        int to = x.base + caller.slotCount();
        x.reserve(to + body.unit().slotCount() + 2);
        x.slots[to] = a;
        x.slots[to + 1] = b;
        x.enterFunction(caller, body.unit(), span);
        body.run(x);
        x.leaveFunction(caller);
    }

    @Override
    public long eval(Execution x) {
        int entry = find(x, false);
        return x.memo()[entry * WORDS + 3];
    }

    @Override
    public long[] list(Execution x) {
        int entry = find(x, true);
        return x.memoLists()[entry];
    }
}
