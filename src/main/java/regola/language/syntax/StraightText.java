package regola.language.syntax;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;

/** A StraightText is a text that begins with a straight quote and does not end with one. */
final class StraightText {
    /** Another closing quote, where a text may end: before a blank, or the end of the line. */
    private static final Pattern OTHER = Pattern.compile("[”“»«](?=\\s|$)");

    private StraightText() {}

    /** @param quote the one with which it begins */
    static Diagnostic unclosed(Span quote) {
        Diagnostic found = DiagnosticCode.UNCLOSED_TEXT.at(quote);
        String behind = quote.source().lineText(quote.line()).substring(quote.column());
        Matcher other = OTHER.matcher(behind);
        if (!other.find()) return found;
        return found.why(Message.of(
                "it begins with the straight quote \" and ends with {0}, which is another sign; both have to be straight",
                other.group()));
    }
}
