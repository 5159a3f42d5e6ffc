package regola.engine.run;

import regola.language.source.Span;

/**
 * A Supposition is a rule that is only supposed to be done: it runs in another match that stands as the one that asks,
 * hears the same limits and is heard by nobody. So nothing need be taken back, whatever the rule does or however it
 * fails.
 */
public final class Supposition {
    private Supposition() {}

    /**
     * @param rules what runs in the other match
     * @param end of the slots that count, which are the same there
     * @return the other match; {@link #end} must follow
     */
    public static Execution begin(Execution x, Program rules, int end) {
        Program there = rules.in(x.program);
        Execution other = x.supposed(there);
        other.reserve(end);
        System.arraycopy(x.slots, x.base, other.slots, x.base, end - x.base);
        System.arraycopy(x.lists, x.base, other.lists, x.base, end - x.base);
        other.base = x.base;
        other.pc = there == x.program ? x.pc : Program.BEGIN;
        other.around = x.around + x.depth + 1;
        other.calls = x.calls;
        other.fuel = x.fuel;
        other.breath = x.breath;
        return other;
    }

    /**
     * Runs a rule in the other match, whose arguments are where a caller puts them, until it is left, or would end the
     * turn or the match.
     */
    public static void run(Execution other, Unit caller, Unit callee, int first, Span span) {
        int base = other.base;
        int pc = other.pc;
        other.depth = 0;
        other.enterRule(callee, caller.slotCount(), callee.slotCount(), Step.HALT, span);
        int at = first;
        Step[] steps = other.program.running();
        while (at >= 0) {
            other.begin(at);
            at = steps[at].run(other, at);
        }
        other.base = base;
        other.pc = pc;
    }

    /** Says that all is computed for which the other match was there: what it has cost counts against one limit. */
    public static void end(Execution x, Execution other) {
        x.fuel = other.fuel;
        x.breath = other.breath;
    }
}
