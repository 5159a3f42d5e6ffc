package regola.engine.node;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntSupplier;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Program;
import regola.engine.run.Supposition;
import regola.engine.run.Unit;
import regola.language.source.Span;

/**
 * A SupposedRule is a node whose body is computed with all done that a rule does: in another match, which stands as
 * this one and of which nobody hears, so that nothing need be taken back, whatever the rule does and however it fails.
 */
public final class SupposedRule extends Node {
    private final AtomicReference<Program> program;
    private final Unit caller, callee;
    private final IntSupplier first;
    private final Arguments arguments;
    private final Node body;
    private final Span span;

    /**
     * @param program where the steps of the rule are; there before anything is computed
     * @param first the program counter of the rule's first step, known when the program is there
     */
    public SupposedRule(
            AtomicReference<Program> program,
            Unit caller,
            Unit callee,
            IntSupplier first,
            Arguments arguments,
            Node body,
            Span span) {
        this.program = program;
        this.caller = caller;
        this.callee = callee;
        this.first = first;
        this.arguments = arguments;
        this.body = body;
        this.span = span;
    }

    /** @return a match that stands as this one; to be {@link Supposition#end given back}, whatever happens in it */
    private Execution another(Execution x) {
        arguments.pass(x, callee);
        x.charge(x.state.words() >> 3, span);
        return Supposition.begin(x, program.get(), x.base + caller.slotCount() + callee.slotCount());
    }

    private void run(Execution other) {
        Supposition.run(other, caller, callee, first.getAsInt(), span);
    }

    @Override
    public long eval(Execution x) {
        Execution other = another(x);
        try {
            run(other);
            return body.eval(other);
        } finally {
            Supposition.end(x, other);
        }
    }

    @Override
    public boolean test(Execution x) {
        Execution other = another(x);
        try {
            run(other);
            return body.test(other);
        } finally {
            Supposition.end(x, other);
        }
    }

    @Override
    public long[] list(Execution x) {
        Execution other = another(x);
        try {
            run(other);
            return body.list(other);
        } finally {
            Supposition.end(x, other);
        }
    }
}
