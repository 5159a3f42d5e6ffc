package regola.language.diagnostic;

import java.util.ArrayList;
import java.util.List;
import regola.language.source.Quoted;
import regola.language.source.Span;

/**
 * A Diagnostic is one thing found in a rule file. It is made by {@link DiagnosticCode#at} and completed by the methods
 * here, each of which returns a new Diagnostic.
 *
 * @param what one sentence without a full stop, with the name at fault in quotes
 * @param why the rule of the language behind it, or what would be legal; may be empty
 * @param fix what to write instead; may be empty
 * @param related other places that matter, each with a few words
 */
public record Diagnostic(DiagnosticCode code, Span span, String what, String why, String fix, List<Related> related) {
    public Diagnostic {
        what = Quoted.inMessage(what);
        why = Quoted.inMessage(why);
        fix = Quoted.inMessage(fix);
        related = List.copyOf(related);
    }

    /** A Related is another place that matters: {@code the first is declared here}. */
    public record Related(Span span, String note) {
        public Related {
            note = Quoted.inMessage(note);
        }
    }

    public Severity severity() {
        return code.severity();
    }

    public boolean isError() {
        return severity() == Severity.ERROR;
    }

    public boolean isRemark() {
        return severity() == Severity.REMARK;
    }

    public Diagnostic why(String text) {
        return new Diagnostic(code, span, what, text, fix, related);
    }

    public Diagnostic fix(String text) {
        return new Diagnostic(code, span, what, why, text, related);
    }

    public Diagnostic related(Span place, String note) {
        List<Related> more = new ArrayList<>(related);
        more.add(new Related(place, note));
        return new Diagnostic(code, span, what, why, fix, more);
    }
}
