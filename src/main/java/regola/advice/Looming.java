package regola.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;

/**
 * Looming is what somebody could do next if nothing came in between: one and the same move brings it about after two
 * others that have nothing in common. What is there only because of the move in between, such as a man that has just
 * stepped beside an enemy, is no threat.
 *
 * @param seat for whom it is looked
 * @param event what would happen
 * @param ways for each move that brings it about, after which moves in between it does
 */
record Looming(int seat, Event event, Map<Move, List<Move>> ways) {
    /** Where more moves than these can be made, nobody looks at all of them. */
    private static final int MOST_MOVES = 80;

    Looming(int seat, Event event) {
        this(seat, event, new HashMap<>());
    }

    /**
     * @param between the move that has come in between
     * @param then stands after it; not changed
     * @return whether it is known now that it could be done without any
     */
    boolean isShown(Move between, Match then) {
        if (then.isOver() || then.isSecret() || then.legalCount() > MOST_MOVES) return false;
        Witness witness = new Witness(seat);
        boolean shown = false;
        for (int i = 0; i < then.legalCount(); i++) {
            if (!Witness.isAmong(event, witness.atOnce(then, i))) continue;
            List<Move> before = ways.computeIfAbsent(then.legal(i), any -> new ArrayList<>());
            shown |= before.stream().anyMatch(other -> isApart(other, between));
            before.add(between);
        }
        return shown;
    }

    private static boolean isApart(Move one, Move other) {
        return !one.equals(other) && Collections.disjoint(one.arguments(), other.arguments());
    }

    /** @return the same reasons; what the others could do whatever the seat left undone is called their threat */
    static List<WhyBetter> told(List<WhyBetter> reasons, Match match) {
        return reasons.stream()
                .map(reason -> reason instanceof Happens happens
                                && happens.when() == When.WARDED_OFF
                                && isThreat(match, happens.event())
                        ? new Happens(happens.event(), When.THREATENS, happens.seat(), happens.names())
                        : reason)
                .toList();
    }

    private static boolean isThreat(Match match, Event event) {
        int seat = match.decider();
        if (match.isSecret()
                || match.legalCount() > MOST_MOVES
                || !match.guesses(seat).isNothingHidden()) return false;
        Looming looming = new Looming(seat, event);
        try {
            return IntStream.range(0, match.legalCount()).anyMatch(move -> {
                Match after = match.copy();
                after.playIndex(move);
                return !after.isOver() && after.decider() != seat && looming.isShown(match.legal(move), after);
            });
        } catch (RuleFailure failure) {
            return false; // the search has told of it
        }
    }
}
