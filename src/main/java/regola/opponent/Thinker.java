package regola.opponent;

import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.search.Budget;
import regola.search.Dice;
import regola.search.Search;

/**
 * A Thinker looks ahead among the moves that it notices.
 *
 * @param search how it looks ahead
 * @param budget how far
 * @param sight how likely it notices a quiet move; 1 for a player that overlooks nothing
 */
record Thinker(Search search, Budget budget, double sight) implements Opponent {
    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        if (match.legalCount() == 1) return 0;
        Dice dice = new Dice(seed);
        int[] noticed = sight < 1 ? Glance.noticed(match, sight, dice) : null;
        if (noticed != null && noticed.length == 1) return noticed[0];
        return search.look(match, budget, dice.next(), noticed, cancelled).choice(dice);
    }
}
