package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import regola.engine.Match;
import regola.engine.value.Event;

/** A Came is what came of a move, as the rules told it. */
final class Came {
    private Came() {}

    /**
     * @return what the rules told of a move that has been told or marked, without their own words for the move itself;
     *     only asked of a match that is over, in which nothing is kept from anybody
     */
    static List<Event> of(Match before, int made) {
        List<Event> events = new ArrayList<>();
        Match play = before.copy();
        play.listen(events::add);
        play.playIndex(made);
        play.listen(null);
        if (!before.isSecret())
            events.stream()
                    .filter(event -> event.kind() == Event.Kind.RULE)
                    .findFirst()
                    .ifPresent(events::remove);
        return events.stream()
                .filter(event -> event.kind() == Event.Kind.RULE
                        || event.kind() == Event.Kind.TOLD
                        || event.kind() == Event.Kind.FINISHED)
                .toList();
    }
}
