package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** Sentences are one text in several languages, in the order of the file: {@code en "…" it "…"}. */
public record Sentences(List<Sentence> list, Span span) {
    public Sentences {
        list = List.copyOf(list);
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** A Sentence is the text in one language ("en", "it"), as words and holes; the span begins with the language. */
    public record Sentence(String language, List<Part> parts, Span span) {
        public Sentence {
            parts = List.copyOf(parts);
        }
    }

    public sealed interface Part {
        Span span();
    }

    /** Words as the reader shall see them: escapes are resolved. */
    public record Words(String words, Span span) implements Part {}

    /** Where an aside begins or ends: what is left out for who could not find the places that it names. */
    public record Edge(boolean opens, Span span) implements Part {}

    /** The value of an expression, put in when the sentence is said; the span includes the braces. */
    public record Hole(ExprNode value, Span span) implements Part {}
}
