package regola.language.diagnostic;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A Closing mends what was written on without an end: a text without its closing quote, a number without a blank before
 * the word behind it.
 */
final class Closing {
    /** A text ends where the same in another language begins, before the number of a rule, or with its line. */
    private static final Pattern TEXT =
            Pattern.compile("\"(.*?)(?=\\s+[a-z]{2} \"|\\s{2,}[A-Z]+-[0-9][0-9.]*\\s*$|\\s*$)");

    private static final Pattern GLUED = Pattern.compile("([0-9]+)([a-z][a-z0-9-]*)");

    private Closing() {}

    /** @return empty if it is about something else */
    static Optional<Repair> of(Diagnostic found) {
        return switch (found.code()) {
            case UNCLOSED_TEXT -> quote(found.span());
            case UNEXPECTED -> unglued(found.span());
            default -> Optional.empty();
        };
    }

    private static Optional<Repair> quote(Span at) {
        SourceText source = at.source();
        String line = source.lineText(at.line());
        int from = at.column() - 1;
        Matcher text = TEXT.matcher(line).region(from, line.length());
        if (!text.lookingAt()) return Optional.empty();
        int end = at.start() - from + text.end();
        return Optional.of(new Repair(new Span(source, end, end), "\""));
    }

    /** Where a name is wanted the number goes, and where the line could end behind the number, the name. */
    private static Optional<Repair> unglued(Span at) {
        String line = at.source().lineText(at.line());
        int lineStart = at.start() - at.column() + 1;
        Matcher glued = GLUED.matcher(line);
        while (glued.find()) {
            int start = lineStart + glued.start();
            int word = lineStart + glued.start(2);
            if (at.start() != start && at.start() != word) continue;
            boolean name = at.start() == start && at.end() == word;
            Span all = new Span(at.source(), start, lineStart + glued.end());
            return Optional.of(new Repair(all, glued.group(name ? 2 : 1)));
        }
        return Optional.empty();
    }

    /** @return whether that place is between a number and a word: whoever wrote it so means no word between them */
    static boolean isGlued(Span at) {
        String text = at.source().text();
        int place = at.start();
        return place > 0
                && place < text.length()
                && Character.isDigit(text.charAt(place - 1))
                && Character.isLetter(text.charAt(place));
    }
}
