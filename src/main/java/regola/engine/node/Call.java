package regola.engine.node;

import regola.engine.run.Calls;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Unit;
import regola.language.source.Span;

/** A Call is a node that asks a function. */
public final class Call extends Node {
    private final Unit caller;
    private final FunctionBody body;
    private final Arguments arguments;
    private final Span span;

    public Call(Unit caller, FunctionBody body, Arguments arguments, Span span) {
        this.caller = caller;
        this.body = body;
        this.arguments = arguments;
        this.span = span;
    }

    private void call(Execution x) {
        arguments.pass(x, body.unit());
        Calls.enter(x, caller.slotCount(), body.unit(), span);
        body.run(x);
        Calls.leave(x, caller.slotCount());
    }

    @Override
    public long eval(Execution x) {
        call(x);
        return x.answer;
    }

    @Override
    public long[] list(Execution x) {
        call(x);
        return x.answerList;
    }
}
