package regola.advice;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Prospects;
import regola.search.Runoff;

/**
 * The rest of a turn belongs to the move that leads to it: a capture after which one may go on to another thing is
 * worth both. One search for all moves tries such a move seldom, finds bad ways on and thinks too little of it.
 */
final class RestOfTurn {
    /** Where more moves than these can be made nobody looks at all of them. */
    private static final int MOST_MOVES = 60;
    /** So many are held against the best one. */
    private static final int RIVALS = 2;
    /** Nobody makes up for so much of the win. */
    private static final double OUT_OF_REACH = 0.25;
    /** Where fewer worlds were looked at nothing can be told. */
    private static final long FEWEST = 1_000;
    /** A longer turn is not followed. */
    private static final int LONGEST = 5;

    private RestOfTurn() {}

    /**
     * @param match stands at the decision; not changed
     * @param found by one search for all moves
     * @param runoff between the best of them and those with which the turn goes on
     * @return the same, where moves after which the seat can stand as well at the end of its turn are looked at for
     *     themselves
     */
    static Prospects with(Match match, Prospects found, Runoff runoff, Clock clock) {
        if (match.isSecret() || !match.hasAims() || match.legalCount() > MOST_MOVES || found.iterations() < FEWEST)
            return found;
        Considered best = found.best();
        try {
            long most = standing(match, best.index());
            List<Integer> rivals = IntStream.range(0, match.legalCount())
                    .filter(move -> move != best.index() && goesOn(match, move))
                    .filter(move -> isInReach(found.moves().get(move), best) && standing(match, move) >= most)
                    .boxed()
                    .sorted(Comparator.comparingLong((Integer move) -> standing(match, move))
                            .reversed()
                            .thenComparing(Comparator.comparingDouble((Integer move) ->
                                            found.moves().get(move).share())
                                    .reversed()))
                    .limit(RIVALS)
                    .toList();
            if (rivals.isEmpty()) return found;
            List<Integer> held =
                    Stream.concat(Stream.of(best.index()), rivals.stream()).toList();
            return runoff.between(match, held, found, clock);
        } catch (RuleFailure failure) {
            return found; // the search has told of it
        }
    }

    private static boolean isInReach(Considered move, Considered best) {
        return move.visits() > 0 && best.share() - move.share() < OUT_OF_REACH;
    }

    /** @return whether the seat surely decides again after the move, before anybody else does */
    static boolean goesOn(Match match, int move) {
        if (!new Witness(match.decider()).isForetold(match, move)) return false;
        Match after = match.copy();
        after.playIndex(move);
        return isOwn(after, match.decider()) && after.legalCount() > 1;
    }

    /**
     * @param reasons why another move is better than the one that is asked about
     * @param move the index of that one
     * @return without what the rest of its turn can bring as well
     */
    static List<WhyBetter> notMadeUp(List<WhyBetter> reasons, Match match, int move) {
        try {
            if (match.isSecret() || !goesOn(match, move)) return reasons;
            Match after = match.copy();
            after.playIndex(move);
            return reasons.stream()
                    .filter(reason -> reason.isTheirs() || !isMadeUp(reason, after))
                    .toList();
        } catch (RuleFailure failure) {
            return reasons; // the search has told of it
        }
    }

    /** Whether the next move of the same turn can surely bring as much. */
    private static boolean isMadeUp(WhyBetter reason, Match after) {
        int seat = after.decider();
        Witness witness = new Witness(seat);
        return IntStream.range(0, after.legalCount())
                .filter(next -> witness.isForetold(after, next))
                .anyMatch(next -> {
                    if (reason instanceof WhyBetter.Happens happens)
                        return witness.atOnce(after, next).stream()
                                .anyMatch(event -> Witness.isAlike(event, happens.event()));
                    if (!(reason instanceof WhyBetter.Counts counts) || !counts.isAtOnce()) return false;
                    int aim = after.rules().aims().indexOf(counts.aim());
                    Match then = after.copy();
                    then.playIndex(next);
                    return counts.whose() == null
                            ? then.aim(aim, seat) >= counts.amount()
                            : then.aim(aim, (int) counts.whose().player().number()) <= counts.amount();
                });
    }

    private static boolean isOwn(Match after, int seat) {
        return !after.isOver() && !after.isSecret() && after.decider() == seat;
    }

    /** @return how the seat stands after the move and what then looks best at once, as long as all can be foretold */
    private static long standing(Match match, int move) {
        int seat = match.decider();
        Witness witness = new Witness(seat);
        if (!witness.isForetold(match, move)) return Gain.standing(match, seat);
        Match after = match.copy();
        after.playIndex(move);
        long most = Gain.standing(after, seat);
        for (int step = 0; step < LONGEST && isOwn(after, seat); step++) {
            Match best = null;
            for (int next = 0; next < after.legalCount(); next++) {
                if (!witness.isForetold(after, next)) continue;
                Match then = after.copy();
                then.playIndex(next);
                if (best == null || Gain.standing(then, seat) > Gain.standing(best, seat)) best = then;
            }
            if (best == null) return most;
            after = best;
            most = Math.max(most, Gain.standing(after, seat));
        }
        return most;
    }
}
