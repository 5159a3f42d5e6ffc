package regola.advice;

import java.util.List;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Spoken;

/** A LastWord is how a match ends, told with what brings that about: who has taken whom, before who has won. */
final class LastWord {
    private LastWord() {}

    /**
     * @param event something that happens
     * @param all what happens with it, in order
     * @return the same; of an end, with what there is to be glad of in it for somebody, if the rules say that
     */
    static Event told(Event event, List<Event> all, Catalog names) {
        if (event.kind() != Event.Kind.FINISHED) return event;
        return all.stream()
                .filter(each -> Rivals.isCheered(each, names))
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
