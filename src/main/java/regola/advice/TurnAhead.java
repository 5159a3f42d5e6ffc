package regola.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Move;

/**
 * A TurnAhead is what whoever was given a hint decides after it in the same turn, in order, as hints there would say
 * it.
 *
 * @param steps the decisions, up to the first where several moves are as good, or that nobody can foretell
 * @param found the hints of these decisions, by what the seat sees there
 */
public record TurnAhead(List<Step> steps, Map<Long, Advice> found) {
    public static final TurnAhead NONE = new TurnAhead(List.of(), Map.of());
    /** More than these nobody keeps in mind. */
    private static final int MOST = 2;

    /**
     * A Step is a decision, and what is best there.
     *
     * @param open whether other moves are as good
     */
    public record Step(Match before, Move move, boolean open) {}

    public TurnAhead {
        steps = List.copyOf(steps);
        found = Map.copyOf(found);
    }

    /**
     * @param match stands at the decision of the hint; not changed
     * @param known what has been told of a decision, by what the seat sees there; null where nothing has
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public static TurnAhead of(
            Adviser adviser, Match match, Advice hint, LongFunction<Advice> known, BooleanSupplier cancelled) {
        int seat = match.decider();
        long turn = match.turnNumber();
        List<Step> steps = new ArrayList<>();
        Map<Long, Advice> found = new LinkedHashMap<>();
        Match play = match.copy();
        Advice now = hint;
        while (steps.size() < MOST && !now.isOpen() && !play.isSecret()) {
            int index = play.decision().legal().indexOf(now.best());
            if (!new Witness(seat).isForetold(play, index)) break;
            play.playIndex(index);
            if (play.isOver() || play.decider() != seat || play.turnNumber() != turn) break;
            long seen = play.fingerprint(seat);
            Advice before = known.apply(seen);
            now = before == null ? adviser.hint(play, seen, cancelled) : before;
            found.put(seen, now);
            steps.add(new Step(play.copy(), now.best(), now.isOpen()));
        }
        return new TurnAhead(steps, found);
    }
}
