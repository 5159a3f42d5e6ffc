package regola.language.tree;

import regola.language.source.Span;

/**
 * An Explain is what a declaration or step says about itself.
 *
 * @param number of the printed rule; null if none is given
 * @param text never null, may be empty
 * @param printed what a rulebook says instead of the text; null if nothing of its own
 * @param span empty, at the end of what it belongs to, when nothing is said
 */
public record Explain(RuleNumber number, Sentences text, Sentences printed, Span span) {}
