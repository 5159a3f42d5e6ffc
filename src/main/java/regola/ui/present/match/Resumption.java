package regola.ui.present.match;

import java.util.List;
import regola.engine.value.Position;
import regola.ui.present.start.MatchSetUp;

/**
 * A Resumption is a match to be gone on with.
 *
 * @param setUp what it is played with
 * @param start the position it began from, or null for the game's own set-up
 * @param moves that have been played, as text; all of them must hold under the rules
 * @param at after how many of them it is to stand
 * @param givenUp who has given it up there, by name; null if nobody has
 * @param free whether it may be dealt anew where nobody could choose anything
 */
public record Resumption(MatchSetUp setUp, Position start, List<String> moves, int at, String givenUp, boolean free) {
    public Resumption {
        moves = List.copyOf(moves);
    }

    /** One that is as it is: its seed and position have been asked for, or it has been played. */
    public Resumption(MatchSetUp setUp, Position start, List<String> moves, int at, String givenUp) {
        this(setUp, start, moves, at, givenUp, false);
    }

    /** One that nobody has given up. */
    public Resumption(MatchSetUp setUp, Position start, List<String> moves, int at) {
        this(setUp, start, moves, at, null);
    }

    /** One that has just begun. */
    public static Resumption fresh(MatchSetUp setUp) {
        return new Resumption(setUp, null, List.of(), 0);
    }

    /** One that has just begun, with a seed that nobody has asked for. */
    public static Resumption dealt(MatchSetUp setUp) {
        return new Resumption(setUp, null, List.of(), 0, null, true);
    }

    /** @return the same, or with the next seed with which somebody can choose something, if it may be dealt anew */
    Resumption playable() {
        return free ? new Resumption(Dealing.playable(setUp), start, moves, at, givenUp) : this;
    }
}
