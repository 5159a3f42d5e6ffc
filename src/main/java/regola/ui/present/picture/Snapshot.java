package regola.ui.present.picture;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * A Snapshot is a match at one decision, and how it got there.
 *
 * @param match never played on, only copied and asked
 * @param move what led here; null for the start
 * @param decider the number of the player who made the move, -1 for the start
 * @param title the id of the decision that the move answered, or null
 * @param secret true if the others do not see that move
 * @param events what happened since the moment before
 */
public record Snapshot(Match match, Move move, int decider, String title, boolean secret, List<Event> events) {

    public Snapshot copy() {
        return new Snapshot(match.copy(), move, decider, title, secret, events);
    }

    /** Nothing has led here. */
    public static Snapshot start(Match match, List<Event> events) {
        return new Snapshot(match, null, -1, null, false, List.copyOf(events));
    }
}
