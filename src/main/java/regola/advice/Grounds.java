package regola.advice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.search.Considered;
import regola.search.Continuation;
import regola.search.Prospects;

/**
 * Grounds are what an advice rests on: whatever is said later about the same decision is read off the same ways on and
 * the same worlds, so that two things that are told beside each other have the same numbers.
 *
 * @param findings of the search
 * @param seed of the worlds that were looked at
 */
public record Grounds(Prospects findings, long seed) {
    /** A way on after a move that was tried less often is a guess. */
    private static final long TRIED = 100;
    /** Where nothing else can be said, moves that differ by no more than this are as good. */
    private static final double LITTLE = 0.02;
    /** The same of a move that surely brings something at once: that is plain to see, and what else promises more not. */
    private static final double A_LITTLE_MORE = 0.04;
    /** A move that may be off by more was not tried often enough to be called good. */
    private static final double ROUGH = 0.05;

    /**
     * @return the best of the moves, and those that are worse by less than anybody would feel, as far as that is sure
     */
    List<Integer> near() {
        Considered best = findings.best();
        return findings.moves().stream()
                .filter(move -> move.visits() > 0
                        && best.share() - move.share() < Objection.FELT
                        && findings.spread() * Math.sqrt(1.0 / move.visits() + 1.0 / best.visits()) < Objection.FELT)
                .map(Considered::index)
                .toList();
    }

    /**
     * @param atHand the moves that surely bring something at once
     * @return those that differ from the best one by less than can be told, the best among them
     */
    static List<Considered> nearly(Prospects findings, Set<Integer> atHand) {
        Considered best = findings.best();
        return findings.moves().stream()
                .filter(move -> move.index() == best.index()
                        || isNear(
                                move,
                                best,
                                findings.spread(),
                                atHand.contains(move.index()) ? A_LITTLE_MORE : LITTLE))
                .toList();
    }

    private static boolean isNear(Considered move, Considered best, double spread, double little) {
        if (move.visits() == 0) return false;
        double noise = spread * Math.sqrt(1.0 / move.visits() + 1.0 / best.visits());
        return noise < ROUGH && best.share() - move.share() < Math.max(little, noise);
    }

    /**
     * @param again what another search has found of these moves
     * @return the same with the ways on that the advice rests on, as far as it has them
     */
    Prospects in(Prospects again, List<Integer> moves) {
        Map<Integer, Continuation> lines = new LinkedHashMap<>(again.lines());
        for (int move : moves) {
            Considered known = findings.moves().get(move);
            Continuation line = findings.lines().get(move);
            boolean first = findings.best().index() == move;
            if (line != null && (first || known.visits() >= TRIED || !lines.containsKey(move))) lines.put(move, line);
        }
        return new Prospects(
                again.moves(),
                again.mixed(),
                again.iterations(),
                again.outlook(),
                again.spread(),
                lines,
                again.trouble(),
                again.forced());
    }
}
