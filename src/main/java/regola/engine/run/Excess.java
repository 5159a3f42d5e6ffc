package regola.engine.run;

import regola.engine.value.RuleFailure;
import regola.language.source.Span;

/** An Excess is what is told when rules go beyond the limits of one decision. */
final class Excess {
    private Excess() {}

    static RuleFailure ofSteps(Program program, Span span) {
        return RuleFailure.ofLimit(
                span,
                "this does not come to an end",
                "more than " + program.limits.steps()
                        + " steps were made since the last decision, and it was still running here",
                "check the condition that ends the loop around it, or whether a turn can pass without a decision");
    }

    static RuleFailure ofDepth(Program program, Unit callee, Span span) {
        return new RuleFailure(
                span,
                "'" + callee + "' is begun too often inside itself",
                "more than " + program.limits.depth() + " rules or functions are running inside each other",
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

    /** @param span of the step that asks */
    static RuleFailure ofKept(Program program, Span span) {
        return new RuleFailure(
                span,
                "too much is kept",
                "all lists together have more than " + program.limits.kept() + " elements when this is asked",
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
                "more than " + most + " can be chosen here",
                "ask for it in two choices, one after the other");
    }
}
