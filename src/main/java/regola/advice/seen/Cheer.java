package regola.advice.seen;

import java.util.List;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Spoken;

/** A Cheer is what a rule file says there is to be glad of: where it says so, nothing else is worth telling. */
public final class Cheer {
    private Cheer() {}

    /** @return whether the rule file says that there is something to be glad of in it */
    public static boolean isIn(Event event, Catalog names) {
        return !names.cheered(event.property(), "en").isEmpty();
    }

    /** @return whether it is worth telling: where the rule file says what there is to be glad of, only that is */
    public static boolean isWorthTelling(Event event, Catalog names) {
        return event.kind() == Event.Kind.FINISHED || !names.cheers() || isIn(event, names);
    }

    /**
     * @param all what is told of the same move
     * @return the same; of an end, with what there is to be glad of in it for somebody, if the rules say that
     */
    public static Event withCause(Event event, List<Event> all, Catalog names) {
        if (event.kind() != Event.Kind.FINISHED) return event;
        return all.stream()
                .filter(each -> isIn(each, names))
                .reduce((first, last) -> last)
                .map(cause -> Event.saying(
                        event.kind(),
                        event.rule(),
                        Spoken.by(manner -> cause.in(manner).strip() + " "
                                + event.in(manner).strip()),
                        event.property(),
                        event.seenBy()))
                .orElse(event);
    }
}
