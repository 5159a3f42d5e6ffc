package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.search.Continuation;

/**
 * An Advice is what somebody could do now, and why.
 *
 * @param good the moves that cannot be told from the best one, the best first
 * @param reasons why the best is better than the next, the weightiest first; if several are good, what all of them
 *     bring and most others do not; empty if nothing can be said
 * @param share what the best may bring: from 0 for lost to 1 for won
 * @param grounds what it rests on; null where there was nothing to be found out
 * @param stake where the danger lies that it wards off
 */
public record Advice(List<Move> good, List<WhyBetter> reasons, double share, Grounds grounds, AtStake stake) {
    /** Nothing is in danger. */
    public Advice(List<Move> good, List<WhyBetter> reasons, double share, Grounds grounds) {
        this(good, reasons, share, grounds, AtStake.NOTHING);
    }

    public Advice {
        good = List.copyOf(good);
        reasons = List.copyOf(reasons);
    }

    /**
     * @param match stands where it is given; not changed
     * @return the same with what it wards off
     */
    Advice in(Match match) {
        return new Advice(good, reasons, share, grounds, AtStake.of(match, good, reasons));
    }

    public Move best() {
        return good.get(0);
    }

    /** @return whether several moves are as good: then there is none to point at */
    public boolean isOpen() {
        return good.size() > 1;
    }

    /** @return whether no reason can be seen in what the moves bring by themselves, but only in what comes later */
    public boolean isFarOff() {
        return reasons.stream()
                .allMatch(reason -> reason instanceof Chances || reason instanceof AsOften || reason instanceof Same);
    }

    /**
     * @param match stands where it was given; not changed
     * @return how the others could answer the best move, where the seat can foretell all that comes before; else empty
     */
    public List<Move> answer(Match match) {
        Continuation line = grounds == null
                ? null
                : grounds.findings().lines().get(match.decision().legal().indexOf(best()));
        if (line == null) return List.of();
        Witness witness = new Witness(match.decider());
        return witness.foretold(line) >= witness.turnEnd(line) ? witness.replyMoves(line) : List.of();
    }

    /**
     * @param match stands where it was given; not changed
     * @param move a legal move
     * @return how it could go on with that move first, as far as that can be foretold
     */
    public List<Move> line(Match match, Move move) {
        Continuation line = grounds == null
                ? null
                : grounds.findings().lines().get(match.decision().legal().indexOf(move));
        return line == null ? List.of(move) : Aftermath.told(line, match.decider());
    }

    /**
     * @param match stands where it was given; not changed
     * @return the other moves that are nearly as good, in the order of the moves
     */
    public List<Move> near(Match match) {
        if (grounds == null) return List.of();
        List<Move> legal = match.decision().legal();
        return grounds.near().stream()
                .map(legal::get)
                .filter(move -> !good.contains(move))
                .toList();
    }

    /**
     * @return the reasons as they are for one of the good moves alone, whose others are the rest of the good ones too:
     *     what is so after "every other move" than those is not so after every other move than this one
     */
    public List<WhyBetter> ofOne() {
        return reasons.stream()
                .map(reason -> reason instanceof Costs costs ? costs.ofOne(good.size()) : reason)
                .toList();
    }

    /**
     * @return the same in the order in which they are said: what is so right after the move, then what may come next,
     *     then what the others could do otherwise, so that nobody takes the one for a part of the other
     */
    public static List<WhyBetter> inOrder(List<WhyBetter> reasons) {
        List<List<WhyBetter>> steps =
                List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        int step = 0;
        for (WhyBetter reason : reasons) {
            // What begins with "and", or tells how it comes about, stays behind what it is added to.
            if (!follows(reason)) step = step(reason);
            steps.get(step).add(reason);
        }
        return steps.stream().flatMap(List::stream).toList();
    }

