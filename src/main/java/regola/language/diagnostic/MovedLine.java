package regola.language.diagnostic;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A MovedLine begins a line where it should have begun, and takes along the lines below that belong to it: what a
 * person who did not know what indentation is for had to count blanks for.
 */
final class MovedLine {
    private static final Pattern COLUMN = Pattern.compile("begin it in column ([0-9]+)\\b.*");
    private static final Pattern LINES =
            Pattern.compile("move it together with the lines below it, up to line ([0-9]+), to column ([0-9]+)");
    private static final Pattern ALONE = Pattern.compile("begin only this line in column ([0-9]+)");
    private static final String TAB = "  ";
    /** Who means a column is not further from it than this. */
    private static final int NEAR = 3;

    private final SourceText source;
    private final int line;
    private final int blanks;

    private MovedLine(Span at) {
        this.source = at.source();
        this.line = at.line();
        this.blanks = ShiftedLines.blanks(source.lineText(line));
    }

    /** @return empty if it is not about where a line begins, or not clear where it should, or it begins there */
    static Optional<Repair> of(Diagnostic found) {
        return switch (found.code()) {
            case TAB -> Optional.of(withoutTabs(found.span().source()));
            case UNEXPECTED_INDENT, UNEXPECTED, MISPLACED_LINE, UNKNOWN_NAME ->
                new MovedLine(found.span()).advised(found);
            case UNEVEN_INDENT -> {
                MovedLine shift = new MovedLine(found.span());
                OptionalInt nearest = shift.nearest();
                yield nearest.isPresent() ? shift.to(nearest.getAsInt()) : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    /** What is to be done stands in the advice. */
    private Optional<Repair> advised(Diagnostic found) {
        String fix = found.trouble().advice().toString();
        Matcher column = COLUMN.matcher(fix);
        if (column.matches()) return to(Integer.parseInt(column.group(1)) - 1);
        Matcher alone = ALONE.matcher(fix);
        if (alone.matches()) return upTo(line, Integer.parseInt(alone.group(1)));
        Matcher lines = LINES.matcher(fix);
        return lines.matches()
                ? upTo(Integer.parseInt(lines.group(1)), Integer.parseInt(lines.group(2)))
                : Optional.empty();
    }

    private Optional<Repair> upTo(int last, int column) {
        int by = column - 1 - blanks;
        return by == 0 ? Optional.empty() : Optional.of(new ShiftedLines(line, last, by).repair(source));
    }

    /** Once for the whole file, as it is told once. */
    private static Repair withoutTabs(SourceText source) {
        StringBuilder made = new StringBuilder();
        boolean atStart = true;
        for (char c : source.text().toCharArray()) {
            if (c == '\t' && atStart) {
                made.append(TAB);
                continue;
            }
            atStart = c == '\n' || atStart && c == ' ';
            made.append(c);
        }
        return new Repair(new Span(source, 0, source.text().length()), made.toString(), true);
    }

    /** Where a line that begins with the same word stands in a block that is open above, and not far off. */
    private OptionalInt alike() {
        String word = word(source.lineText(line));
        int open = Integer.MAX_VALUE;
        for (int above = line - 1; above > 0 && open > 0; above--) {
            String text = source.lineText(above);
            if (!ShiftedLines.says(text) || ShiftedLines.blanks(text) > open) continue;
            open = ShiftedLines.blanks(text);
            if (open != blanks && Math.abs(open - blanks) <= NEAR && word(text).equals(word))
                return OptionalInt.of(open);
        }
        return OptionalInt.empty();
    }

    private static String word(String text) {
        return text.strip().split("[^A-Za-z0-9-]", 2)[0];
    }

    /**
     * Of the columns in which a block is open above, the nearest; of two as near, the one further right. The column in
     * which the line begins is none, though a line that goes on with another may begin there.
     */
    private OptionalInt nearest() {
        OptionalInt alike = alike();
        if (alike.isPresent()) return alike;
        int open = Integer.MAX_VALUE;
        int nearest = -1;
        for (int above = line - 1; above > 0 && open > 0; above--) {
            String text = source.lineText(above);
            if (!ShiftedLines.says(text) || ShiftedLines.blanks(text) >= open) continue;
            open = ShiftedLines.blanks(text);
            if (open == blanks) continue;
            if (nearest < 0 || Math.abs(open - blanks) < Math.abs(nearest - blanks)) nearest = open;
        }
        return nearest < 0 ? OptionalInt.empty() : OptionalInt.of(nearest);
    }

    private Optional<Repair> to(int wanted) {
        if (wanted == blanks) return Optional.empty();
        return Optional.of(
                ShiftedLines.withWhatBelongs(source, line, wanted - blanks).repair(source));
    }
}
