package regola.engine.run;

import regola.language.source.Span;

/** A Calls is how functions are entered and left while something runs: how deep they may be inside each other. */
public final class Calls {
    private Calls() {}

    /** Begins a function: its slots follow the caller's. */
    public static void enter(Execution x, int callerSlots, Unit callee, Span span) {
        enterPlaceless(x, callee, span);
        x.base += callerSlots;
    }

    public static void leave(Execution x, int callerSlots) {
        x.base -= callerSlots;
        x.calls--;
    }

    /** Begins a function that needs no slots. */
    public static void enterPlaceless(Execution x, Unit callee, Span span) {
        if (++x.calls > x.mostDepth) throw Excess.ofDepth(x.program, callee, span);
        if (--x.fuel < 0) throw Excess.ofSteps(x.program, span);
    }

    public static void leavePlaceless(Execution x) {
        x.calls--;
    }

    /** Begins a function that needs no slots and asks no other; nothing is to be done when it is left. */
    public static void enterLeaf(Execution x, Unit callee, Span span) {
        if (x.calls >= x.mostDepth) throw Excess.ofDepth(x.program, callee, span);
        if (--x.fuel < 0) throw Excess.ofSteps(x.program, span);
    }

    /** Whether so many functions are inside each other that the limit may come in sight. */
    static boolean isDeep(Execution x) {
        return x.calls > x.mostDepth >> 1;
    }
}