    /**
     * @return what is so at once: how much there is later of something is not said of several moves together, nor how
     *     that comes about
     */
    static List<WhyBetter> withoutLater(List<WhyBetter> reasons) {
        List<WhyBetter> left = new ArrayList<>();
        boolean dropped = false;
        for (WhyBetter reason : reasons) {
            boolean how = reason instanceof WhyBetter.Happens happens && happens.when() == WhyBetter.Happens.When.SO;
            dropped = reason instanceof WhyBetter.Counts counts && counts.moment() > 0 || dropped && how;
            if (!dropped) left.add(reason);
        }
        return left;
    }

    /** @return without a threat of what is counted: that the next turn can bring a mill is said once */
    static List<WhyBetter> unrepeated(List<WhyBetter> reasons, Catalog names) {
        return reasons.stream()
                .filter(reason -> !(reason instanceof WhyBetter.Happens happens)
                        || happens.when() != WhyBetter.Happens.When.THREATENED
                        || reasons.stream()
                                .noneMatch(other -> other instanceof WhyBetter.Counts counts
                                        && counts.whose() == null
                                        && counts.aim()
                                                .speaksOf(names.cheered(
                                                        happens.event().property(), "en"))))
                .toList();
    }

    /**
     * @return the same, where what was to be said before it has been left out: nothing begins with "and"
     * @param several whether it is said of several moves
     */
    static List<WhyBetter> begun(List<WhyBetter> reasons, boolean several) {
        List<WhyBetter> ordered = inOrder(reasons);
        if (ordered.isEmpty() || !(ordered.get(0) instanceof WhyBetter.Counts counts)) return reasons;
        Optional<WhyBetter.Counts.Horizon> alone = switch (counts.when()) {
            case ALSO, TOO -> Optional.of(several ? WhyBetter.Counts.Horizon.EACH : WhyBetter.Counts.Horizon.NOW);
            case TURN_TOO -> Optional.of(several ? WhyBetter.Counts.Horizon.TURN_EACH : WhyBetter.Counts.Horizon.TURN);
            case SOON_ALSO, SOON_TOO -> Optional.of(WhyBetter.Counts.Horizon.SOON);
            case REACHED_ALSO ->
                Optional.of(several ? WhyBetter.Counts.Horizon.REACHED_EACH : WhyBetter.Counts.Horizon.REACHED);
            default -> Optional.empty();
        };
        return reasons.stream()
                .map(reason -> reason == counts && alone.isPresent() ? counts.when(alone.get()) : reason)
                .toList();
    }

    private static boolean follows(WhyBetter reason) {
        if (reason instanceof WhyBetter.Happens happens) return happens.when() == WhyBetter.Happens.When.SO;
        return reason instanceof WhyBetter.Counts counts
                && (counts.when() == WhyBetter.Counts.Horizon.ALSO
                        || counts.when() == WhyBetter.Counts.Horizon.TOO
                        || counts.when() == WhyBetter.Counts.Horizon.TURN_TOO
                        || counts.when() == WhyBetter.Counts.Horizon.SOON_ALSO);
    }

    private static int step(WhyBetter reason) {
        if (reason instanceof WhyBetter.Counts counts)
            return counts.moment() > 0 || counts.when() == WhyBetter.Counts.Horizon.ON_AVERAGE ? 1 : 0;
        if (reason instanceof Costs.GivesUp || reason instanceof Costs.Offers) return 2;
        if (reason instanceof Looming.Risked) return 3; // "even so" stands behind all that it is so in spite of
        if (!(reason instanceof WhyBetter.Happens happens)) return 0;
        if (happens.event().kind() == Event.Kind.TOLD) return 3; // nor is what a move does for others any reason
        if (happens.event().kind() == Event.Kind.FINISHED && happens.when().isTheirs()) return 0;
        return switch (happens.when()) {
            case WARDED_OFF, WORSE, THREATENS, AFTER_SOME, AFTER_MOST, IN_RETURN, WHATEVER, WHATEVER_LATER -> 2;
            case PREPARED, FORCED, TAKEN_BACK, THREATENED, STANDS -> 1;
            default -> 0;
        };
    }
}
