package regola.language.service;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Span;

/**
 * A Completion is something that could be written at a place.
 *
 * @param label what a list shows
 * @param text what is written; in a passage there are gaps <code>${name}</code> to be filled, and a line end is
 *     followed by the indentation of the line in which the passage begins
 * @param detail a type, or what kind of thing it is, in the words of rule files; may be empty
 * @param sentence what the rules say about it, in the language that was asked for; may be empty
 * @param replaces the letters that were typed of it already
 * @param indent how far right its line is to begin, if it begins elsewhere; -1 if it stays
 */
public record Completion(
        Kind kind, String label, String text, String detail, String sentence, Span replaces, int indent) {
    private static final Pattern GAP = Pattern.compile("\\$\\{([^}]*)\\}");

    /** The line stays where it is. */
    public Completion(Kind kind, String label, String text, String detail, String sentence, Span replaces) {
        this(kind, label, text, detail, sentence, replaces, -1);
    }

    /** A Kind is what sort of thing is written. */
    public enum Kind {
        WORD,
        NAME,
        RULE_NUMBER,
        DRAWING,
        PASSAGE
    }

    /** @return the text with its gaps filled with their own names */
    public String plain() {
        return filled((number, name) -> name);
    }

    /**
     * @param gap makes of a gap's number, from 1, and its name what is written there; gaps of one name have one number
     */
    public String filled(BiFunction<Integer, String, String> gap) {
        if (kind != Kind.PASSAGE) return text;
        List<String> names = new ArrayList<>();
        return GAP.matcher(text).replaceAll(found -> {
            if (!names.contains(found.group(1))) names.add(found.group(1));
            return Matcher.quoteReplacement(gap.apply(names.indexOf(found.group(1)) + 1, found.group(1)));
        });
    }
}
