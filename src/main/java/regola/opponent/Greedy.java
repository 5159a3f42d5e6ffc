package regola.opponent;

import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.search.Budget;
import regola.search.Clock;
import regola.search.Dice;
import regola.search.Outlook;

/**
 * A Greedy makes the move after which it stands best at once, in a world that it cannot tell from the true one; of
 * equals any. The yardstick of those who look further.
 */
record Greedy() implements ComputerPlayer {
    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        Dice dice = new Dice(seed);
        double[] outlook = Outlook.afterEach(match, dice.next(), new Clock(Budget.ofIterations(1), cancelled));
        int best = 0;
        int ties = 0;
        for (int i = 0; i < outlook.length; i++) {
            if (outlook[i] > outlook[best]) ties = 0;
            else if (outlook[i] < outlook[best]) continue;
            if (dice.below(++ties) == 0) best = i;
        }
        return best;
    }
}
