package regola.search;

import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import regola.engine.Match;

/**
 * An Exit is how one of several was put out of a match, and how far that could have been seen coming: what came of the
 * last move that was chosen freely in the turn before, held against the other moves there.
 *
 * @param seat who is out
 * @param at how many moves were made before the one with which that came
 * @param decided how many before the choice of the seat that let it come; -1 where there was none in its last turn
 * @param came how likely it was after what was chosen; null where that is not known
 * @param least how likely it was after the move that was safest; null where that is not known
 */
public record Exit(int seat, int at, int decided, Peril came, Peril least) {
    /** More moves than these are not held against each other. */
    private static final int MOST_MOVES = 40;

    private static final int FEWEST_PLAYERS = 3;
    /** Less than one of the worlds that are looked at. */
    public static final double NONE = 0.02;
    /** What is as likely is a risk that somebody takes. */
    private static final double RISK = 0.05;

    /**
     * @param before the match before each move, and at its end; not changed
     * @param played by their indices, the moves that were made
     * @return how the seat was put out; null if it never was, or two play, where the match is over with it
     */
    public static Exit of(
            List<Match> before, List<Integer> played, int seat, double scale, long seed, BooleanSupplier cancelled) {
        if (before.get(0).rules().players() < FEWEST_PLAYERS) return null;
        int at = IntStream.range(0, played.size())
                .filter(each ->
                        before.get(each).isIn(seat) && !before.get(each + 1).isIn(seat))
                .findFirst()
                .orElse(-1);
        if (at < 0) return null;
        List<Integer> free = lastTurn(before, seat, at).stream()
                .filter(each -> before.get(each).legalCount() > 1)
                .toList();
        if (free.isEmpty()) return new Exit(seat, at, -1, null, null);
        Exit dearest = new Exit(seat, at, free.get(free.size() - 1), null, null);
        for (int decided : free) {
            Match match = before.get(decided);
            if (match.legalCount() > MOST_MOVES || match.isSecret()) continue;
            Peril came = Peril.after(match, played.get(decided), scale, seed, cancelled);
            Peril least = IntStream.range(0, match.legalCount())
                    .mapToObj(move -> Peril.after(match, move, scale, seed, cancelled))
                    .min(Comparator.comparingDouble(Peril::share))
                    .orElse(came);
            Exit exit = new Exit(seat, at, decided, came, least);
            if (dearest.came == null || exit.avoidable() > dearest.avoidable()) dearest = exit;
        }
        return dearest;
    }

    /** @return how much less likely it would have been; 0 where that is not known */
    public double avoidable() {
        return came == null ? 0 : Math.max(0, came.share() - least.share());
    }

    /**
     * @return whether there was a move after which it was hardly possible at all, and after the one that was chosen it
     *     was
     */
    public boolean isNeedless() {
        return came != null && least.share() < NONE && came.share() >= RISK;
    }

    /** @return the decisions of the last turn that the seat had, up to that move, in their order */
    private static List<Integer> lastTurn(List<Match> before, int seat, int at) {
        int last = at;
        while (last >= 0 && before.get(last).decider() != seat) last--;
        int first = last;
        while (first > 0 && before.get(first - 1).decider() == seat) first--;
        return IntStream.rangeClosed(Math.max(0, first), last).boxed().toList();
    }
}
