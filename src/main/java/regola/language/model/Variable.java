package regola.language.model;

import regola.language.source.Span;

/**
 * A Variable is something the match remembers.
 *
 * @param index its number among the game's variables, from 0
 * @param counter true if it does not count when two positions are compared
 * @param at where a list of pieces is seen beside the board, in grid units; null for nowhere there
 */
public record Variable(
        String name, int index, Type type, Expr initial, boolean counter, Zone.At at, Reason reason, Span span) {}
