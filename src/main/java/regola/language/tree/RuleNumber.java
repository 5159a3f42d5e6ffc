package regola.language.tree;

import regola.language.source.Span;

/** A RuleNumber is the number of a printed rule, such as {@code CM-5.7}. */
public record RuleNumber(String text, Span span) {
    @Override
    public String toString() {
        return text;
    }
}
