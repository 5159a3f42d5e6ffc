package regola.teaching.run;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * A Passage is one move that was just played, for telling and for showing how things travelled.
 *
 * @param before as it stood; to be looked at, never played on
 * @param decider the number of the player who decided
 * @param decision the name of the decision
 * @param learners whether the learner made the move
 * @param events what happened, in order
 * @param after as it stands; to be looked at, never played on
 */
public record Passage(
        Match before, Move move, int decider, String decision, boolean learners, List<Event> events, Match after) {
    public Passage {
        events = List.copyOf(events);
    }
}
