package regola.engine.run;

import regola.engine.value.RuleFailure;
import regola.language.source.Message;
import regola.language.source.Span;

/** An Excess is what is told when rules go beyond the limits of one decision. */
final class Excess {
    private Excess() {}

    static RuleFailure ofSteps(Program program, Span span) {
        return RuleFailure.ofLimit(
                span,
                "this does not come to an end",
                Message.of(
                        "more than {0} steps were made since the last decision, and it was still running here",
                        program.limits.steps()),
                "check the condition that ends the loop around it, or whether a turn can pass without a decision");
    }

    static RuleFailure ofDepth(Program program, Unit callee, Span span) {
        return new RuleFailure(
                span,
                Message.of("'{0}' is begun too often inside itself", callee),
                Message.of("more than {0} rules or functions are running inside each other", program.limits.depth()),
                "give it a case in which it ends");
    }

    /**
     * Functions that call each other not too often, but with so much between the calls that the stack of Java is full.
     */
    static RuleFailure ofNesting(Span span) {
        return new RuleFailure(
                span,
                "too much is computed inside each other",
                "functions and expressions are nested too deeply here",
                "let functions call each other less deeply");
    }

    /** What is kept from one decision to the next is copied with the match, and would pile up over a long one. */
    static void checkKept(Execution x, int top) {
        long kept = 0;
        for (long[] list : x.state.wide) if (list != null) kept += list.length;
        for (int i = 0; i < top; i++) if (x.lists[i] != null) kept += x.lists[i].length;
        if (kept > x.program.limits.kept()) throw ofKept(x.program, x.step().span());
    }

    /** @param span of the step that asks */
    private static RuleFailure ofKept(Program program, Span span) {
        return new RuleFailure(
                span,
                "too much is kept",
                Message.of("all lists together have more than {0} elements when this is asked", program.limits.kept()),
                "make lists shorter, or keep fewer of them");
    }

    static RuleFailure ofSlots(Span span) {
        return new RuleFailure(
                span,
                "too much runs inside each other",
                "there is no room for more lets and parameters",
                "let rules and functions call each other less deeply");
    }

    static RuleFailure ofMoves(int most, Span span) {
        return RuleFailure.ofLimit(
                span,
                "there are too many legal moves",
                Message.of("more than {0} can be chosen here", most),
                "ask for it in two choices, one after the other");
    }
}
