package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/**
 * A Setting is something a teacher may turn. Values: numbers as they are, yes 1, no 0, a word as its index in words.
 *
 * @param form what values it takes
 * @param least lowest number (NUMBER, NUMBERS)
 * @param most highest number
 * @param fewest how many numbers at least (NUMBERS)
 * @param many how many numbers at most
 * @param words the words to choose from (WORD)
 * @param value its value: one number, or several for NUMBERS; variants have been applied
 */
public record Setting(
        String name,
        Form form,
        long least,
        long most,
        int fewest,
        int many,
        List<String> words,
        List<Long> value,
        Reason reason,
        Type type,
        Span span) {
    public enum Form {
        YES_NO,
        NUMBER,
        WORD,
        NUMBERS
    }
}
