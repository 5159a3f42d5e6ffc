package regola.ui.editor;

import regola.language.LineParts;

/**
 * A NextIndent is how far to the right the next line begins: deeper behind a line that opens a block; behind what a
 * line says of itself, such as its reason, where that line begins; else where the line above does.
 */
final class NextIndent {
    private static final String LEVEL = "  ";

    private NextIndent() {}

    /** @return the blanks before the line that begins when somebody ends the line there */
    static String at(String text, int caret) {
        int start = text.lastIndexOf('\n', caret - 1) + 1;
        String line = text.substring(start, caret);
        int end = text.indexOf('\n', caret);
        boolean within = !text.substring(caret, end < 0 ? text.length() : end).isBlank();
        if (within || line.isBlank()) return blanks(line);
        boolean said = line.contains("\"");
        while (start > 0 && LineParts.isContinuing(first(line))) {
            int before = text.lastIndexOf('\n', start - 2) + 1;
            String above = text.substring(before, start - 1);
            if (above.isBlank()) break;
            start = before;
            line = above;
        }
        return opens(line, said) ? blanks(line) + LEVEL : blanks(line);
    }

    /** @return how many blanks go when somebody steps back there: those of one level; 1 where no line begins */
    static int back(String text, int caret) {
        String before = text.substring(text.lastIndexOf('\n', caret - 1) + 1, caret);
        if (before.isEmpty() || !before.equals(blanks(before))) return 1;
        int over = before.length() % LEVEL.length();
        return over == 0 ? LEVEL.length() : over;
    }

    /** @return where the line is to be ended when somebody ends it there: a sentence between marks stays whole */
    static int end(String text, int caret) {
        int start = text.lastIndexOf('\n', caret - 1) + 1;
        int end = lineEnd(text, caret);
        return isOdd(text.substring(start, caret)) && isOdd(text.substring(caret, end)) ? end : caret;
    }

    private static boolean isOdd(String part) {
        return part.chars().filter(c -> c == '"').count() % 2 == 1;
    }

    /** @return where the line ends, in however many rows it is seen */
    static int lineEnd(String text, int caret) {
        int end = text.indexOf('\n', caret);
        return end < 0 ? text.length() : end;
    }

    /** @param said whether it says already what it has to say of itself */
    private static boolean opens(String line, boolean said) {
        String first = first(line);
        if (Blocks.isSaying(first)) return !said;
        boolean oneLine = (first.equals("lines") || first.equals("loops")) && line.contains(":");
        return Blocks.isHead(first, line.startsWith(first)) && !oneLine;
    }

    private static String first(String line) {
        for (LineParts.Part part : LineParts.of(line)) if (part.kind() != LineParts.Kind.BLANK) return part.in(line);
        return "";
    }

    private static String blanks(String line) {
        int blanks = 0;
        while (blanks < line.length() && line.charAt(blanks) == ' ') blanks++;
        return line.substring(0, blanks);
    }
}
