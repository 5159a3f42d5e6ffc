package regola.search;

import java.util.List;

/**
 * A Scope is which moves of a decision a search looks at, each by its index.
 *
 * @param only nothing but these; null for all
 * @param must these are tried often enough to be told from the best, even if they promise nothing
 */
public record Scope(List<Integer> only, List<Integer> must) {
    public static final Scope ALL = new Scope(null, List.of());

    public Scope {
        only = only == null ? null : List.copyOf(only);
        must = List.copyOf(must);
    }

    public static Scope only(List<Integer> moves) {
        return new Scope(moves, List.of());
    }

    public static Scope allAnd(List<Integer> must) {
        return new Scope(null, must);
    }
}
