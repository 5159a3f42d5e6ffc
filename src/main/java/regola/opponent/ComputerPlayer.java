package regola.opponent;

import java.util.function.BooleanSupplier;
import regola.engine.Match;

/** A ComputerPlayer decides for a seat. It knows no more than that seat sees, and keeps nothing between decisions. */
public interface ComputerPlayer {
    /**
     * @param match stands at a decision; not changed, and not to be changed meanwhile
     * @param seed where it would be as good to do one thing or the other, this decides
     * @param cancelled asked often, from any thread
     * @return the index of the move that it makes
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    int choose(Match match, long seed, BooleanSupplier cancelled);
}
