package regola.language.tree;

import regola.language.source.Span;

/** A Because is the reason given when something is refused: {@code because CM-5.8 en "…" it "…"}. */
public record Because(RuleNumber number, Sentences text, Span span) {}
