package regola.rulebook;

import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;

/**
 * An Example is a moment of a random match that shows a topic: how things stood, what was played, and how they stood
 * then.
 *
 * @param before never played on, only copied and asked
 * @param moves what was played, one move or, where the topic asks for more decisions, several
 * @param deciders the numbers of the players who made them
 * @param events what happened
 * @param after likewise
 */
public record Example(Match before, List<Move> moves, List<Integer> deciders, List<Event> events, Match after) {
    public Example {
        moves = List.copyOf(moves);
        deciders = List.copyOf(deciders);
        events = List.copyOf(events);
    }

    /** @return the same, with no more of what happened than these */
    Example with(List<Event> told) {
        return new Example(before, moves, deciders, told, after);
    }
}
