package regola.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.language.LineParts;
import regola.language.LineParts.Kind;
import regola.language.LineParts.Part;
import regola.language.source.SourceText;

/**
 * A HeaderEdit changes what a rule file says about itself, its ids and its title, and leaves every other character as
 * it is: comments, blanks and line ends too.
 */
final class HeaderEdit {
    private static final List<String> LANGUAGES = List.of("en", "it");
    private final List<String> lines;

    /** @param text of a game or variant with a header that can be read */
    HeaderEdit(SourceText text) {
        lines = new ArrayList<>(List.of(text.text().split("\n", -1)));
    }

    /** Another id for a game, or for a variant. */
    HeaderEdit game(String id) {
        replaceWord(1, id);
        return this;
    }

    /** Another game for a variant. */
    HeaderEdit variantOf(String game) {
        replaceWord(3, game);
        return this;
    }

    /** @param titles by language */
    HeaderEdit title(Map<String, String> titles) {
        StringBuilder line = new StringBuilder("  title");
        for (String language : LANGUAGES) {
            if (titles.containsKey(language))
                line.append(' ')
                        .append(language)
                        .append(" \"")
                        .append(quoted(titles.get(language)))
                        .append('"');
        }
        int head = head();
        int at = head + 1;
        while (at < lines.size()
                && isInHeader(lines.get(at))
                && !firstWord(lines.get(at)).equals("title")) at++;
        if (at < lines.size() && isInHeader(lines.get(at))) {
            lines.remove(at);
            while (at < lines.size() && LANGUAGES.contains(firstWord(lines.get(at)))) lines.remove(at);
        } else {
            at = head + 1;
        }
        lines.add(at, line + (lines.get(head).endsWith("\r") ? "\r" : ""));
        return this;
    }

    String text() {
        return String.join("\n", lines);
    }

    /** Characters that mean something inside a text are written so that they stand for themselves. */
    static String quoted(String title) {
        return title.replaceAll("[\\p{Cntrl}]", " ")
                .replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("{", "\\{");
    }

    private int head() {
        int at = 0;
        while (at < lines.size() - 1
                && (lines.get(at).isBlank() || firstWord(lines.get(at)).startsWith("#"))) at++;
        return at;
    }

    private void replaceWord(int place, String word) {
        int at = head();
        String line = lines.get(at);
        List<Part> words = LineParts.of(line).stream()
                .filter(part -> part.kind() != Kind.BLANK && part.kind() != Kind.COMMENT)
                .toList();
        if (words.size() <= place) return;
        Part old = words.get(place);
        lines.set(at, line.substring(0, old.start()) + word + line.substring(old.end()));
    }

    private static boolean isInHeader(String line) {
        return line.isBlank() || Character.isWhitespace(line.charAt(0)) || line.startsWith("#");
    }

    private static String firstWord(String line) {
        return line.strip().split("\\s", 2)[0];
    }
}
