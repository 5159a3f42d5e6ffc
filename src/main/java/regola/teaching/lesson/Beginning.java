package regola.teaching.lesson;

import java.util.List;
import regola.engine.value.Position;

/**
 * A Beginning is where a step stands before anybody does anything.
 *
 * @param kind where from
 * @param position for POSITION, else null
 * @param sought for FOUND, else null
 * @param played moves made since then, before the learner comes in
 * @param seed decides everything that is left to chance
 */
public record Beginning(Kind kind, Position position, Sought sought, List<Line> played, long seed) {
    public Beginning {
        played = List.copyOf(played);
    }

    /** @return a beginning of any kind but those that have something of their own to tell */
    public static Beginning of(Kind kind, List<Line> played, long seed) {
        return new Beginning(kind, null, null, played, seed);
    }

    /**
     * GOES_ON: where the step before ended. NEW: the game's own set-up. POSITION: one that the lesson gives. FOUND:
     * looked for in random matches, each time another one.
     */
    public enum Kind {
        GOES_ON,
        NEW,
        POSITION,
        FOUND
    }

    /** @return whether there are ever new exercises of this step */
    public boolean isFound() {
        return kind == Kind.FOUND;
    }

    public boolean goesOn() {
        return kind == Kind.GOES_ON;
    }
}
