package regola.language.model;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import regola.language.source.Span;

/**
 * A Moment is something that happens and that handlers answer, in their order. Completed once, like {@link Function}.
 */
public final class Moment {
    private final String name;
    private final List<Function.Parameter> parameters;
    private final Reason reason;
    private final Span span;
    private final AtomicReference<List<Rule>> handlers = new AtomicReference<>();

    public Moment(String name, List<Function.Parameter> parameters, Reason reason, Span span) {
        this.name = name;
        this.parameters = List.copyOf(parameters);
        this.reason = reason;
        this.span = span;
    }

    public void complete(List<Rule> completed) {
        if (!handlers.compareAndSet(null, List.copyOf(completed))) {
            throw new IllegalStateException(name + " is complete already");
        }
    }

    public String name() {
        return name;
    }

    public List<Function.Parameter> parameters() {
        return parameters;
    }

    public Reason reason() {
        return reason;
    }

    public Span span() {
        return span;
    }

    public List<Rule> handlers() {
        return handlers.get();
    }
}
