package regola.language.model;

import regola.language.source.Span;

/** A Reason is a rule's number with its sentence and its span in the rule file. The number may be null. */
public record Reason(String rule, Text text, Span span) {}
