package regola.teaching.run;

import regola.engine.value.Spoken;
import regola.language.source.Span;

/**
 * An Unfit is thrown where a lesson asks for what the rules do not allow: they have changed since, or it has a mistake.
 */
final class Unfit extends Exception {
    private static final long serialVersionUID = 1;
    private final transient Spoken what;
    private final transient Spoken why;
    private final transient Span span;

    /** @param span the place in the lesson, or in a rule file */
    Unfit(Spoken what, Spoken why, Span span) {
        super(what.text("en"), null, false, false);
        this.what = what;
        this.why = why;
        this.span = span;
    }

    Spoken what() {
        return what;
    }

    Spoken why() {
        return why;
    }

    Span span() {
        return span;
    }
}
