package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;

/**
 * A Fork is a move after which something to be glad of can be had in the seat's next turn, whatever the others answer:
 * all of their answers are looked at. Only what leaves the seat better off than before the move counts.
 */
final class Fork {
    /** More moves and answers than these are not looked at. */
    private static final int MOST_LOOKS = 6_000;
    /** A turn is not followed any further than so many decisions. */
    private static final int LONGEST_TURN = 4;
    /** Of so many others it is seen whether they do it too. */
    private static final int COMPARED = 12;
    /** What no more than this part of the others does as well is rare enough. */
    private static final double FEW = 1 / 3.0;

    private final Match match;
    private final int seat;
    private final Witness witness;
    private final BooleanSupplier cancelled;
    private int looks;
    /** What can be had after every answer so far; null before the first. */
    private List<Event> sure;

    /** @param match stands at the decision before which a gain is none yet; not changed */
    Fork(Match match, BooleanSupplier cancelled) {
        this.match = match;
        this.seat = match.decider();
        this.witness = new Witness(seat);
        this.cancelled = cancelled;
    }

    /**
     * What can be had next, whatever the others answer, is told before what is only counted.
     *
     * @param said why the praised moves are better than the next best; whatever tells them from that one may make a
     *     beginning for what few moves make sure of, though the next best does
     * @param match stands at the decision; not changed
     * @param praised the good moves
     * @param others some of the rest, the next best first
     */
    static List<WhyBetter> told(
            List<WhyBetter> said, Match match, List<Integer> praised, List<Integer> others, BooleanSupplier cancelled) {
        if (Adviser.isSettled(said)) return said;
        boolean apart = praised.size() == 1
                && said.stream().anyMatch(reason -> reason instanceof Counts counts && counts.isAtOnce());
        return of(match, praised, others, apart, cancelled)
                .or(() -> Threat.of(match, praised, others, cancelled))
                .map(fork -> Stream.concat(
                                Stream.of(fork),
                                said.stream()
                                        .filter(reason -> Adviser.isGround(reason) && !isPrepared(reason))
                                        .filter(reason -> !isSaidBy(fork, reason, match.names())))
                        .limit(Adviser.MOST_SAID)
                        .toList())
                .orElse(said);
    }

    private static boolean isPrepared(WhyBetter reason) {
        return reason instanceof Happens happens && happens.when() == When.PREPARED;
    }

    /**
     * The same for one move held against another: what the one makes sure of, and the other does not, explains more
     * than anything that can be counted right after them.
     */
    static List<WhyBetter> held(List<WhyBetter> said, Match match, int better, int other, BooleanSupplier cancelled) {
        boolean known = Adviser.isSettled(said)
                || said.stream().anyMatch(reason -> reason.isTheirs() || reason instanceof Wins.Survives);
        if (known) return said;
        return of(match, List.of(better), List.of(other), false, cancelled)
                .filter(fork -> fork instanceof Happens happens && happens.when() == When.FORCED)
                .map(List::of)
                .orElse(said);
    }

    /**
     * @param match stands at the decision; not changed
     * @param praised the good moves
     * @param others some of the rest, the next best first
     * @return what all praised moves make sure of, and few of the others; empty if there is nothing, or more to look at
     *     than there is time for
     */
    static Optional<WhyBetter> of(Match match, List<Integer> praised, List<Integer> others, BooleanSupplier cancelled) {
        return of(match, praised, others, false, cancelled);
    }

