package regola.language;

import java.util.List;
import regola.language.syntax.RuleTokens;

/**
 * LineParts are the parts of one line of rule text, in order and without a gap, for colouring and for finding words.
 * Any text will do, also one that is no rule text at all.
 */
public final class LineParts {
    /** SIGN is an operator or a bracket, HOLE a stretch {@code {…}} of a text, ERROR what no rule file may contain. */
    public enum Kind {
        KEYWORD,
        NAME,
        NUMBER,
        RULE_NUMBER,
        TEXT,
        HOLE,
        COMMENT,
        SIGN,
        BLANK,
        ERROR
    }

    /** A Part is a stretch of the line, from start (included) to end (excluded), in UTF-16 units. */
    public record Part(Kind kind, int start, int end) {
        public String in(String line) {
            return line.substring(start, end);
        }
    }

    private LineParts() {}

    /** @param line without its line end */
    public static List<Part> of(String line) {
        return RuleTokens.classify(line).stream()
                .map(piece -> new Part(Kind.valueOf(piece.kind().name()), piece.start(), piece.end()))
                .toList();
    }

    /** @return the words that the language gives a meaning */
    public static List<String> words() {
        return RuleTokens.words();
    }

    /** @return whether a line that begins with the word goes on with the line above it */
    public static boolean isContinuing(String first) {
        return RuleTokens.isContinuing(first);
    }
}
