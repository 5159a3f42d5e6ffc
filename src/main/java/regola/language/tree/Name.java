package regola.language.tree;

import regola.language.source.Span;

/** A Name is one name as it stands in the file, where it is declared or where it is used. */
public record Name(String text, Span span) {
    @Override
    public String toString() {
        return text;
    }
}