    /** @param apart whether something else tells them from the next best, which may make sure of it too */
    private static Optional<WhyBetter> of(
            Match match, List<Integer> praised, List<Integer> others, boolean apart, BooleanSupplier cancelled) {
        if (others.isEmpty() || !match.guesses(match.decider()).isNothingHidden()) return Optional.empty();
        try {
            Optional<Event> exchanged = exchanged(match, praised, cancelled);
            // What every other move brings as well is no reason for these.
            if (exchanged.isPresent()
                    && !others.stream()
                            .allMatch(move ->
                                    new Fork(match, cancelled).takenBack(move).isPresent()))
                return Optional.of(new Happens(exchanged.get(), When.TAKEN_BACK, match.decider(), match.names()));
            List<Event> left = null;
            for (int move : praised) {
                List<Event> here = new Fork(match, cancelled).after(move);
                left = left == null ? here : Witness.among(left, here);
                if (left.isEmpty()) return Optional.empty();
            }
            List<Integer> held = others.subList(0, Math.min(COMPARED, others.size()));
            for (Event event : left == null ? List.<Event>of() : left) {
                List<Integer> too = held.stream()
                        .filter(move -> Witness.isAmong(event, new Fork(match, cancelled).after(move)))
                        .toList();
                if ((apart || !too.contains(held.get(0))) && too.size() <= FEW * held.size())
                    return Optional.of(new Happens(event, When.FORCED, match.decider(), match.names()));
            }
            return Optional.empty();
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /** @return what every answer to any of the moves must bring the others, and the seat can have after it too */
    private static Optional<Event> exchanged(Match match, List<Integer> praised, BooleanSupplier cancelled) {
        if (praised.size() > COMPARED) return Optional.empty();
        Event back = null;
        for (int move : praised) {
            Event here = new Fork(match, cancelled).takenBack(move).orElse(null);
            if (here == null || back != null && !back.property().equals(here.property())) return Optional.empty();
            back = here;
        }
        return Optional.ofNullable(back);
    }

    /** @return what every answer to a move must bring the others, and the seat can have after it too */
    Optional<Event> takenBack(int move) {
        Match after = match.copy();
        after.playIndex(move);
        boolean answered = !after.isOver() && after.decider() != seat && !after.isSecret();
        if (!answered || !witness.isForetold(match, move)) return Optional.empty();
        Optional<Event> back = Optional.empty();
        for (int answer = 0; answer < after.legalCount(); answer++) {
            back = back(after, answer);
            if (back.isEmpty()) return back;
        }
        return back;
    }

    /**
     * @param after where somebody else answers
     * @return what the seat can have in return for the same that the answer brings, as often as that does in its turn;
     *     empty if that is not known, or the seat has less of it
     */
    Optional<Event> back(Match after, int answer) {
        if (++looks > MOST_LOOKS || !witness.isForetold(after, answer)) return Optional.empty();
        Event lost = glad(after, answer).orElse(null);
        if (lost == null) return Optional.empty();
        Match then = after.copy();
        then.playIndex(answer);
        long taken = 1;
        for (int more = 0; more < LONGEST_TURN && goesOnFor(after.decider(), then); more++) {
            int next = mostOf(lost, then);
            if (isOf(lost, then, next)) taken++;
            then.playIndex(next);
        }
        if (then.isOver() || then.decider() != seat || then.isSecret()) return Optional.empty();
        for (int own = 0; own < then.legalCount(); own++) {
            Optional<Event> back =
                    glad(then, own).filter(event -> event.property().equals(lost.property()));
            if (back.isPresent() && inTurn(lost, then, own) >= taken) return back;
        }
        return Optional.empty();
    }

    private static boolean goesOnFor(int player, Match then) {
        return !then.isOver() && then.decider() == player && !then.isSecret();
    }

    /** @return how often such a thing comes in the turn that begins with the move */
    private long inTurn(Event like, Match from, int move) {
        Match then = from.copy();
        then.playIndex(move);
        long times = 1;
        for (int more = 0; more < LONGEST_TURN && goesOnFor(from.decider(), then); more++) {
            int next = mostOf(like, then);
            if (isOf(like, then, next)) times++;
            then.playIndex(next);
        }
        return times;
    }

    /** @return the first move that brings such a thing again; the first of all where none does */
    private int mostOf(Event like, Match at) {
        return IntStream.range(0, at.legalCount())
                .filter(move -> isOf(like, at, move))
                .findFirst()
                .orElse(0);
    }

    private boolean isOf(Event like, Match at, int move) {
        return glad(at, move)
                .filter(event -> event.property().equals(like.property()))
                .isPresent();
    }

    /** @return what whoever decides there has to be glad of at once, if they make that move */
    private Optional<Event> glad(Match at, int move) {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        looks++;
        return witness.atOnce(at, move).stream()
                .filter(event -> event.kind() == Event.Kind.RULE && Cheer.isIn(event, match.names()))
                .filter(event -> Cause.isFor(at, event))
                .findFirst();
    }

    /** @return what a move makes sure of for the seat that makes it */
    List<Event> after(int move) {
        Match after = match.copy();
        after.playIndex(move);
        boolean answered = !after.isOver() && after.decider() != seat && witness.isForetold(match, move);
        if (!answered || !visit(after) || sure == null) return List.of();
        return sure;
    }

    /** @return whether something is left that can be had after all answers */
    private boolean visit(Match at) {
        if (cancelled.getAsBoolean()) throw new CancellationException("given up");
        if (at.isOver() || at.isSecret()) return false;
        if (at.decider() == seat) {
            sure = gains(at);
            return !sure.isEmpty();
        }
        for (int answer = 0; answer < at.legalCount(); answer++) {
            if (++looks > MOST_LOOKS || !witness.isForetold(at, answer)) return false;
            Match next = at.copy();
            next.playIndex(answer);
            if (!visit(next)) return false;
        }
        return true;
    }

    /** @return what can be had at once, of what could be had after each answer before */
    List<Event> gains(Match at) {
        List<Event> found = new ArrayList<>();
        for (int move = 0; move < at.legalCount(); move++) {
            if (++looks > MOST_LOOKS) return List.of();
            for (Event event : witness.atOnce(at, move)) {
                boolean looked = event.kind() == Event.Kind.RULE
                        && Cheer.isIn(event, match.names())
                        && (sure == null || Witness.isAmong(event, sure))
                        && !Witness.isAmong(event, found);
                if (looked && isGain(at, move, event)) found.add(event);
            }
            if (sure != null && found.size() == sure.size()) break;
        }
        return found;
    }

    private boolean isGain(Match at, int move, Event event) {
        if (!Cause.isFor(at, event) || !witness.isForetold(at, move)) return false;
        Match then = at.copy();
        then.playIndex(move);
        for (int more = 0; more < LONGEST_TURN && goesOn(then); more++) then = finished(then);
        if (then.isOver()) return (then.winners() >>> seat & 1) != 0;
        return !match.hasAims() || Gain.standing(then, seat) > Gain.standing(match, seat);
    }

    private boolean goesOn(Match then) {
        return !then.isOver() && then.decider() == seat && !then.isSecret() && match.hasAims();
    }

    /** @return the match after what the seat decides best in the same turn: a line that is closed takes a piece */
    private Match finished(Match turn) {
        Match best = null;
        for (int move = 0; move < turn.legalCount(); move++) {
            looks++;
            Match then = turn.copy();
            then.playIndex(move);
            if (best == null || Gain.standing(then, seat) > Gain.standing(best, seat)) best = then;
        }
        return best;
    }

    /**
     * @return whether what can be had in the next turn whatever the others answer says all that a number says: there is
     *     one of it
     */
    static boolean isSaidBy(WhyBetter next, WhyBetter reason, Catalog names) {
        if (!(next instanceof Happens happens) || happens.when() != When.FORCED) return false;
        String glad = names.cheered(happens.event().property(), "en");
        return !glad.isEmpty()
                && reason instanceof Counts counts
                && counts.amount() == counts.aim().unit()
                && counts.text("en").contains(glad);
    }
}
