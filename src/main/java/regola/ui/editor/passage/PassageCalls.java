package regola.ui.editor.passage;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A PassageCalls takes out of a text the lines that somebody wrote themselves to use a passage of the book: without it
 * nothing is called as they say.
 */
final class PassageCalls {
    private static final Pattern DECLARED = Pattern.compile("(?m)^(?:rule|conditions) ([a-zA-Z][a-zA-Z0-9-]*)\\b");
    private static final Pattern OPENS = Pattern.compile("\\s*(?:if|for each|otherwise)\\b.*");

    private PassageCalls() {}

    /**
     * @param passage what has gone from the text
     * @param lines the text without it; lines go from here
     */
    static void takeOut(Stream<String> passage, List<String> lines) {
        String text = String.join("\n", lines);
        passage.flatMap(part -> DECLARED.matcher(part).results().map(named -> named.group(1)))
                .filter(name -> DECLARED.matcher(text)
                        .results()
                        .noneMatch(other -> other.group(1).equals(name)))
                .forEach(name -> takeOut(name, lines));
    }

    private static void takeOut(String name, List<String> lines) {
        Matcher call = Pattern.compile("\\s*(?:do|require) " + Pattern.quote(name) + "(?:\\(.*)?")
                .matcher("");
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (!call.reset(lines.get(i)).matches()) continue;
            int last = i + 1;
            while (last < lines.size() && blanks(lines.get(last)) > blanks(lines.get(i))) last++;
            boolean alone = i > 0
                    && OPENS.matcher(lines.get(i - 1)).matches()
                    && blanks(lines.get(i - 1)) < blanks(lines.get(i))
                    && (last == lines.size() || blanks(lines.get(last)) < blanks(lines.get(i)));
            lines.subList(alone ? i - 1 : i, last).clear();
        }
    }

    /** @return how far a line is indented; an empty one belongs to nothing */
    private static int blanks(String line) {
        return line.isBlank() ? 0 : line.length() - line.stripLeading().length();
    }
}
