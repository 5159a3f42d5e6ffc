package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/** A Mark is a kind of special square: on which sites, how drawn, and what it says. */
public record Mark(String name, List<String> sites, String art, Reason reason, Span span) {}
