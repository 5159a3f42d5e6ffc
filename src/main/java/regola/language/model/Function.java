package regola.language.model;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import regola.language.source.Span;

/**
 * A Function computes and never acts. Its parameters are the slots 0, 1, …; slots counts these and all its locals. The
 * body is set once, by the checker, after all functions are known, since they may call each other.
 */
public final class Function {
    private final String name;
    private final List<Parameter> parameters;
    private final Type result;
    private final Reason reason;
    private final Span span;
    private final AtomicReference<Completion> completion = new AtomicReference<>();

    public Function(String name, List<Parameter> parameters, Type result, Reason reason, Span span) {
        this.name = name;
        this.parameters = List.copyOf(parameters);
        this.result = result;
        this.reason = reason;
        this.span = span;
    }

    public record Parameter(String name, Type type) {}

    public void complete(int slots, List<Statement> body) {
        if (!completion.compareAndSet(null, new Completion(slots, List.copyOf(body)))) {
            throw new IllegalStateException(name + " is complete already");
        }
    }

    public String name() {
        return name;
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    public Type result() {
        return result;
    }

    public Reason reason() {
        return reason;
    }

    public Span span() {
        return span;
    }

    public int slots() {
        return completion.get().slots;
    }

    /** @return the statements; a function written with = has the one statement Answer */
    public List<Statement> body() {
        return completion.get().body;
    }

    private record Completion(int slots, List<Statement> body) {}
}
