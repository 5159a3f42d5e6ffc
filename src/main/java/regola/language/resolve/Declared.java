package regola.language.resolve;

import regola.language.source.Span;

/**
 * A Declared is one thing that a name means.
 *
 * @param of the choice type of an item, the piece set of a kind or piece; else null
 * @param span where it is declared; null if it was made by the program
 */
public record Declared(Sort sort, String name, String of, Span span) {

    public static Declared of(Sort sort, String name, Span span) {
        return new Declared(sort, name, null, span);
    }
}
