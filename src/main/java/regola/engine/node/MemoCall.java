package regola.engine.node;

import regola.engine.run.Calls;
import regola.engine.run.Execution;
import regola.engine.run.KnownAnswers;
import regola.engine.run.Node;
import regola.engine.run.Unit;
import regola.language.source.Span;

/** A MemoCall is a node that asks a function which goes through much, and remembers the answer. */
public final class MemoCall extends Node {
    private final Unit caller;
    private final FunctionBody body;
    private final Node first, second;
    private final int memo;
    private final boolean always;
    private final Span span;

    /**
     * @param first an argument of one word; null if there is none
     * @param second likewise
     * @param memo the number of the function among all whose answers are remembered
     * @param always true if its answers are remembered whether that pays or not
     */
    public MemoCall(Unit caller, FunctionBody body, Node first, Node second, int memo, boolean always, Span span) {
        this.caller = caller;
        this.body = body;
        this.first = first;
        this.second = second;
        this.memo = memo;
        this.always = always;
        this.span = span;
    }

    private int place(Execution x, long a, long b) {
        return always ? KnownAnswers.alwaysEntry(x, memo, a, b) : KnownAnswers.entry(x, memo, a, b);
    }

    private void ask(Execution x, long a, long b) {
        int to = x.base + caller.slotCount();
        x.reserve(to + body.unit().slotCount() + 2);
        x.slots[to] = a;
        x.slots[to + 1] = b;
        Calls.enter(x, caller.slotCount(), body.unit(), span);
        body.run(x);
        Calls.leave(x, caller.slotCount());
    }

    @Override
    public long eval(Execution x) {
        long a = first == null ? 0 : first.eval(x);
        long b = second == null ? 0 : second.eval(x);
        int entry = place(x, a, b);
        if (entry >= 0) return KnownAnswers.kept(x, entry);
        long before = x.fuel();
        ask(x, a, b);
        KnownAnswers.keep(x, entry, a, b, before, x.answer);
        return x.answer;
    }

    @Override
    public long[] list(Execution x) {
        long a = first == null ? 0 : first.eval(x);
        long b = second == null ? 0 : second.eval(x);
        int entry = place(x, a, b);
        if (entry >= 0) return KnownAnswers.keptList(x, entry);
        long before = x.fuel();
        ask(x, a, b);
        KnownAnswers.keepList(x, entry, a, b, before, x.answerList);
        return x.answerList;
    }
}
