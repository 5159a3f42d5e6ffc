package regola.search;

import java.util.List;

/**
 * A Shortlist is which moves of a decision a search looks at, each by its index.
 *
 * @param only nothing but these; null for all
 * @param must these are tried often enough to be told from the best, even if they promise nothing
 */
public record Shortlist(List<Integer> only, List<Integer> must) {
    public static final Shortlist ALL = new Shortlist(null, List.of());

    public Shortlist {
        only = only == null ? null : List.copyOf(only);
        must = List.copyOf(must);
    }

    public static Shortlist only(List<Integer> moves) {
        return new Shortlist(moves, List.of());
    }

    public static Shortlist allAnd(List<Integer> must) {
        return new Shortlist(null, must);
    }
}
