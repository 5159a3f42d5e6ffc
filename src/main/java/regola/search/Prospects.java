package regola.search;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import regola.engine.value.RuleFailure;

/**
 * Prospects are what a search knows of a decision.
 *
 * @param moves all legal moves, in the order of the decision
 * @param mixed whether the moves are the table of a secret choice in which all were taken to choose as well as they
 *     can: one draws from it by how often each was tried, for always the same one would be found out
 * @param iterations how many worlds were walked through
 * @param outlook the share of the win that each player may hope for, as they play in the search; adds up to 1
 * @param spread how much the outcomes of single worlds differ for whoever decides, as a standard deviation
 * @param lines how it would go on after some of the moves, by their index; those that were asked for
 * @param trouble why an aim or the score was given up; null if nothing failed
 * @param forced moves that were tried for whoever asked about them, and not only for what they promised; empty where
 *     that is so of all
 * @param preferred the move that is called the best, since it is as good as any and better to see; -1 for none
 */
public record Prospects(
        List<Considered> moves,
        boolean mixed,
        long iterations,
        List<Double> outlook,
        double spread,
        Map<Integer, Continuation> lines,
        RuleFailure trouble,
        Set<Integer> forced,
        int preferred) {
    /** A move tried so often, as a part of the most tried one, is as good as that where one draws from a table. */
    private static final double MIXED_PART = 0.5;
    /** The same elsewhere, if its share is as good within what single walks differ. */
    private static final double OPEN_PART = 0.7;
    /** Or if it was tried a few times and brings the same, as where all is lost or won. */
    private static final double NOTHING = 0.005;

    private static final int TRIED = 12;
    /** Moves tried so often, as a part of another, are held against each other by what they bring. */
    private static final double ABOUT_AS_OFTEN = 0.5;

    public Prospects {
        moves = List.copyOf(moves);
        outlook = List.copyOf(outlook);
        lines = Map.copyOf(lines);
        forced = Set.copyOf(forced);
    }

    /** What a search has found, which prefers nothing. */
    public Prospects(
            List<Considered> moves,
            boolean mixed,
            long iterations,
            List<Double> outlook,
            double spread,
            Map<Integer, Continuation> lines,
            RuleFailure trouble,
            Set<Integer> forced) {
        this(moves, mixed, iterations, outlook, spread, lines, trouble, forced, -1);
    }

    /** @return the same of the decision, where this is known of its moves and of how it would go on after them */
    public Prospects with(List<Considered> known, Map<Integer, Continuation> ways) {
        return new Prospects(known, mixed, iterations, outlook, spread, ways, trouble, forced, preferred);
    }

    /** @return the same, where that move is called the best */
    public Prospects preferring(int move) {
        return new Prospects(moves, mixed, iterations, outlook, spread, lines, trouble, forced, move);
    }

    /**
     * @return the move that is preferred, or else the one that was tried most often, the first of equals with the best
     *     share; what was tried only because somebody asked about it is not the best for that
     */
    public Considered best() {
        if (preferred >= 0) return moves.get(preferred);
        Considered best = most(move -> true);
        if (!forced.contains(best.index()) || forced.size() == moves.size()) return best;
        Considered other = most(move -> !forced.contains(move.index()));
        return other.visits() > 0 && other.share() > best.share() ? other : best;
    }

    private Considered most(Predicate<Considered> among) {
        return moves.stream()
                .filter(among)
                .max(Comparator.comparingLong(Considered::visits)
                        .thenComparingDouble(move -> move.visits() == 0 ? 0 : move.share())
                        .thenComparingInt(move -> -move.index()))
                .orElseThrow();
    }

    /** @return the best move but for this one; empty if there is only one */
    public Optional<Considered> bestBut(Considered other) {
        return bestBut(Set.of(other.index())).stream().findFirst();
    }

    /**
     * @param without indices of moves
     * @return all the others, the best first: of those tried about as often as any of them the one with the best share,
     *     for what is tried for whoever asks is tried as often as it was asked for
     */
    public List<Considered> bestBut(Set<Integer> without) {
        List<Considered> rest =
                moves.stream().filter(move -> !without.contains(move.index())).toList();
        long most = rest.stream().mapToLong(Considered::visits).max().orElse(0);
        return rest.stream()
                .sorted(Comparator.comparing((Considered move) -> move.visits() < ABOUT_AS_OFTEN * most)
                        .thenComparingDouble(move -> move.visits() == 0 ? 0 : -move.share())
                        .thenComparingInt(Considered::index))
                .toList();
    }

    /** @return whether no move can be told to be better than all others */
    public boolean isOpen() {
        return asGood().size() > 1;
    }

    /** @return the moves that cannot be told from the best one, in the order of the decision; only one is preferred */
    public List<Considered> asGood() {
        Considered best = best();
        if (preferred >= 0) return List.of(best);
        return moves.stream()
                .filter(move ->
                        move.index() == best.index() || (mixed ? isDrawnWith(move, best) : isAsGood(move, best)))
                .toList();
    }

    private static boolean isDrawnWith(Considered move, Considered best) {
        return move.visits() >= MIXED_PART * best.visits();
    }

    private static boolean isAsGood(Considered move, Considered best) {
        boolean alike = move.visits() >= TRIED && move.share() >= best.share() - NOTHING;
        boolean near = move.visits() >= OPEN_PART * best.visits() && move.share() >= best.share() - move.error() / 2;
        return alike || near;
    }

    /** @return the index of the move to make: any of those that are as good, so that no two matches go alike */
    public int choice(Dice dice) {
        List<Considered> good = asGood();
        return good.get(dice.below(good.size())).index();
    }
}
