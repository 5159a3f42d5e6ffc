package regola.ui.present.lesson;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.present.picture.Standing;

/**
 * A BeforeChance is how a move left the board before chance went on, such as before the dice were thrown for somebody
 * else: whoever is told that the move was not what was asked sees the throw with which it was made.
 */
final class BeforeChance {
    private final List<Event> events;
    private final int own;

    /** @param events of one move, and of all that came of it */
    BeforeChance(List<Event> events) {
        this.events = events;
        this.own = own(events);
    }

    /** The last rule that is told before chance came to act begins what chance belongs to. */
    private static int own(List<Event> events) {
        boolean moved = false;
        int told = events.size();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            if (event.kind() == Event.Kind.CHANCE) return told;
            if (event.kind() == Event.Kind.RULE && moved) told = i;
            if (event.kind() == Event.Kind.MOVED && told == events.size()) moved = true;
        }
        return events.size();
    }

    /** @return what happened before it */
    List<Event> events() {
        return events.subList(0, own);
    }

    /**
     * @param was how it stood before the move
     * @param now how it stands after all of it
     * @return how it stood in between; as it stands now where that is not known, or where chance gave somebody
     *     something
     */
    Standing standing(Standing was, Standing now, Catalog catalog) {
        List<Event> later = events.subList(own, events.size());
        Set<Thing> changed = places(later);
        boolean known = changed.stream().noneMatch(places(events())::contains)
                && changed.stream()
                        .allMatch(place -> catalog.site((int) place.number()).owner() < 0)
                && later.stream().noneMatch(BeforeChance::isKept);
        if (!known || changed.isEmpty()) return now;
        Map<String, List<String>> bySite = new HashMap<>(now.bySite());
        for (Thing place : changed) bySite.put(place.id(), was.at(place.id()));
        return new Standing(bySite, now.ofSite(), now.ofPiece());
    }

    private static boolean isKept(Event event) {
        Thing subject = event.subject();
        return event.kind() == Event.Kind.CHANGED
                && subject != null
                && (subject.is(Type.Base.SITE) || subject.is(Type.Base.PIECE));
    }

    private static Set<Thing> places(List<Event> events) {
        Set<Thing> places = new HashSet<>();
        for (Event event : events) {
            if (event.kind() != Event.Kind.MOVED) continue;
            if (event.from() != null) places.add(event.from());
            if (event.to() != null) places.add(event.to());
        }
        return places;
    }
}
