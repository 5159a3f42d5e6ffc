package regola.language.tree;

import regola.language.source.Span;

/**
 * A StringNode is a string without holes: an author, a colour.
 *
 * @param value what it says, without the quotes and with {@code \"} and {@code \\} resolved
 */
public record StringNode(String value, Span span) {}
