package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/**
 * A Zone is where pieces lie off the board: one site, or one for each of those it belongs to, named zone-owner.
 *
 * @param owners whether there is one for all, for each player or for each side
 * @param stack true if the order of its pieces matters
 * @param seen who sees what lies there; everybody always sees how many
 * @param openIf once this is true everybody sees what lies there; null for never
 * @param at where it is drawn beside the board, in grid units; empty if the rule file does not say. One point of a zone
 *     of each is where whoever looks sees their own; several are for the first owner, the second and so on
 * @param art the name of a drawing that stands for all that lies there, such as a bag; null if what lies there is seen
 *     itself
 */
public record Zone(
        String name,
        Owners owners,
        boolean stack,
        Seen seen,
        Expr openIf,
        List<At> at,
        String art,
        Reason reason,
        Span span) {
    public Zone {
        at = List.copyOf(at);
    }

    /** @return whether the places of all its owners stand beside the board, not only that of whoever looks */
    public boolean showsAll() {
        return at.size() > 1;
    }

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
