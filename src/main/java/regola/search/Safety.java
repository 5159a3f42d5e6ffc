package regola.search;

import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.engine.value.RuleFailure;

/**
 * A Safety is a move to advise instead of the one that the search calls the best, where that leaves its seat open to be
 * put out of a match of several by its next turn, and the other does not: a search that comes to the next player but
 * one only now and then does not see it ({@code docs/opponents.md}).
 */
public final class Safety {
    /** From so large a {@link Peril} on somebody who looks at the board sees it coming. */
    private static final double OPEN = 0.4;
    /** By so much another move must make it less likely. */
    private static final double FELT = 0.3;
    /** What can be done to the seat is done about as often: not everybody sees it, or wants it. */
    private static final double DONE = 0.5;
    /** So much of the share of the best one another must have to be looked at, and so many are. */
    private static final double PART = 0.5;

    private static final int MOST_LOOKED_AT = 12;
    /** A move tried less often may be anything. */
    private static final int TRIED = 12;

    private static final int FEWEST_PLAYERS = 3;

    private Safety() {}

    /**
     * @param match stands at the decision; not changed
     * @param found by a search for all moves
     * @param scale of the ruleset's {@link Tuning}
     * @param seed the same seed finds the same
     * @return the same, where a move that keeps its seat in is the best, if it brings more once the danger is counted
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static Prospects first(Match match, Prospects found, double scale, long seed, BooleanSupplier cancelled) {
        if (!looks(match)) return found;
        Considered best = found.best();
        try {
            double open = open(match, best.index(), scale, seed, cancelled);
            if (open < OPEN) return found;
            int safest = best.index();
            double most = kept(best.share(), open);
            for (Considered move : near(found, best)) {
                double left =
                        Peril.after(match, move.index(), scale, seed, cancelled).share();
                double kept = kept(move.share(), left);
                if (left > open - FELT || kept <= most) continue;
                safest = move.index();
                most = kept;
            }
            return safest == best.index() ? found : found.preferring(safest);
        } catch (RuleFailure failure) {
            return found; // the search has told of it
        }
    }

    /**
     * @param better the move that is advised, as a search has found it
     * @param move another one, tried as well, of which it thinks as much or more
     * @return how much less of the win that brings once the danger is counted, where the better one is advised for its
     *     safety; else 0
     */
    public static double forgone(
            Match match, Considered better, Considered move, double scale, long seed, BooleanSupplier cancelled) {
        if (!looks(match)) return 0;
        try {
            double open = open(match, move.index(), scale, seed, cancelled);
            if (open < OPEN) return 0;
            double left =
                    Peril.after(match, better.index(), scale, seed, cancelled).share();
            if (left > open - FELT) return 0;
            return Math.max(0, kept(better.share(), left) - kept(move.share(), open));
        } catch (RuleFailure failure) {
            return 0; // the search has told of it
        }
    }

    private static boolean looks(Match match) {
        return match.rules().players() >= FEWEST_PLAYERS && !match.isSecret();
    }

    private static List<Considered> near(Prospects found, Considered best) {
        return found.moves().stream()
                .filter(move -> move.index() != best.index() && move.visits() >= TRIED)
                .filter(move -> move.share() >= PART * best.share())
                .sorted(Comparator.comparingDouble(Considered::share).reversed())
                .limit(MOST_LOOKED_AT)
                .toList();
    }

    /** @return how likely the seat is out after the move; none where at a glance that is not likely */
    private static double open(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        Peril peril = Peril.after(match, move, scale, seed, cancelled);
        return peril.share() < OPEN ? 0 : peril.likely(cancelled);
    }

    private static double kept(double share, double peril) {
        return share * (1 - DONE * peril);
    }
}
