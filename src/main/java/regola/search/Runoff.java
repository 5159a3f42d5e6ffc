package regola.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Match;

/**
 * A Runoff looks at a few moves once more, each in searches of its own, all of them as long. One search for all goes on
 * with what promises most: what it has tried seldom it knows badly, and mostly too badly, since nobody has found out
 * yet how to go on there.
 *
 * @param lookahead how to look
 * @param iterations how many worlds each search of a move gets
 * @param seed of the worlds, which are the same for each of the moves
 */
public record Runoff(Lookahead lookahead, long iterations, long seed) {
    /** One search may go astray: what two of them say on average is nearer to the truth. */
    private static final int ROUNDS = 2;
    /** Who got less than this part of what it should get, because time was up, is not held against the others. */
    private static final double FULL = 0.5;

    /**
     * @param match stands at the decision that was looked into; not changed
     * @param moves the indices of those that are looked at
     * @param found what is known of all
     * @return the same, with what the searches of their own say of these; as it was where there was no time for them
     */
    public Prospects between(Match match, List<Integer> moves, Prospects found, Clock clock) {
        List<List<Prospects>> rounds = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            List<Prospects> each = round(match, moves, Dice.mix(seed + round), clock);
            if (each.isEmpty()) break;
            rounds.add(each);
        }
        return rounds.isEmpty() ? found : joined(found, moves, rounds);
    }

    /** @return what a search for each of the moves alone has found; empty where there was no time for all of them */
    private List<Prospects> round(Match match, List<Integer> moves, long seed, Clock clock) {
        List<Prospects> each = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            if (clock.isUp()) return List.of();
            Clock own = clock.part(1.0 / (moves.size() - i));
            Prospects alone = lookahead.look(match, iterations, own, seed, Shortlist.only(List.of(moves.get(i))));
            if (alone.moves().get(moves.get(i)).visits() < FULL * iterations) return List.of();
            each.add(alone);
        }
        return each;
    }

    private static Prospects joined(Prospects found, List<Integer> moves, List<List<Prospects>> rounds) {
        List<Considered> known = new ArrayList<>(found.moves());
        Map<Integer, Continuation> lines = new HashMap<>(found.lines());
        // As long a search for each: a world that failed on the way makes nothing the better move.
        long visits = Long.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            long own = 0;
            for (List<Prospects> round : rounds)
                own += round.get(i).moves().get(moves.get(i)).visits();
            visits = Math.min(visits, own);
        }
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            double share = 0;
            for (List<Prospects> round : rounds)
                share += round.get(i).moves().get(move).share() / rounds.size();
            known.set(move, new Considered(move, visits, share));
            lines.putAll(rounds.get(0).get(i).lines());
        }
        return found.with(known, lines);
    }
}
