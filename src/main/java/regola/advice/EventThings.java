package regola.advice;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import regola.engine.value.Event;
import regola.engine.value.Thing;

/** EventThings are those things of an event that a person can be shown. */
final class EventThings {
    private EventThings() {}

    static List<Thing> of(Event event) {
        return Stream.of(event.subject(), event.from(), event.to())
                .filter(Objects::nonNull)
                .filter(thing -> thing.number() >= 0)
                .distinct()
                .toList();
    }
}
