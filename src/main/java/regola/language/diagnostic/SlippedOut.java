package regola.language.diagnostic;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Message;
import regola.language.source.SourceText;

/**
 * A SlippedOut is a line right below those of {@code for each s in …} that speaks of s and begins too far left to belong
 * to them: nothing is called so there.
 */
final class SlippedOut {
    private static final Pattern FOR_EACH = Pattern.compile("\\s*for each ([a-zA-Z0-9-]+) in .*");

    private SlippedOut() {}

    /** @return the same, with where the line belongs if it is such a one */
    static Diagnostic told(Diagnostic found) {
        if (found.code() != DiagnosticCode.UNKNOWN_NAME
                || !found.trouble().advice().toString().isEmpty()) return found;
        SourceText source = found.span().source();
        int line = found.span().line();
        int blanks = ShiftedLines.blanks(source.lineText(line));
        int column = 0;
        for (int above = line - 1; above > 0; above--) {
            String text = source.lineText(above);
            if (!ShiftedLines.says(text)) continue;
            if (ShiftedLines.blanks(text) > blanks) {
                column = ShiftedLines.blanks(text) + 1;
                continue;
            }
            Matcher each = FOR_EACH.matcher(text);
            String name =
                    source.text().substring(found.span().start(), found.span().end());
            boolean belongs = column > 0
                    && ShiftedLines.blanks(text) == blanks
                    && each.matches()
                    && each.group(1).equals(name);
            return belongs
                    ? found.why(Message.of("'{0}' is known only in the lines that belong to 'for each {0}'", name))
                            .fix(Message.of("begin it in column {0}", column))
                    : found;
        }
        return found;
    }
}
