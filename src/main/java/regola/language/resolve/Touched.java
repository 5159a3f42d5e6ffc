package regola.language.resolve;

import java.util.HashMap;
import java.util.Map;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.Message;
import regola.language.source.Span;

/** Touched is what variants have replaced, removed or set so far, so that two that touch the same thing are noticed. */
final class Touched {
    private final Map<Object, Touch> byThing = new HashMap<>();
    private final Map<String, Touch> removed = new HashMap<>();
    private final Diagnostics problems;

    Touched(Diagnostics problems) {
        this.problems = problems;
    }

    record Touch(String variant, String verb, Span span) {}

    /**
     * Notes that a variant touches a thing.
     *
     * @param thing a key that is equal for the same thing
     * @param name what messages call it
     * @return false if another variant has touched it; that is reported
     */
    boolean touch(Object thing, String name, Touch touch) {
        Touch first = byThing.putIfAbsent(thing, touch);
        if (touch.verb.equals("remove")) removed.putIfAbsent(name, touch);
        if (first == null) return true;
        if (first.variant.equals(touch.variant)) return true;
        report(first, touch, name);
        return false;
    }

    /** Reports a conflict if another variant has taken away what this one wants to change. */
    boolean reportIfRemoved(String name, Touch touch) {
        Touch first = removed.get(name);
        if (first == null || first.variant.equals(touch.variant)) return false;
        report(first, touch, name);
        return true;
    }

    private void report(Touch first, Touch second, String name) {
        String verb = first.verb.equals(second.verb) ? first.verb : "change";
        problems.add(DiagnosticCode.VARIANT_CONFLICT
                .at(second.span, first.variant, second.variant, verb, name)
                .related(first.span, Message.of("here '{0}' does it", first.variant)));
    }
}
