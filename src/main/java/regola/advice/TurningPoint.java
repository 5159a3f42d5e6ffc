package regola.advice;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * A TurningPoint is a decision that was looked back at.
 *
 * @param at how many moves of the match were made before it
 * @param decider whose decision it was
 * @param played the move that was made
 * @param better the best move; the same if none was better
 * @param other what the best move is held against: the one that was made, or if that was the best, the next best
 * @param lost whether the move lost the match, or the seat its place in it, there and then, as anybody could see,
 *     though others did not
 * @param foretold whether all that came of the move could be foretold, up to the next decision
 * @param loss by how much less of the win that one brings, from 0 to 1
 * @param noise how far that may be off
 * @param reasons why the better one is better
 * @param given what the move that was made gave away for nothing; null if it gave nothing
 * @param kept whether what others could do after the move that was made is kept from them by the better one, as far as
 *     that can be seen
 * @param followed how it could have gone on, as far as that could be foretold, the better move first
 * @param meant by its place among those, what a move keeps somebody else from or threatens
 * @param advice what a hint there says, on which all of that rests
 */
public record TurningPoint(
        int at,
        int decider,
        Move played,
        Move better,
        Move other,
        boolean lost,
        boolean foretold,
        double loss,
        double noise,
        List<WhyBetter> reasons,
        WhyBetter.Happens given,
        boolean kept,
        List<Move> followed,
        Map<Integer, WhyBetter.Happens> meant,
        Advice advice) {
    public TurningPoint {
        reasons = List.copyOf(reasons);
        followed = List.copyOf(followed);
        meant = Map.copyOf(meant);
    }

    /** @return whether the best move was made */
    public boolean isRight() {
        return played.equals(better);
    }

    /** @return whether the one good move was made */
    public boolean isFound() {
        return isRight() && !advice.isOpen();
    }

    /** @return the same for other reasons */
    TurningPoint because(List<WhyBetter> others) {
        return new TurningPoint(
                at, decider, played, better, other, lost, foretold, loss, noise, others, given, kept, followed, meant,
                advice);
    }

    /**
     * @param before the match at that decision
     * @return after so many of the moves of {@link #followed} all that speaks for the better move stands on the board:
     *     it comes of the turn itself; 0 where it looks beyond
     */
    public int seenAfter(Match before) {
        return Aftermath.isInTurn(reasons) ? Aftermath.inTurn(before, followed) : 0;
    }

    /** @return whether something was given away for nothing */
    public boolean isGift() {
        return given != null;
    }

    /**
     * @return what somebody else could do after the move that was made, and would be glad of; null if nothing is known
     */
    static Event theirs(WhyBetter.Happens given, List<WhyBetter> reasons) {
        return Stream.concat(
                        Stream.ofNullable(given),
                        reasons.stream()
                                .filter(WhyBetter.Happens.class::isInstance)
                                .map(WhyBetter.Happens.class::cast)
                                .filter(happens -> happens.when().isTheirs()
                                        && !happens.when().isWhatever()))
                .map(WhyBetter.Happens::event)
                .filter(event -> event.kind() == Event.Kind.RULE)
                .findFirst()
                .orElse(null);
    }
}
