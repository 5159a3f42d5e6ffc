package regola.language.model;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import regola.language.source.Span;

/**
 * A Rule acts. Also the handlers of moments, and the blocks start and turn, are rules. Parameters are the slots 0, 1,
 * …; the last parameter of a handler is {@code here}. Completed once, like {@link Function}.
 */
public final class Rule {
    private final String name;
    private final List<Function.Parameter> parameters;
    private final Reason reason;
    private final Span span;
    private final AtomicReference<Completion> completion = new AtomicReference<>();

    public Rule(String name, List<Function.Parameter> parameters, Reason reason, Span span) {
        this.name = name;
        this.parameters = List.copyOf(parameters);
        this.reason = reason;
        this.span = span;
    }

    /** @param condition of a handler: when it acts (its {@code on} and {@code if} together); null for always */
    public void complete(int slots, Expr condition, List<Statement> body) {
        if (!completion.compareAndSet(null, new Completion(slots, condition, List.copyOf(body)))) {
            throw new IllegalStateException(name + " is complete already");
        }
    }

    public String name() {
        return name;
    }

    public List<Function.Parameter> parameters() {
        return parameters;
    }

    /** @return number and sentence; a rule with a sentence is an event of the story each time it begins */
    public Reason reason() {
        return reason;
    }

    public Span span() {
        return span;
    }

    public int slots() {
        return completion.get().slots;
    }

    public Expr condition() {
        return completion.get().condition;
    }

    public List<Statement> body() {
        return completion.get().body;
    }

    private record Completion(int slots, Expr condition, List<Statement> body) {}
}
