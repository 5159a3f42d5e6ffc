package regola.advice;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Prospects;
import regola.search.Runoff;

/**
 * What a move brings by itself is at hand: a learner sees it on the board. Of moves that are as good for all that can
 * be felt, such a one is told before one that only prepares something.
 */
final class AtHand {
    /** Where more moves than these can be made nobody looks at all of them. */
    private static final int MOST_MOVES = 40;
    /** So many are held against the best one. */
    private static final int RIVALS = 2;
    /** Nobody makes up for so much of the win. Less than that may be due to what comes after, which is known badly. */
    private static final double OUT_OF_REACH = 0.25;
    /** What is worse by no more than this is as good: two searches differ by half of it, and nobody feels the rest. */
    private static final double AS_GOOD = 0.06;
    /** Where fewer worlds were looked at nothing can be told. */
    private static final long FEWEST = 1_000;

    private AtHand() {}

    /**
     * @param moves some of the moves of the decision
     * @return of those that surely bring something at once, to be glad of and to the good of the seat, what that is
     */
    static Map<Integer, Event> of(Match match, List<Integer> moves) {
        Witness witness = new Witness(match.decider());
        Map<Integer, Event> sure = new LinkedHashMap<>();
        try {
            for (int move : moves)
                witness.atOnce(match, move).stream()
                        .filter(event -> event.kind() == Event.Kind.RULE && Rivals.isCheered(event, match.names()))
                        .filter(event -> Cause.isFor(match, event))
                        .filter(event -> witness.isForetold(match, move) && isToTheGood(match, move))
                        .findFirst()
                        .ifPresent(event -> sure.put(move, event));
        } catch (RuleFailure failure) {
            return Map.of(); // the search has told of it
        }
        return sure;
    }

    /** Whether the seat stands better right after the move, by what the rule file says is good. */
    private static boolean isToTheGood(Match match, int move) {
        if (!match.hasAims()) return true;
        Match after = match.copy();
        after.playIndex(move);
        return after.isOver() || Gain.standing(after, match.decider()) > Gain.standing(match, match.decider());
    }

    /**
     * @param found by one search for all moves
     * @param runoff between the best of them and what is at hand instead
     * @return the same, where a move that brings something at once is the best if it is as good as the one that is
     */
    static Prospects first(Match match, Prospects found, Runoff runoff, Clock clock) {
        if (match.isSecret() || match.legalCount() > MOST_MOVES || found.iterations() < FEWEST) return found;
        if (found.isOpen()) return found;
        Considered best = found.best();
        Map<Integer, Event> sure =
                of(match, IntStream.range(0, match.legalCount()).boxed().toList());
        if (sure.isEmpty() || sure.containsKey(best.index())) return found;
        List<Integer> rivals = sure.keySet().stream()
                .map(found.moves()::get)
                .filter(move -> move.visits() > 0 && best.share() - move.share() < OUT_OF_REACH)
                .sorted(Comparator.comparingDouble(Considered::share).reversed())
                .limit(RIVALS)
                .map(Considered::index)
                .toList();
        if (rivals.isEmpty()) return found;
        Prospects known = runoff.between(
                match, Stream.concat(Stream.of(best.index()), rivals.stream()).toList(), found, clock);
        return asGood(known, best.index(), rivals).map(known::preferring).orElse(found);
    }

    /** @return the same reasons; what the one good move was preferred for is told before what others could do */
    static List<WhyBetter> told(List<WhyBetter> said, Match match, Prospects findings, List<Integer> praised) {
        boolean preferred = praised.size() == 1 && findings.preferred() == praised.get(0);
        Event brought = preferred && !Adviser.isSettled(said) ? of(match, praised).get(praised.get(0)) : null;
        if (brought == null) return said;
        WhyBetter first = new WhyBetter.Happens(
                brought, WhyBetter.Happens.When.NOW, match.decider(), match.names());
        return Stream.concat(Stream.of(first), said.stream().filter(Adviser::isGround))
                .limit(Adviser.MOST_SAID)
                .toList();
    }

    private static Optional<Integer> asGood(Prospects known, int best, List<Integer> rivals) {
        double most = known.moves().get(best).share();
        return rivals.stream()
                .map(known.moves()::get)
                .filter(move -> most - move.share() < AS_GOOD)
                .max(Comparator.comparingDouble(Considered::share))
                .map(Considered::index);
    }
}
