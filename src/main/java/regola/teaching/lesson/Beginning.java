package regola.teaching.lesson;

import java.util.List;
import regola.engine.value.Position;

/**
 * A Beginning is where a step stands before anybody does anything.
 *
 * @param kind     where from
 * @param position for POSITION, else null
 * @param played   moves made since then, before the learner comes in
 * @param seed     decides everything that is left to chance
 */
public record Beginning(Kind kind, Position position, List<Line> played, long seed) {
    public Beginning {
        played = List.copyOf(played);
    }

    /** GOES_ON: where the step before ended. NEW: the game's own set-up. POSITION: one that the lesson gives. */
    public enum Kind { GOES_ON, NEW, POSITION }

    public boolean goesOn() {
        return kind == Kind.GOES_ON;
    }
}
