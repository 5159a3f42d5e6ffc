package regola.engine.value;

import regola.language.source.Quoted;
import regola.language.source.Span;

/**
 * A RuleFailure is thrown when the rule file asks for something impossible while it is set up or played: an endless
 * loop, a choice with nothing to choose, the fifth item of a list of four. The match it happened in is of no use any
 * more.
 */
public final class RuleFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Span span;
    private final String what;
    private final String why;
    private final String fix;
    private final boolean limit;

    /** @param span the place in the rule file; null only if there is none */
    public RuleFailure(Span span, String what, String why, String fix) {
        this(span, what, why, fix, false);
    }

    private RuleFailure(Span span, String what, String why, String fix, boolean limit) {
        super(
                (span == null ? "" : span + ": ") + Quoted.inMessage(what),
                null,
                false,
                false); // a trace would show the engine, not the rule file
        this.span = span;
        this.what = Quoted.inMessage(what);
        this.why = Quoted.inMessage(why);
        this.fix = Quoted.inMessage(fix);
        this.limit = limit;
    }

    /**
     * @return the failure of rules that use up more than they may, which no other way of computing the same would mend
     */
    public static RuleFailure ofLimit(Span span, String what, String why, String fix) {
        return new RuleFailure(span, what, why, fix, true);
    }

    /** @return whether more was used up than may be */
    public boolean isOfLimit() {
        return limit;
    }

    public Span span() {
        return span;
    }

    public String what() {
        return what;
    }

    public String why() {
        return why;
    }

    public String fix() {
        return fix;
    }
}
