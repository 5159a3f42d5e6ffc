package regola.language.tree;

import regola.language.source.Span;

/** A Param is a parameter where it is declared: {@code steps: number}. */
public record Param(Name name, TypeNode type, Span span) {}
