package regola.language.diagnostic;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A MovedLine begins a line where it should have begun, and takes along the lines below that belong to it: what a
 * person who did not know what indentation is for had to count blanks for.
 */
final class MovedLine {
    private static final Pattern COLUMN = Pattern.compile("begin it in column ([0-9]+)\\b.*");
    private static final String TAB = "  ";
    /** Who means a column is not further from it than this. */
    private static final int NEAR = 3;

    private final SourceText source;
    private final int line;
    private final int blanks;

    private MovedLine(Span at) {
        this.source = at.source();
        this.line = at.line();
        this.blanks = blanks(source.lineText(line));
    }

    /** @return empty if it is not about where a line begins, or not clear where it should */
    static Optional<Repair> of(Diagnostic found) {
        return switch (found.code()) {
            case TAB -> Optional.of(withoutTabs(found.span().source()));
            case UNEXPECTED_INDENT, UNEXPECTED -> {
                Matcher column = COLUMN.matcher(found.fix());
                yield column.matches()
                        ? Optional.of(new MovedLine(found.span()).to(Integer.parseInt(column.group(1)) - 1))
                        : Optional.empty();
            }
            case UNEVEN_INDENT -> {
                MovedLine shift = new MovedLine(found.span());
                OptionalInt nearest = shift.nearest();
                yield nearest.isPresent() ? Optional.of(shift.to(nearest.getAsInt())) : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private static int blanks(String line) {
        int blanks = 0;
        while (blanks < line.length() && line.charAt(blanks) == ' ') blanks++;
        return blanks;
    }

    private static boolean says(String line) {
        return !line.isBlank() && !line.strip().startsWith("#");
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
            if (!says(text) || blanks(text) > open) continue;
            open = blanks(text);
            if (Math.abs(open - blanks) <= NEAR && word(text).equals(word)) return OptionalInt.of(open);
        }
        return OptionalInt.empty();
    }

    private static String word(String text) {
        return text.strip().split("[^A-Za-z0-9-]", 2)[0];
    }

    /** Of the columns in which a block is open above, the nearest; of two as near, the one further right. */
    private OptionalInt nearest() {
        OptionalInt alike = alike();
        if (alike.isPresent()) return alike;
        int open = Integer.MAX_VALUE;
        int nearest = -1;
        for (int above = line - 1; above > 0 && open > 0; above--) {
            String text = source.lineText(above);
            if (!says(text) || blanks(text) >= open) continue;
            open = blanks(text);
            if (nearest < 0 || Math.abs(open - blanks) < Math.abs(nearest - blanks)) nearest = open;
        }
        return nearest < 0 ? OptionalInt.empty() : OptionalInt.of(nearest);
    }

    private Repair to(int wanted) {
        int last = line;
        for (int below = line + 1; below <= source.lineCount(); below++) {
            String text = source.lineText(below);
            if (says(text) && blanks(text) <= blanks) break;
            if (says(text)) last = below;
        }
        int start = start(line);
        int end = start(last) + source.lineText(last).length();
        StringBuilder made = new StringBuilder();
        Stream.of(source.text().substring(start, end).split("\n", -1))
                .forEach(text -> made.append(made.isEmpty() ? "" : "\n").append(moved(text, wanted - blanks)));
        return new Repair(new Span(source, start, end), made.toString(), true);
    }

    private int start(int of) {
        int start = 0;
        for (int i = 1; i < of; i++) start = source.text().indexOf('\n', start) + 1;
        return start;
    }

    private static String moved(String text, int by) {
        if (text.isBlank()) return text;
        return by >= 0 ? " ".repeat(by) + text : text.substring(Math.min(-by, blanks(text)));
    }
}
