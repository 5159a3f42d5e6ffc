package regola.opponent;

import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.search.Dice;

/** A Chancer makes any legal move, all equally likely. */
record Chancer() implements ComputerPlayer {
    @Override
    public int choose(Match match, long seed, BooleanSupplier cancelled) {
        return new Dice(seed).below(match.legalCount());
    }
}
