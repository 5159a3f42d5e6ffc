package regola.ui.present.editor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.language.service.Completion;
import regola.language.source.Message;
import regola.ui.view.editor.ReplyView.Offer;

/** Offers say what could be written so that somebody can choose who has never written it. */
final class Offers {
    private static final String FILE = "/regola/ui/words.txt";
    /** Stands before what would be written on a line of its own. */
    static final String NEXT_LINE = "\u21b5 ";

    private static final Pattern GAP = Pattern.compile("\\$\\{([a-z]+)\\}");
    private static final Pattern WORD = Pattern.compile("[a-z-]+|=");
    /** The names of gaps are names in rules, where no letter has an accent. */
    private static final Map<String, String> GAPS = Map.ofEntries(
            Map.entry("decision", "decisione"),
            Map.entry("word", "parola"),
            Map.entry("thing", "cosa"),
            Map.entry("things", "cose"),
            Map.entry("places", "posti"),
            Map.entry("place", "posto"),
            Map.entry("condition", "condizione"),
            Map.entry("name", "nome"),
            Map.entry("step", "passo"),
            Map.entry("value", "valore"),
            Map.entry("moment", "momento"),
            Map.entry("amount", "quanto"));

    private static final Map<String, List<String>> SENTENCES = read();
    private static final String FAMILIES = "/regola/ui/word-families.txt";

    private Offers() {}

    private static Map<String, List<String>> read() {
        Map<String, List<String>> read = new HashMap<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Offers.class.getResourceAsStream(FILE), StandardCharsets.UTF_8))) {
            for (String line : lines.lines().toList()) {
                if (line.isBlank() || line.startsWith("#")) continue;
                List<String> parts = Stream.of((line + " ").split(" \\| ", -1))
                        .map(String::strip)
                        .toList();
                read.put(parts.get(0), parts.subList(1, parts.size()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read;
    }

    /** @return what a line or value does that begins with the word; empty if nothing is written of it */
    static String sentence(String word, String language) {
        List<String> said = SENTENCES.get(word);
        return said == null ? "" : said.get(language.equals("it") ? 1 : 0);
    }

    /** @return lines of rules in which the word is written; empty if none are known */
    static String example(String word) {
        List<String> said = SENTENCES.get(word);
        return said == null || said.size() < 3 ? "" : said.get(2).replace("\\n", "\n");
    }

    /** @return words that are used together with it, or for something near */
    static List<String> related(String word) {
        Set<String> related = new LinkedHashSet<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Offers.class.getResourceAsStream(FAMILIES), StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.strip().split(" +", -1)))
                    .filter(family -> family.contains(word))
                    .forEach(related::addAll);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        related.remove(word);
        return List.copyOf(related);
    }

    /** Lines are shown whole in messages, with the word that they begin with. */
    private static String form(String word, String rest, String language) {
        for (String between : new String[] {" ", ", "}) {
            String english = word + between + rest;
            String whole = Message.of(english).in(language);
            if (whole.equals(english)) continue;
            String plain = whole.replace("'", "");
            return plain.startsWith(word) ? plain.substring(word.length()).replaceFirst("^,? ", "") : rest;
        }
        return rest;
    }

    static Set<String> words() {
        return Set.copyOf(SENTENCES.keySet());
    }

    /** @param used gets a name, and gives a line that uses it; empty if none does */
    static Offer of(Completion found, String language, UnaryOperator<String> used) {
        boolean passage = found.kind() == Completion.Kind.PASSAGE;
        if (!passage && found.kind() != Completion.Kind.WORD) return named(found, language, used.apply(found.label()));
        if (found.text().startsWith("\n")) return onTheNextLine(found, language);
        Matcher first = WORD.matcher(found.label());
        String sentence = first.lookingAt() ? sentence(first.group(), language) : "";
        if (!passage)
            return new Offer(
                    found.label(),
                    found.text(),
                    false,
                    found.detail().isEmpty() ? "" : form(found.label(), found.detail(), language),
                    sentence,
                    first.lookingAt() ? example(first.group()) : "",
                    found.indent());
        String text = inWordsOf(found.text(), language);
        String label = text.lines()
                .map(String::strip)
                .limit(2)
                .collect(Collectors.joining(" … "))
                .replaceAll("\\$\\{([^}]*)}", "$1");
        String begins = text.lines().limit(2).collect(Collectors.joining("\n")).replaceAll("\\$\\{([^}]*)}", "$1");
        return new Offer(label, text, true, "", sentence, begins, found.indent());
    }

    /** @return a line that would follow the one that is whole */
    private static Offer onTheNextLine(Completion found, String language) {
        String words = found.label().equals(found.text().strip()) ? "" : " \u2026";
        return new Offer(
                NEXT_LINE + found.label() + words,
                inWordsOf(found.text(), language),
                true,
                "",
                sentence(found.label(), language),
                example(found.label()));
    }

    private static String inWordsOf(String text, String language) {
        return language.equals("it")
                ? GAP.matcher(text)
                        .replaceAll(gap ->
                                Matcher.quoteReplacement("${" + GAPS.getOrDefault(gap.group(1), gap.group(1)) + "}"))
                : text;
    }

    /** What every game has is told of in the words of the language; all else the rules tell of themselves. */
    private static Offer named(Completion found, String language, String used) {
        boolean everywhere = found.kind() == Completion.Kind.NAME
                && found.sentence().isEmpty()
                && found.detail().startsWith(found.label());
        return new Offer(
                found.label(),
                found.text(),
                false,
                found.kind() == Completion.Kind.DRAWING ? Offer.DRAWING : found.detail(),
                everywhere ? sentence(found.label(), language) : found.sentence(),
                used.isEmpty() && everywhere ? example(found.label()) : used,
                found.indent());
    }
}
