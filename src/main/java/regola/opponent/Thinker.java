package regola.opponent;

import java.util.List;
import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.search.Budget;
import regola.search.Dice;
import regola.search.Lookahead;
import regola.search.Shortlist;

/**
 * A Thinker looks ahead among the moves that it notices.
 *
 * @param search how it looks ahead
 * @param budget how far
 * @param sight how likely it notices a quiet move; 1 for a player that overlooks nothing
 */
record Thinker(Lookahead search, Budget budget, double sight) implements ComputerPlayer {
    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        if (match.legalCount() == 1) return 0;
        Dice dice = new Dice(seed);
        List<Integer> wins = Glance.winsAtOnce(match, dice);
        if (!wins.isEmpty()) return wins.get(dice.below(wins.size()));
        if (sight >= 1)
            return search.look(match, budget, dice.next(), Shortlist.ALL, cancelled)
                    .choice(dice);
        List<Integer> noticed = Glance.noticed(match, sight, dice);
        if (noticed.size() == 1) return noticed.get(0);
        return search.look(match, budget, dice.next(), Shortlist.only(noticed), cancelled)
                .choice(dice);
    }
}
