package regola.opponent;

import java.time.Duration;
import regola.search.Budget;
import regola.search.Tuning;

/**
 * A Skill is how well somebody plays who looks ahead: how much is noticed, and how far is thought about that.
 *
 * @param sight how likely a quiet move is noticed where a decision has the usual number of moves, from 0 to 1; with 1
 *     nothing is overlooked
 * @param loud how likely it is noticed, of what would be overlooked, because it stands out
 * @param budget how far the moves that were noticed are looked into
 */
public record Skill(double sight, double loud, Budget budget) {
    /** So many worlds stand for the time of who thinks by the clock. */
    private static final long BY_THE_CLOCK = 2_000;

    /**
     * @param figure 0 for the weakest level, 1 for the next and so on, and anything between
     * @return a skill between levels, for whoever grows from one to the other
     */
    public static Skill between(double figure) {
        Strength[] levels = Strength.values();
        int below = (int) Math.max(0, Math.min(levels.length - 2, Math.floor(figure)));
        double part = Math.max(0, Math.min(1, figure - below));
        Skill low = levels[below].skill();
        Skill high = levels[below + 1].skill();
        double more = Math.log((double) high.worlds() / low.worlds());
        return new Skill(
                low.sight + part * (high.sight - low.sight),
                low.loud + part * (high.loud - low.loud),
                Budget.ofIterations(Math.round(low.worlds() * Math.exp(part * more))));
    }

    private long worlds() {
        return Math.min(BY_THE_CLOCK, budget.iterations());
    }

    /**
     * Where moves are few, each is looked at more than once: whoever overlooks each of three as often as each of eleven
     * hardly ever sees two to choose between.
     *
     * @param moves how many a decision has in this ruleset; see {@link Tuning#moves()}
     * @return the same skill among so many moves
     */
    Skill among(double moves) {
        if (moves >= Tuning.USUAL_MOVES) return this;
        double looks = Math.sqrt(Tuning.USUAL_MOVES / moves);
        return new Skill(1 - Math.pow(1 - sight, looks), loud, budget);
    }

    /** @return the same skill in no more time than this, glance and thought together */
    Skill within(Duration limit) {
        return new Skill(sight, loud, new Budget(budget.iterations(), Math.min(budget.nanos(), limit.toNanos())));
    }
}
