package regola.language.diagnostic;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Message;
import regola.language.source.SourceText;

/**
 * A SlippedOut is a line of which the names say where it belongs: right below those of {@code for each s in …} one that
 * speaks of s, and among the places of a row one that begins another row.
 */
final class SlippedOut {
    private static final Pattern FOR_EACH = Pattern.compile("\\s*for each ([a-zA-Z0-9-]+) in .*");

    private static final Pattern BOARD_LINE = Pattern.compile("\\s*(?:lines|loops|region|site|sites|path) .*");
    private static final Pattern ROWS = Pattern.compile("\\s*(?:lines|loops) .*");

    private SlippedOut() {}

    /** @return the same, with where the line belongs if it is such a one */
    static Diagnostic told(Diagnostic found) {
        if (found.code() != DiagnosticCode.UNKNOWN_NAME
                || !found.trouble().advice().toString().isEmpty()) return found;
        SourceText source = found.span().source();
        int line = found.span().line();
        int blanks = ShiftedLines.blanks(source.lineText(line));
        if (found.span().column() == blanks + 1
                && BOARD_LINE.matcher(source.lineText(line)).matches()) return amongPlaces(found, blanks);
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

    /** The line above that begins further left says where its like begin. */
    private static Diagnostic amongPlaces(Diagnostic found, int blanks) {
        SourceText source = found.span().source();
        int above = found.span().line() - 1;
        while (above > 0
                && (!ShiftedLines.says(source.lineText(above))
                        || ShiftedLines.blanks(source.lineText(above)) >= blanks)) above--;
        if (above == 0 || !ROWS.matcher(source.lineText(above)).matches()) return found;
        int wanted = ShiftedLines.blanks(source.lineText(above)) + 1;
        return found.why(Message.of("this line begins in column {0}, and belongs in column {1}", blanks + 1, wanted))
                .fix(Message.of("begin it in column {0}", wanted));
    }

    /** @return whether the rest of its line was read for something else */
    static boolean is(Diagnostic found) {
        return found.code() == DiagnosticCode.UNKNOWN_NAME
                && found.trouble().advice().toString().startsWith("begin it in column ");
    }
}
