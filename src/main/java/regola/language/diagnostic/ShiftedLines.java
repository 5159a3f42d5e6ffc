package regola.language.diagnostic;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * ShiftedLines are some lines, one below the other, that begin further left or right than they should.
 *
 * @param first of the lines, from 1
 * @param last of them
 * @param by how many columns further right they belong; further left if it is negative
 */
public record ShiftedLines(int first, int last, int by) {
    /** @return what belongs to a line: those below it that begin further right */
    public static ShiftedLines withWhatBelongs(SourceText source, int line, int by) {
        return new ShiftedLines(line, last(source, line, blanks(source.lineText(line)) + 1), by);
    }

    /** @return the line and those below it that begin where it does or further right */
    public static ShiftedLines ofRun(SourceText source, int line, int by) {
        return new ShiftedLines(line, last(source, line, blanks(source.lineText(line))), by);
    }

    private static int last(SourceText source, int line, int least) {
        int last = line;
        for (int below = line + 1; below <= source.lineCount(); below++) {
            String text = source.lineText(below);
            if (says(text) && blanks(text) < least) break;
            if (says(text)) last = below;
        }
        return last;
    }

    /** @return how many blanks a line begins with */
    public static int blanks(String line) {
        int blanks = 0;
        while (blanks < line.length() && line.charAt(blanks) == ' ') blanks++;
        return blanks;
    }

    /** @return whether a line is more than a remark */
    public static boolean says(String line) {
        return !line.isBlank() && !line.strip().startsWith("#");
    }

    /** @return that they begin in a wrong column, at the first of them, and where they belong */
    public Diagnostic told(SourceText source) {
        int blanks = blanks(source.lineText(first));
        int start = start(source, first) + blanks;
        int end = start;
        while (end < source.text().length()
                && !Character.isWhitespace(source.text().charAt(end))) end++;
        int wanted = blanks + by + 1;
        Diagnostic told = DiagnosticCode.MISPLACED_LINE.at(new Span(source, start, end), blanks + 1, wanted);
        if (first == last) {
            boolean whole = equals(withWhatBelongs(source, first, by));
            return told.fix(
                    Message.of(whole ? "begin it in column {0}" : "begin only this line in column {0}", wanted));
        }
        return told.what(Message.of(
                        by < 0
                                ? "lines {0} to {1} begin too far to the right"
                                : "lines {0} to {1} begin too far to the left",
                        first,
                        last))
                .fix(Message.of(
                        "move it together with the lines below it, up to line {0}, to column {1}", last, wanted));
    }

    /** @return the lines as they should begin */
    public Repair repair(SourceText source) {
        int start = start(source, first);
        int end = start(source, last) + source.lineText(last).length();
        String made = IntStream.rangeClosed(first, last)
                .mapToObj(line -> moved(whole(source, line)))
                .collect(Collectors.joining("\n"));
        return new Repair(new Span(source, start, end), made, true);
    }

    /** With the sign that some line ends have before them, but for the last line, whose end stays. */
    private String whole(SourceText source, int line) {
        if (line == last) return source.lineText(line);
        int start = start(source, line);
        return source.text().substring(start, source.text().indexOf('\n', start));
    }

    private static int start(SourceText source, int of) {
        int start = 0;
        for (int i = 1; i < of; i++) start = source.text().indexOf('\n', start) + 1;
        return start;
    }

    private String moved(String text) {
        if (text.isBlank()) return text;
        return by >= 0 ? " ".repeat(by) + text : text.substring(Math.min(-by, blanks(text)));
    }
}
