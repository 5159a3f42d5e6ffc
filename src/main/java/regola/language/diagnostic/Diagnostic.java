package regola.language.diagnostic;

import java.util.ArrayList;
import java.util.List;
import regola.language.source.Quoted;
import regola.language.source.Span;
import regola.language.source.Trouble;

/**
 * A Diagnostic is one thing found in a rule file. It is made by {@link DiagnosticCode#at} and completed by the methods
 * here, each of which returns a new Diagnostic.
 *
 * @param trouble what is wrong and where; its place is a span
 * @param related other spans that matter, each with a few words
 */
public record Diagnostic(DiagnosticCode code, Trouble trouble, List<Related> related) {
    public Diagnostic {
        related = List.copyOf(related);
    }

    /** A Related is another span that matters: {@code the first is declared here}. */
    public record Related(Span span, String note) {
        public Related {
            note = Quoted.inMessage(note);
        }
    }

    public Span span() {
        return trouble.span();
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
        return new Diagnostic(code, Trouble.at(span(), what(), text, fix()), related);
    }

    public Diagnostic fix(String text) {
        return new Diagnostic(code, Trouble.at(span(), what(), why(), text), related);
    }

    public Diagnostic related(Span span, String note) {
        List<Related> more = new ArrayList<>(related);
        more.add(new Related(span, note));
        return new Diagnostic(code, trouble, more);
    }
}
