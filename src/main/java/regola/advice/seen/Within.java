package regola.advice.seen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.search.Continuation;
import regola.search.Dice;
import regola.search.Trials;

/**
 * What is Within reach is what a seat can be glad of with the first move of its next turn, one and the same down to
 * where it is, whatever the others happen to play in between: the other side of {@link Exposed}.
 *
 * @param event what the rules tell of it
 * @param share after so large a part of what may be played in between
 */
public record Within(Event event, double share) {
    /** So often it is tried what may come in between. */
    private static final int TURNS = 16;
    /** Where nothing is found in so many of these, nobody looks on. */
    private static final int FIRST = 6;

    private static final int LONGEST = 24;

    /**
     * @param match stands at the decision of the seat; not changed
     * @param move the index of the move that is made first
     * @param scale of the ruleset's tuning
     * @return what can be had then, the likeliest first
     * @throws regola.engine.value.RuleFailure when the rules fail on the way
     * @throws CancellationException when cancelled
     */
    public static List<Within> after(Match match, int move, double scale, long seed, BooleanSupplier cancelled) {
        int seat = match.decider();
        Map<String, Integer> often = new LinkedHashMap<>();
        Map<String, Event> told = new LinkedHashMap<>();
        List<Continuation> own = Trials.turns(match, move, scale, seed, TURNS, cancelled);
        for (int turn = 0; turn < TURNS && (turn < FIRST || !often.isEmpty()); turn++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            Match next = next(own.get(turn), seat, new Dice(Dice.mix(seed + turn)));
            for (Event event : glad(next, seat)) {
                often.merge(event.text("en"), 1, Integer::sum);
                told.putIfAbsent(event.text("en"), event);
            }
        }
        return often.entrySet().stream()
                .map(each -> new Within(told.get(each.getKey()), (double) each.getValue() / TURNS))
                .sorted(Comparator.comparingDouble(Within::share).reversed())
                .toList();
    }

    /** @return whether it is the very same, down to where it is */
    public boolean isSame(Within other) {
        return event.text("en").equals(other.event.text("en"));
    }

    /** @return the match at the seat's next turn, or where it does not come to that */
    private static Match next(Continuation turn, int seat, Dice dice) {
        Match play = turn.after(turn.length());
        for (int i = 0; i < LONGEST && !play.isOver() && !play.isSecret() && play.decider() != seat; i++)
            play.playIndex(dice.below(play.legalCount()));
        return play;
    }

    /** @return each thing once */
    private static List<Event> glad(Match turn, int seat) {
        if (turn.isOver() || turn.isSecret() || turn.decider() != seat) return List.of();
        Witness witness = new Witness(seat);
        List<Event> found = new ArrayList<>();
        for (int move = 0; move < turn.legalCount(); move++)
            for (Event event : witness.atOnce(turn, move)) {
                boolean glad = event.kind() == Event.Kind.RULE && Cheer.isIn(event, turn.names());
                if (glad && found.stream().noneMatch(each -> each.text("en").equals(event.text("en"))))
                    found.add(event);
            }
        return found;
    }
}
