package regola.engine.value;

import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A RuleFailure is thrown when the rule file asks for something impossible while it is set up or played: an endless
 * loop, a choice with nothing to choose, the fifth item of a list of four. The match it happened in is of no use any
 * more.
 */
public final class RuleFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Trouble trouble;
    private final boolean limit;

    /** @param span the span in the rule file; null only if there is none */
    public RuleFailure(Span span, CharSequence what, CharSequence why, CharSequence fix) {
        this(Trouble.at(span, what, why, fix), false);
    }

    private RuleFailure(Trouble trouble, boolean limit) {
        super(trouble.toString(), null, false, false); // a trace would show the engine, not the rule file
        this.trouble = trouble;
        this.limit = limit;
    }

    /**
     * @return the failure of rules that use up more than they may, which no other way of computing the same would mend
     */
    public static RuleFailure ofLimit(Span span, CharSequence what, CharSequence why, CharSequence fix) {
        return new RuleFailure(Trouble.at(span, what, why, fix), true);
    }

    /** @return whether more was used up than may be */
    public boolean isOfLimit() {
        return limit;
    }

    public Trouble trouble() {
        return trouble;
    }

    /** @return null if it is about no text */
    public Span span() {
        return trouble.span();
    }

    /** @return what, in the language of whoever reads it */
    public Spoken said() {
        return language -> trouble.in(language).what();
    }

    /** @return why, in the language of whoever reads it */
    public Spoken reason() {
        return language -> trouble.in(language).why();
    }

    public String what() {
        return trouble.what();
    }

    public String why() {
        return trouble.why();
    }

    public String fix() {
        return trouble.fix();
    }
}
