package regola.language.tree;

import regola.language.source.Span;

/**
 * A Because is the reason given when something is refused: {@code because CM-5.8 en "…" it "…"}.
 *
 * @param printed what a rulebook says instead of the text; null if nothing of its own
 */
public record Because(RuleNumber number, Sentences text, Sentences printed, Span span) {}
