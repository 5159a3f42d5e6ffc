package regola.language.service;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.Because;
import regola.language.tree.Declaration;
import regola.language.tree.Explain;
import regola.language.tree.Name;
import regola.language.tree.RuleNumber;
import regola.language.tree.Sentences;
import regola.language.tree.TreeWalk;

/** Sayings are what the texts of a game say about their names and under the numbers of their rules. */
final class Sayings {
    private final Map<Span, Saying> byName = new HashMap<>();
    private final Map<String, List<Saying>> byNumber = new LinkedHashMap<>();
    private final Map<String, Sentences> words = new HashMap<>();

    /**
     * A Saying is a sentence where it stands.
     *
     * @param at the number, or else the name
     * @param text null if it has none
     */
    record Saying(Span at, String number, Sentences text) {
        String in(String language) {
            return Sayings.in(text, language);
        }
    }

    Sayings(Analysis analysis) {
        for (SourceText text : analysis.texts().all()) TreeWalk.each(analysis.tree(text), this::hear);
    }

    private void hear(Object node) {
        if (node instanceof Declaration.Words.Word word)
            words.putIfAbsent(word.name().text(), word.text());
        if (node instanceof Because because) add(because.number(), because.text());
        Explain explain = node instanceof Record ? TreeWalk.part(node, Explain.class) : null;
        if (explain == null) return;
        add(explain.number(), explain.text());
        List<Name> names = TreeWalk.names(node);
        if (names.isEmpty()) return;
        String number = explain.number() == null ? "" : explain.number().text();
        for (Name name : names) byName.putIfAbsent(name.span(), new Saying(name.span(), number, explain.text()));
    }

    private void add(RuleNumber number, Sentences text) {
        if (number == null) return;
        byNumber.computeIfAbsent(number.text(), each -> new ArrayList<>())
                .add(new Saying(number.span(), number.text(), text));
    }

    static String in(Sentences text, String language) {
        if (text == null || text.list().isEmpty()) return "";
        Sentences.Sentence found = text.list().stream()
                .filter(sentence -> sentence.language().equals(language))
                .findFirst()
                .orElse(text.list().get(0));
        String said = found.parts().stream().map(Sayings::in).collect(Collectors.joining());
        return said.replaceAll("\\[(\\{[^\\[\\]|]*)\\|[^\\[\\]]*\\]", "$1")
                .replaceAll("\\[[^\\[\\]]*\\|([^\\[\\]|]*)\\]", "$1")
                .replaceAll("[\\[\\]]", "");
    }

    /** Of several forms in brackets the last is read, and around a player the one about anybody. */
    private static String in(Sentences.Part part) {
        if (part instanceof Sentences.Words words) return words.words();
        if (part instanceof Sentences.Edge edge) return edge.opens() ? "[" : "]";
        return Analysis.written(part.span());
    }

    /** @return what is said where a name is declared, or what it is called on the screen; empty if nothing is */
    String about(Symbol symbol, String language) {
        Saying saying = byName.get(symbol.declared());
        String said = saying == null ? "" : saying.in(language);
        if (!said.isEmpty() || symbol.isLocal()) return said;
        return in(words.get(symbol.name()), language);
    }

    /** @return where a rule of that number stands first, one with a sentence before one without; null if nowhere */
    Saying ofNumber(String number) {
        List<Saying> all = byNumber.getOrDefault(number, List.of());
        return all.stream()
                .filter(saying -> !saying.in("en").isEmpty())
                .findFirst()
                .orElse(all.isEmpty() ? null : all.get(0));
    }

    List<Saying> allOf(String number) {
        return byNumber.getOrDefault(number, List.of());
    }
}
