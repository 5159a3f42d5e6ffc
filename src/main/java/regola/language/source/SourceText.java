package regola.language.source;

import java.util.Arrays;

/**
 * A SourceText is the frozen text of one file with its name and its line table. Offsets count UTF-16 units from 0;
 * lines and columns count from 1.
 */
public final class SourceText {
    private final String name;
    private final String text;
    private final int[] lineStarts;

    private SourceText(String name, String text) {
        this.name = name;
        this.text = text;
        this.lineStarts = lineStarts(text);
    }

    /** @param name what messages call the file, usually its path relative to where the user works */
    public static SourceText of(String name, String text) {
        return new SourceText(name, text);
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int count = 1;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
            if (count == starts.length) starts = Arrays.copyOf(starts, count * 2);
            starts[count++] = end + 1;
        }
        return Arrays.copyOf(starts, count);
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    public int lineCount() {
        return lineStarts.length;
    }

    /** @return the line, from 1, in which the offset lies; offsets beyond the end belong to the last line */
    public int line(int offset) {
        int found = Arrays.binarySearch(lineStarts, Math.max(0, Math.min(offset, text.length())));
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** @return the column, from 1, of the offset in its line */
    public int column(int offset) {
        return Math.max(0, Math.min(offset, text.length())) - lineStarts[line(offset) - 1] + 1;
    }

    /** @return the text of a line, from 1, without its line end */
    public String lineText(int line) {
        int start = lineStarts[line - 1];
        int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
        if (end > start && text.charAt(end - 1) == '\r') end--;
        return text.substring(start, Math.max(start, end));
    }

    @Override
    public String toString() {
        return name;
    }
}
