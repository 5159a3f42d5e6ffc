package regola.advice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        return again.with(again.moves(), lines);
    }
}
