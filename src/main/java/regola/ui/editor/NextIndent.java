package regola.ui.editor;

import java.util.Set;
import regola.language.LineParts;

/**
 * A NextIndent is how far to the right the next line begins: deeper behind a line that opens a block; behind what a
 * line says of itself, such as its reason, where that line begins; else where the line above does.
 */
final class NextIndent {
    private static final String LEVEL = "  ";
    /** Lines that begin with these have others below them that belong to them. */
    private static final Set<String> OPENING = Set.of(
            "game", "variant", "board", "lines", "loops", "conditions", "start", "turn", "round", "rule", "function",
            "when", "if", "while", "repeat", "for", "choose", "option", "then", "add", "words", "otherwise");

    private NextIndent() {}

    /** @return the blanks before the line that begins when somebody ends the line there */
    static String at(String text, int caret) {
        int start = text.lastIndexOf('\n', caret - 1) + 1;
        String line = text.substring(start, caret);
        int end = text.indexOf('\n', caret);
        boolean within = !text.substring(caret, end < 0 ? text.length() : end).isBlank();
        if (within || line.isBlank()) return blanks(line);
        while (start > 0 && LineParts.isContinuing(first(line))) {
            int before = text.lastIndexOf('\n', start - 2) + 1;
            String above = text.substring(before, start - 1);
            if (above.isBlank()) break;
            start = before;
            line = above;
        }
        return opens(line) ? blanks(line) + LEVEL : blanks(line);
    }

    private static boolean opens(String line) {
        String first = first(line);
        boolean oneLine = (first.equals("lines") || first.equals("loops")) && line.contains(":");
        return OPENING.contains(first) && !oneLine;
    }

    private static String first(String line) {
        for (LineParts.Part part : LineParts.of(line))
            if (part.kind() != LineParts.Kind.BLANK) return part.in(line);
        return "";
    }

    private static String blanks(String line) {
        int blanks = 0;
        while (blanks < line.length() && line.charAt(blanks) == ' ') blanks++;
        return line.substring(0, blanks);
    }
}
