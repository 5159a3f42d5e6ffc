package regola.language.resolve;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import regola.language.model.Expr;
import regola.language.model.Type;
import regola.language.source.Span;

/** A Scope is the locals that are known in one block, and, through its parent, around it. */
public final class Scope {
    private final Scope parent;
    private final FrameSlots slots;
    private final Map<String, Local> locals = new LinkedHashMap<>();

    private Scope(Scope parent, FrameSlots slots) {
        this.parent = parent;
        this.slots = slots;
    }

    /** @return the outermost scope of a function, rule or handler */
    public static Scope outermost(FrameSlots slots) {
        return new Scope(null, slots);
    }

    /** A Local is what a local name means. */
    public sealed interface Local {
        Type type();

        Span span();
    }

    /** @param settable true for a let; parameters and loop variables stay as they are */
    public record Slot(int slot, Type type, boolean settable, Span span) implements Local {}

    /** A parameter of conditions while these are unfolded: the argument itself. */
    public record Substitute(Expr value, Span span) implements Local {
        @Override
        public Type type() {
            return value.type();
        }
    }

    public Scope inner() {
        return new Scope(this, slots);
    }

    /** @return a scope that knows none of these locals, but takes its slots from the same frame */
    public Scope detached() {
        return new Scope(null, slots);
    }

    public FrameSlots slots() {
        return slots;
    }

    /** Puts a name into this scope, with a slot of its own; hides an outer one of the same name. */
    public Slot add(String name, Type type, boolean settable, Span span) {
        Slot local = new Slot(slots.take(), type, settable, span);
        locals.put(name, local);
        return local;
    }

    public void substitute(String name, Expr value, Span span) {
        locals.put(name, new Substitute(value, span));
    }

    /** @return the innermost local of that name, or null */
    public Local find(String name) {
        for (Scope scope = this; scope != null; scope = scope.parent) {
            Local found = scope.locals.get(name);
            if (found != null) return found;
        }
        return null;
    }

    /** @return all names known here, the innermost first */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (Scope scope = this; scope != null; scope = scope.parent) names.addAll(scope.locals.keySet());
        return names;
    }
}
