package regola.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.WhyBetter.Counts;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Within;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;

/**
 * A Threat is a move after which something to be glad of can be had in the seat's next turn, unless the others prevent
 * it: after most of their answers it is there. What no answer prevents is a {@link Fork}.
 */
final class Threat {
    /** So many answers are looked at, from among all. */
    private static final int ANSWERS = 18;
    /** Turns of others are not followed any further than so many decisions. */
    private static final int LONGEST = 12;
    /** After so large a part of the answers it must be there: those that prevent it are few. */
    private static final double MOST = 0.6;
    /** After so large a part of those to another move it is hardly less there. */
    private static final double SOME = 0.4;
    /** Of so many others it is seen whether they do it too. */
    private static final int COMPARED = 6;
    /** What no more than this part of the others does as well is rare enough. */
    private static final double FEW = 1 / 3.0;
    /** Where more moves than these can be made nobody looks at all of them. */
    private static final int MOST_MOVES = 60;

    /** What can be had after so large a part of what may come in between is ready. */
    private static final double READY = 0.4;
    /** What can be had after no more than that is not. */
    private static final double HARDLY = 0.2;
    /** So many of the others are looked at for that. */
    private static final int HELD = 4;

    private final Match match;
    private final int seat;
    private final BooleanSupplier cancelled;

    private Threat(Match match, BooleanSupplier cancelled) {
        this.match = match;
        this.seat = match.decider();
        this.cancelled = cancelled;
    }

    /**
     * @param match stands at the decision; not changed
     * @param praised the good moves
     * @param others some of the rest, the next best first
     * @return what all praised moves threaten, and few of the others; empty if there is nothing, or more to look at
     *     than there is time for
     */
    static Optional<WhyBetter> of(Match match, List<Integer> praised, List<Integer> others, BooleanSupplier cancelled) {
        boolean looks = !others.isEmpty()
                && praised.size() <= COMPARED
                && match.legalCount() <= MOST_MOVES
                && !match.isSecret()
                && match.guesses(match.decider()).isNothingHidden();
        if (!looks) return Optional.empty();
        try {
            return new Threat(match, cancelled).of(praised, others);
        } catch (RuleFailure failure) {
            return Optional.empty(); // the search has told of it
        }
    }

    /**
     * What the one good move makes ready is told with where it is, if that is always the same and few others make it
     * ready too: a number of things that are ready says only that there are some.
     *
     * @param others some of the rest, the next best first
     */
    static List<WhyBetter> placed(
            List<WhyBetter> said, Match match, List<Integer> praised, List<Integer> others, double scale, Crowd crowd) {
        boolean looks = praised.size() == 1
                && !others.isEmpty()
                && !said.isEmpty()
                && said.get(0) instanceof Counts counts
                && counts.whose() == null
                && counts.isAtOnce()
                && match.names().cheers()
                && match.legalCount() <= MOST_MOVES
                && !match.isSecret()
                && match.guesses(match.decider()).isNothingHidden();
        if (!looks) return said;
        try {
            Optional<Within> ready = within(match, praised.get(0), scale, crowd).stream()
                    .filter(each -> each.share() >= READY && Cause.isFor(match, each.event()))
                    .findFirst();
            if (ready.isEmpty()) return said;
            List<Integer> held = others.stream().limit(HELD).toList();
            long too = held.stream()
                    .filter(move -> within(match, move, scale, crowd).stream()
                            .anyMatch(each -> each.isSame(ready.get()) && each.share() > HARDLY))
                    .count();
            Happens there = new Happens(ready.get().event(), When.PREPARED, match.decider(), match.names(), true);
            if (too > FEW * held.size() || !there.isThere()) return said;
            return Stream.concat(Stream.of(there), said.stream().skip(1)).toList();
        } catch (RuleFailure failure) {
            return said; // the search has told of it
        }
    }

    private static List<Within> within(Match match, int move, double scale, Crowd crowd) {
        return Within.after(match, move, scale, crowd.seed(), crowd.cancelled());
    }

