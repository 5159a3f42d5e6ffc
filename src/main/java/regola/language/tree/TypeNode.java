package regola.language.tree;

import regola.language.source.Span;

/**
 * A TypeNode is a type as written: {@code number}, {@code set of site}, {@code yes or no}.
 *
 * @param name the word for one value, for truth values {@link #TRUTH}
 */
public record TypeNode(Shape shape, Name name, Span span) {
    public static final String TRUTH = "yes or no";

    public enum Shape {
        ONE,
        SET,
        LIST
    }
}
