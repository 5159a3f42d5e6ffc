package regola.advice;

import java.util.List;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;

/** A LaterInTurn is what a move does not bring by itself, but another one after it in the same turn. */
final class LaterInTurn {
    private LaterInTurn() {}

    /**
     * @param match stands at the decision; not changed
     * @param praised the good moves
     * @return the reasons; what is said to come of the one good move at once, and comes only with more moves of the
     *     turn, is said of the turn
     */
    static List<WhyBetter> told(List<WhyBetter> reasons, Match match, List<Integer> praised) {
        boolean now = reasons.stream().anyMatch(LaterInTurn::isNow);
        if (!now || praised.size() > 1 || !match.guesses(match.decider()).isNothingHidden()) return reasons;
        List<Event> atOnce = new Witness(match.decider()).atOnce(match, praised.get(0));
        return reasons.stream()
                .map(reason -> isNow(reason) && !Witness.isAmong(((Happens) reason).event(), atOnce)
                        ? later((Happens) reason)
                        : reason)
                .toList();
    }

    private static boolean isNow(WhyBetter reason) {
        return reason instanceof Happens happens && happens.when() == When.NOW;
    }

    private static WhyBetter later(Happens happens) {
        return new Happens(happens.event(), When.IN_TURN, happens.seat(), happens.names());
    }
}
