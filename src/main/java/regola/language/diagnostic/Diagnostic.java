package regola.language.diagnostic;

import java.util.ArrayList;
import java.util.List;
import regola.language.source.Message;
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

    /**
     * A Related is another span that matters: {@code the first is declared here}.
     *
     * @param language in which its {@link #note} is
     */
    public record Related(Span span, Message said, String language) {
        public String note() {
            return Quoted.inMessage(said.in(language));
        }
    }

    /** @return the same, told in this language */
    public Diagnostic in(String language) {
        return new Diagnostic(
                code,
                trouble.in(language),
                related.stream()
                        .map(each -> new Related(each.span, each.said, language))
                        .toList());
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

    public Diagnostic what(CharSequence words) {
        return new Diagnostic(code, Trouble.at(span(), words, trouble.reason(), trouble.advice()), related);
    }

    public Diagnostic why(CharSequence words) {
        return new Diagnostic(code, Trouble.at(span(), trouble.said(), words, trouble.advice()), related);
    }

    public Diagnostic fix(CharSequence words) {
        return new Diagnostic(code, Trouble.at(span(), trouble.said(), trouble.reason(), words), related);
    }

    public Diagnostic related(Span span, CharSequence note) {
        List<Related> more = new ArrayList<>(related);
        more.add(new Related(span, Message.from(note), trouble.language()));
        return new Diagnostic(code, trouble, more);
    }
}
