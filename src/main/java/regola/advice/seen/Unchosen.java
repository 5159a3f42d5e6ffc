package regola.advice.seen;

import java.util.List;
import java.util.function.Consumer;
import regola.engine.Match;
import regola.engine.value.Event;

/**
 * What is Unchosen follows a move of the same seat in the same turn with nothing to choose, and belongs to it: a frog
 * that bounces stops only then.
 *
 * @param seat who has moved
 * @param turn the number of the turn
 */
public record Unchosen(int seat, int turn) {
    /** No more moves follow upon each other so. */
    private static final int LONGEST = 8;

    /** @param before stands at the decision at which the seat moves */
    public static Unchosen from(Match before) {
        return new Unchosen(before.decider(), before.turnNumber());
    }

    /** @param then stands somewhere in or behind the turn; played on as far as nobody has a choice */
    public void playOn(Match then) {
        for (int step = 0; step < LONGEST && isForced(then); step++) then.playIndex(0);
    }

    /**
     * The same as far as the seat can foretell it.
     *
     * @param told is handed what comes of each of these moves
     */
    public void playForetold(Match then, Consumer<List<Event>> told) {
        Witness witness = new Witness(seat);
        for (int step = 0; step < LONGEST && isForced(then) && witness.isForetold(then, 0); step++) {
            told.accept(witness.atOnce(then, 0));
            then.playIndex(0);
        }
    }

    private boolean isForced(Match then) {
        return !then.isOver()
                && !then.isSecret()
                && then.decider() == seat
                && then.turnNumber() == turn
                && then.legalCount() == 1;
    }
}
