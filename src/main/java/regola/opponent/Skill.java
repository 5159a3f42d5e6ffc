package regola.opponent;

import java.time.Duration;
import regola.search.Budget;

/**
 * A Skill is how well somebody plays who looks ahead: how much is noticed, and how far is thought about that.
 *
 * @param sight how likely a quiet move is noticed, from 0 to 1; with 1 nothing is overlooked
 * @param loud how likely it is noticed, of what would be overlooked, because it stands out
 * @param budget how far the moves that were noticed are looked into
 */
public record Skill(double sight, double loud, Budget budget) {
    /** @return the same skill in no more time than this, glance and thought together */
    Skill within(Duration limit) {
        return new Skill(sight, loud, new Budget(budget.iterations(), Math.min(budget.nanos(), limit.toNanos())));
    }
}
