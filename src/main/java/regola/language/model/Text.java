package regola.language.model;

import java.util.List;
import java.util.Map;

/** A Text is a sentence in several languages ("en", "it"), with holes for values. */
public record Text(Map<String, Sentence> byLanguage) {
    public static final Text NONE = new Text(Map.of());

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }

    /** @return the sentence in the language, or in English, or in any; null when there is none */
    public Sentence in(String language) {
        Sentence found = byLanguage.getOrDefault(language, byLanguage.get("en"));
        return found != null || byLanguage.isEmpty()
                ? found
                : byLanguage.values().iterator().next();
    }

    /** A sentence is parts in order: words as they stand, and holes. */
    public record Sentence(List<Part> parts) {}

    public sealed interface Part {}

    public record Words(String words) implements Part {}

    public record Hole(Expr value) implements Part {}

    /**
     * In what a set of pieces is called: filled for each piece with what it was made for, {@code side}, {@code n} or a
     * choice.
     */
    public record Blank(String name) implements Part {}
}
