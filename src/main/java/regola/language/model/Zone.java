package regola.language.model;

import regola.language.source.Span;

/**
 * A Zone is where pieces lie off the board: one site, or one for each of those it belongs to, named zone-owner.
 *
 * @param owners whether there is one for all, for each player or for each side
 * @param stack true if the order of its pieces matters
 * @param seen who sees what lies there; everybody always sees how many
 * @param openIf once this is true everybody sees what lies there; null for never
 * @param at where it is drawn beside the board, in grid units; null if the rule file does not say
 * @param art the name of a drawing that stands for all that lies there, such as a bag; null if what lies there is seen
 *     itself
 */
public record Zone(
        String name,
        Owners owners,
        boolean stack,
        Seen seen,
        Expr openIf,
        At at,
        String art,
        Reason reason,
        Span span) {
    public enum Owners {
        SHARED,
        EACH_PLAYER,
        EACH_SIDE
    }

    public enum Seen {
        ALL,
        OWNER,
        NOBODY
    }

    public record At(double x, double y) {}
}
