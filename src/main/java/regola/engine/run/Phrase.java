package regola.engine.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.value.Catalog;
import regola.engine.value.Spoken;
import regola.engine.value.Wording;
import regola.language.model.Type;

/**
 * A Phrase is a sentence of the rule file with holes, in all its languages. Said in an execution, it takes the values
 * of that moment; the words are put together only when somebody reads them.
 */
public final class Phrase {
    /** Characters of a sentence that are shown. */
    private static final int LONGEST = 10_000;

    private final Layout layout;
    private final Map<String, List<Part>> byLanguage;
    /** What saying it counts against the limit of steps. */
    private final int words;

    /** @param node null for words as they stand */
    public record Part(String words, Node node, Type type) {}

    /** @param byLanguage may be empty: then there is nothing to say */
    public Phrase(Layout layout, Map<String, List<Part>> byLanguage) {
        this.layout = layout;
        this.byLanguage = Map.copyOf(byLanguage);
        words = byLanguage.values().stream().mapToInt(List::size).sum();
    }

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }

    public Spoken said(Execution x) {
        if (isEmpty()) return Spoken.SILENCE;
        x.charge(words);
        Map<String, long[][]> values = new HashMap<>();
        byLanguage.forEach((language, parts) -> values.put(
                language, parts.stream().map(part -> elements(part, x)).toArray(long[][]::new)));
        Catalog names = x.names();
        return language -> text(values, names, language);
    }

    private long[] elements(Part part, Execution x) {
        if (part.node() == null) return null;
        Type type = part.type();
        if (type.shape() == Type.Shape.ONE) return new long[] {part.node().eval(x)};
        if (layout.isNarrow(type)) return Bits.elements(part.node().eval(x));
        long[] list = part.node().list(x);
        long[] elements = type.isList() || type.base() == Type.Base.NUMBER ? list : Bits.elements(list);
        x.chargeMade(elements.length);
        return elements;
    }

    private String text(Map<String, long[][]> values, Catalog names, String wanted) {
        String language = byLanguage.containsKey(wanted)
                ? wanted
                : byLanguage.containsKey("en")
                        ? "en"
                        : byLanguage.keySet().iterator().next();
        StringBuilder text = new StringBuilder();
        List<Part> parts = byLanguage.get(language);
        for (int i = 0; i < parts.size() && text.length() <= LONGEST; i++) {
            Part part = parts.get(i);
            text.append(
                    part.node() == null
                            ? part.words()
                            : said(Wording.of(names, part.type(), values.get(language)[i], language), part.type()));
        }
        return text.length() <= LONGEST ? text.toString() : text.substring(0, LONGEST) + "…";
    }

    /** Numbers below zero have the minus that people print, not a hyphen. */
    private static String said(String words, Type type) {
        return type.base() == Type.Base.NUMBER ? words.replace('-', '\u2212') : words;
    }
}
