package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import regola.advice.seen.Cheer;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * A Gift is something to be glad of that somebody else can have right after a move, to the harm of who makes it, who
 * gets nothing of the kind with the move and cannot have it in return: a man that is taken for nothing.
 *
 * @param by who can have it
 * @param answer how
 * @param events what the rules tell of it that there is to be glad of, never empty
 */
record Gift(int by, Move answer, List<Event> events) {
    /** More answers than these are not looked at. */
    private static final int MOST_ANSWERS = 60;
    /** A turn of others is not followed any further than so many decisions, nor to more ends than can be seen. */
    private static final int LONGEST = 12;

    private static final int MOST_ENDS = 24;

    /**
     * @param match stands at the decision; not changed
     * @param likely the answer that is told of if it is one of those that take it; may be null
     * @return the largest such thing; empty if there is none, or that cannot be known
     */
    static Optional<Gift> of(Match match, int move, Move likely, BooleanSupplier cancelled) {
        int seat = match.decider();
        Witness witness = new Witness(seat);
        boolean open = !match.isSecret() && match.guesses(seat).isNothingHidden() && witness.isForetold(match, move);
        if (!open) return Optional.empty();
        Match after = match.copy();
        after.playIndex(move);
        boolean answered =
                !after.isOver() && after.decider() != seat && !after.isSecret() && after.legalCount() <= MOST_ANSWERS;
        if (!answered) return Optional.empty();
        List<Event> own = glad(witness, match, move);
        Gift most = null;
        for (int i = 0; i < after.legalCount(); i++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            List<Event> events = glad(witness, after, i);
            if (events.isEmpty() || Witness.isAmong(events.get(0), own)) continue;
            if (!isForNothing(witness, after, i, events.get(0))) continue;
            Gift gift = new Gift(after.decider(), after.legal(i), inTurn(witness, after, i));
            boolean more = most == null || events.size() > most.events.size();
            if (more || events.size() == most.events.size() && gift.answer.equals(likely)) most = gift;
        }
        return Optional.ofNullable(most);
    }

    /**
     * @return what there is to be glad of in the turn that begins with the answer; where something is chosen later in
     *     it, that of the answer alone, for half of what comes would be taken for all
     */
    private static List<Event> inTurn(Witness witness, Match after, int answer) {
        List<Event> first = glad(witness, after, answer);
        List<Event> events = new ArrayList<>(first);
        Match then = after.copy();
        then.playIndex(answer);
        for (int more = 0; more < LONGEST && !then.isOver() && then.decider() == after.decider(); more++) {
            if (then.legalCount() != 1 || then.isSecret() || !witness.isForetold(then, 0)) return first;
            events.addAll(glad(witness, then, 0));
            then.playIndex(0);
        }
        return events;
    }

    private static boolean isForNothing(Witness witness, Match before, int answer, Event event) {
        if (!before.hasAims() || !witness.isForetold(before, answer)) return false;
        Match then = before.copy();
        then.playIndex(answer);
        if (then.isOver() || Gain.standing(then, witness.seat()) >= Gain.standing(before, witness.seat())) return false;
        return endsForNothing(witness, then, event, LONGEST, new int[] {MOST_ENDS});
    }

    /**
     * Whoever answers ends the turn as they like: a line of three takes just that man that could take one in return.
     *
     * @param left so many more positions may be looked at, which is counted down
     */
    private static boolean endsForNothing(Witness witness, Match then, Event event, int further, int[] left) {
        if (then.isOver() || then.isSecret() || left[0]-- == 0) return false;
        if (then.decider() == witness.seat())
            return IntStream.range(0, then.legalCount())
                    .noneMatch(own -> Witness.isAmong(event, glad(witness, then, own)));
        for (int i = 0; i < then.legalCount() && further > 0 && left[0] > 0; i++) {
            Match next = then.copy();
            next.playIndex(i);
            if (endsForNothing(witness, next, event, further - 1, left)) return true;
        }
        return false;
    }

    /** @return what there is to be glad of for whoever makes the move */
    private static List<Event> glad(Witness witness, Match before, int move) {
        return witness.atOnce(before, move).stream()
                .filter(event -> event.kind() == Event.Kind.RULE && Cheer.isIn(event, before.names()))
                .filter(event -> Cause.isFor(before, event))
                .toList();
    }
}
