package regola.ui.present.editor;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;

/** UsedLines are lines of the rules themselves in which a name is used, for who is about to write it. */
final class UsedLines {
    private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"?");
    private static final Pattern NUMBER = Pattern.compile(" +[A-Z]+-[0-9.]+[a-z]?$");
    /** Behind these a name is new. */
    private static final Set<String> DECLARING = Set.of(
            "game",
            "variant",
            "board",
            "site",
            "zone",
            "pieces",
            "rule",
            "function",
            "conditions",
            "moment",
            "keep",
            "keeps",
            "counter",
            "setting",
            "choice",
            "region",
            "mark",
            "group",
            "lines",
            "loops",
            "aim",
            "choose",
            "option",
            "let",
            "each");

    private static final int MOST_LETTERS = 90;

    private final Map<SourceText, Map<String, String>> known = new WeakHashMap<>();

    /** @return the first line that uses the name, in the first text that has one; empty if none does */
    String of(String name, Collection<SourceText> texts, SourceText written, int line) {
        for (SourceText text : texts) {
            String found = known.computeIfAbsent(text, UsedLines::read).get(name);
            boolean same = found != null && text == written && found.equals(shown(text.lineText(line)));
            if (found != null && !same) return found;
        }
        return "";
    }

    private static Map<String, String> read(SourceText text) {
        Map<String, String> lines = new HashMap<>();
        text.text().lines().forEach(line -> {
            String shown = shown(line);
            if (shown.isEmpty() || shown.length() > MOST_LETTERS) return;
            String said = TEXT.matcher(shown).replaceAll("\"\"");
            Matcher word = WORD.matcher(said);
            String before = "";
            while (word.find()) {
                boolean first = word.start() == 0;
                boolean fresh = first || DECLARING.contains(before) || said.startsWith(":", word.end());
                if (!fresh) lines.putIfAbsent(word.group(), shown);
                before = word.group();
            }
        });
        return lines;
    }

    /** Without the number of its rule and what is only remarked. */
    private static String shown(String line) {
        String stripped = line.strip();
        return stripped.startsWith("#") ? "" : NUMBER.matcher(stripped).replaceFirst("");
    }
}
