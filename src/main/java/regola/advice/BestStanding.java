package regola.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.search.Dice;

/** BestStanding finds the moves right after which a seat stands best, as far as it can know. */
final class BestStanding {
    private BestStanding() {}

    /**
     * @param match stands at the decision; not changed
     * @param among some of its moves
     * @param worlds so many are looked at where something lies hidden
     * @return those of them after which the seat stands best in each world that may be the true one
     */
    static List<Integer> of(Match match, List<Integer> among, long seed, int worlds, BooleanSupplier cancelled) {
        Guesses guesses = match.guesses(match.decider());
        Match world = match.scratch();
        Match after = match.scratch();
        List<Integer> always = new ArrayList<>(among);
        for (int w = 0; w < (guesses.isNothingHidden() ? 1 : worlds); w++) {
            if (cancelled.getAsBoolean()) throw new CancellationException("given up");
            guesses.draw(Dice.mix(seed + w), world);
            List<Integer> best = new ArrayList<>();
            long most = Long.MIN_VALUE;
            for (int move : among) {
                after.become(world);
                after.playIndex(move);
                long standing = Gain.standing(after, match.decider());
                if (standing > most) best.clear();
                most = Math.max(most, standing);
                if (standing == most) best.add(move);
            }
            always.retainAll(best);
        }
        return always;
    }
}
