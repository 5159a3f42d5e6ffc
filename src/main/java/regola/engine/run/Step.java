package regola.engine.run;

import regola.language.source.Span;

/** A Step is one instruction of what a game does. Steps stand in one list; each says where to go on. */
public abstract class Step {
    /** Returned instead of a program counter: the run stops, because a player must choose or the match is over. */
    public static final int HALT = -1;

    private final Span span;
    private final String rule;

    /**
     * @param span where in the rule file
     * @param rule the number of the innermost rule or option written around it; null if none has one
     */
    protected Step(Span span, String rule) {
        this.span = span;
        this.rule = rule;
    }

    /** @return the program counter of the step to go on with */
    public abstract int run(Execution x, int pc);

    public final Span span() {
        return span;
    }

    public final String rule() {
        return rule;
    }
}