    /**
     * @param start not changed
     * @param line moves from there on
     * @return by its place in the line, what a move there keeps somebody else from or threatens, as far as the rules
     *     tell; nothing of moves that do neither, and of those where something is hidden
     */
    static Map<Integer, Happens> meant(Match start, List<Move> line, BooleanSupplier cancelled) {
        Map<Integer, Happens> meant = new LinkedHashMap<>();
        Match play = start.copy();
        try {
            for (int at = 0; at < line.size() && !play.isOver(); at++) {
                int move = play.decision().legal().indexOf(line.get(at));
                if (move < 0) break;
                int here = at;
                if (play.legalCount() <= MOST_MOVES
                        && play.guesses(play.decider()).isNothingHidden())
                    meant(play, move, cancelled).ifPresent(what -> meant.put(here, what));
                play.playIndex(move);
            }
        } catch (RuleFailure failure) {
            return meant; // the search has told of it
        }
        return meant;
    }

    private static Optional<Happens> meant(Match match, int move, BooleanSupplier cancelled) {
        int step = Math.max(1, match.legalCount() / COMPARED);
        List<Integer> others = IntStream.iterate(0, at -> at < match.legalCount(), at -> at + step)
                .filter(other -> other != move)
                .boxed()
                .toList();
        return Danger.of(match, List.of(move), 0, cancelled)
                .or(() -> of(match, List.of(move), others, cancelled))
                .filter(Happens.class::isInstance)
                .map(Happens.class::cast);
    }

    private Optional<WhyBetter> of(List<Integer> praised, List<Integer> others) {
        List<Event> left = null;
        for (int move : praised) {
            List<Event> here = after(move, MOST);
            left = left == null ? here : Witness.among(left, here);
            if (left.isEmpty()) return Optional.empty();
        }
        if (left == null) return Optional.empty();
        List<List<Event>> held =
                others.stream().limit(COMPARED).map(move -> after(move, SOME)).toList();
        return left.stream()
                .filter(event -> !Witness.isAmong(event, held.get(0)))
                .filter(event -> held.stream()
                                .filter(each -> Witness.isAmong(event, each))
                                .count()
                        <= FEW * held.size())
                .findFirst()
                .map(event -> new Happens(event, When.THREATENED, seat, match.names()));
    }

    /** @return what can be had after so large a part of the answers to a move, each thing once */
    private List<Event> after(int move, double part) {
        Match after = match.copy();
        after.playIndex(move);
        boolean answered = !after.isOver()
                && after.decider() != seat
                && !after.isSecret()
                && new Witness(seat).isForetold(match, move);
        if (!answered) return List.of();
        int all = after.legalCount();
        int looked = Math.min(ANSWERS, all);
        List<List<Event>> had = new ArrayList<>();
        List<Match> thens = new ArrayList<>();
        for (int i = 0; i < looked; i++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            Match then = after.copy();
            then.playIndex(i * all / looked);
            for (int more = 0; more < LONGEST && !then.isOver() && then.decider() != seat; more++) {
                if (then.isSecret()) return List.of();
                then.playIndex(i % then.legalCount());
            }
            boolean mine = !then.isOver() && then.decider() == seat && then.legalCount() <= MOST_MOVES;
            thens.add(then);
            had.add(mine ? new Fork(match, cancelled).gains(then) : List.of());
        }
        List<Event> found = new ArrayList<>();
        for (List<Event> each : had)
            for (Event event : each) {
                long often =
                        had.stream().filter(one -> Witness.isAmong(event, one)).count();
                if (often >= part * looked && !Witness.isAmong(event, found)) found.add(event);
            }
        return found.stream().filter(event -> isThere(event, after, thens)).toList();
    }

    /** Whether it could be had without any answer, and is not only what the answers give away. */
    private boolean isThere(Event event, Match after, List<Match> thens) {
        Looming looming = new Looming(seat, event);
        for (int i = 0; i < thens.size(); i++) {
            Match then = thens.get(i);
            boolean mine = !then.isOver() && then.decider() == seat;
            if (mine && looming.isShown(after.legal(i * after.legalCount() / thens.size()), then)) return true;
        }
        return false;
    }
}
