package regola.engine.node;

import regola.engine.run.Execution;
import regola.engine.run.Unit;
import regola.engine.value.RuleFailure;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * A FunctionBody is a function made ready to be called. It is there before its acts are, since functions call each
 * other.
 */
public final class FunctionBody {
    private final Unit unit;
    private final Span span;
    private Act act;

    public FunctionBody(Unit unit, Span span) {
        this.unit = unit;
        this.span = span;
    }

    public Unit unit() {
        return unit;
    }

    public void complete(Act act) {
        this.act = act;
    }

    void run(Execution x) {
        if (!act.run(x)) throw unanswered();
    }

    /** @return what is told when its end is reached without an answer */
    public RuleFailure unanswered() {
        return new RuleFailure(
                span,
                Message.of("'{0}' ends without an answer", unit),
                "no 'answer' was reached on the way it took",
                "put an 'answer' at its end");
    }
}
