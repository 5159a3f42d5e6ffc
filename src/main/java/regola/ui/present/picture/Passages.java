package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.LineParts;
import regola.language.LineParts.Kind;
import regola.language.LineParts.Part;
import regola.language.source.SourceText;
import regola.ui.view.rules.PassageView;

/** Passages finds where a rule stands in the text of its game: whole blocks, with the sentence that people are told. */
public final class Passages {
    private static final Pattern PLACE = Pattern.compile("(.+):([1-9][0-9]{0,8})(?::[0-9]+)?");
    /** A line that begins with one of these goes on with the line above. */
    private static final List<String> CONTINUES = List.of("because", "en", "it", "and", "or", "where", "=");

    private final String game;
    private final List<SourceText> sources;
    private final String language;

    /** @param sources the texts of the game: its rule file, then variants */
    public Passages(String game, List<SourceText> sources, String language) {
        this.game = game;
        this.sources = List.copyOf(sources);
        this.language = language;
    }

    /** @param rule a rule's number, or a place as {@code file:line} */
    public PassageView of(String rule) {
        Matcher place = PLACE.matcher(rule);
        if (!place.matches()) return new PassageView(game, rule, places(rule));
        int line = Integer.parseInt(place.group(2));
        for (SourceText source : sources) {
            if (!source.name().equals(place.group(1)) || line > source.lineCount()) continue;
            return new PassageView(game, "", List.of(block(source, line, line)));
        }
        return new PassageView(game, "", List.of());
    }

    /**
     * What a learner was told stands in a because; where there is one, it is meant first, and what says nothing last.
     */
    private List<PassageView.Place> places(String number) {
        List<PassageView.Place> reasons = new ArrayList<>();
        List<PassageView.Place> others = new ArrayList<>();
        List<PassageView.Place> silent = new ArrayList<>();
        for (SourceText source : sources) {
            for (int line = 1; line <= source.lineCount(); line++) {
                String text = source.lineText(line);
                if (!text.contains(number)) continue;
                List<Part> parts = LineParts.of(text);
                boolean here = parts.stream()
                        .anyMatch(
                                p -> p.kind() == Kind.RULE_NUMBER && p.in(text).equals(number));
                if (!here) continue;
                PassageView.Place block = block(source, line, line);
                (block.sentence().isEmpty() ? silent : firstWord(text).equals("because") ? reasons : others).add(block);
            }
        }
        reasons.addAll(others);
        reasons.addAll(silent);
        return reasons;
    }

    /**
     * The lines that belong together around one: from the head of its statement to the end of what is indented below.
     */
    private PassageView.Place block(SourceText source, int line, int sentenceFrom) {
        int first = line;
        while (first > 1 && CONTINUES.contains(firstWord(source.lineText(first)))) first--;
        int indent = indent(source.lineText(first));
        int last = Math.max(line, first);
        for (int next = first + 1; next <= source.lineCount(); next++) {
            String text = source.lineText(next);
            if (text.isBlank()) continue;
            if (indent(text) <= indent && next > line) break;
            last = next;
        }
        List<String> lines = new ArrayList<>();
        for (int i = first; i <= last; i++) lines.add(source.lineText(i));
        return new PassageView.Place(source.name(), first, sentence(source, sentenceFrom, last), lines);
    }

    /**
     * The first sentence in the learner's language in this line or in those that go on with it; else one in English.
     */
    private String sentence(SourceText source, int from, int last) {
        String english = "";
        for (int line = from; line <= last; line++) {
            String text = source.lineText(line);
            if (line > from && !CONTINUES.contains(firstWord(text))) break;
            List<Part> parts = LineParts.of(text).stream()
                    .filter(p -> p.kind() != Kind.BLANK)
                    .toList();
            for (int i = 0; i + 1 < parts.size(); i++) {
                Part said = parts.get(i);
                if (said.kind() != Kind.KEYWORD || parts.get(i + 1).start() == said.end()) continue;
                String found = words(text, parts, i + 1);
                if (found.isEmpty()) continue;
                if (said.in(text).equals(language)) return found;
                if (said.in(text).equals("en") && english.isEmpty()) english = found;
            }
        }
        return english;
    }

    private static String words(String text, List<Part> parts, int from) {
        StringBuilder words = new StringBuilder();
        int end = -1;
        for (Part part : parts.subList(from, parts.size())) {
            boolean goesOn = end < 0 || part.start() == end;
            if (!goesOn || part.kind() != Kind.TEXT && part.kind() != Kind.HOLE) break;
            words.append(part.kind() == Kind.HOLE ? "…" : part.in(text));
            end = part.end();
        }
        // What brackets hold is left out of a told sentence at times; here it is read with the rest: of several forms
        // the last, and around a player the one about anybody.
        String quoted = words.toString()
                .replace("\\\"", "\"")
                .replaceAll("\\[(…[^\\[\\]|]*)\\|[^\\[\\]]*\\]", "$1")
                .replaceAll("\\[[^\\[\\]]*\\|([^\\[\\]|]*)\\]", "$1")
                .replaceAll("[\\[\\]]", "");
        return quoted.length() >= 2 && quoted.startsWith("\"") && quoted.endsWith("\"")
                ? quoted.substring(1, quoted.length() - 1)
                : "";
    }

    private static String firstWord(String line) {
        String text = line.stripLeading();
        int end = 0;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) end++;
        return text.substring(0, end);
    }

    private static int indent(String line) {
        int at = 0;
        while (at < line.length() && line.charAt(at) == ' ') at++;
        return at;
    }
}
