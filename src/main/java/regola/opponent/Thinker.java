package regola.opponent;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.search.Budget;
import regola.search.Dice;
import regola.search.Lookahead;
import regola.search.Prospects;
import regola.search.Shortlist;

/**
 * A Thinker looks ahead among the moves that it notices.
 *
 * @param search how it looks ahead
 * @param budget how far
 * @param sight how likely it notices a quiet move; 1 for a player that overlooks nothing
 * @param troubled hears of an aim or a score that failed
 */
record Thinker(Lookahead search, Budget budget, double sight, Consumer<RuleFailure> troubled)
        implements ComputerPlayer {
    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        if (match.legalCount() == 1) return 0;
        Dice dice = new Dice(seed);
        List<Integer> wins = Glance.winsAtOnce(match, dice);
        if (!wins.isEmpty()) return wins.get(dice.below(wins.size()));
        if (sight >= 1) return choice(match, Shortlist.ALL, dice, cancelled);
        List<Integer> noticed = Glance.noticed(match, sight, dice);
        if (noticed.size() == 1) return noticed.get(0);
        return choice(match, Shortlist.only(noticed), dice, cancelled);
    }

    private int choice(Match match, Shortlist scope, Dice dice, BooleanSupplier cancelled) {
        Prospects found = search.look(match, budget, dice.next(), scope, cancelled);
        if (found.trouble() != null) troubled.accept(found.trouble());
        return found.choice(dice);
    }
}
