package regola.ui.present.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Thing;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.StoryTeller;

/** A Carried is what went somewhere at a moment, under the sentence of the story that it went with. */
final class Carried {
    private final Catalog names;
    private final Map<String, List<Event>> moved = new HashMap<>();
    private final Map<String, Thing> first = new HashMap<>();

    /** @param viewer the seat that looks, -1 for somebody who sees everything */
    Carried(Snapshot moment, int viewer, Manner manner) {
        names = moment.match().names();
        String said = "";
        for (Event event : moment.events()) {
            String sentence = StoryTeller.sentence(event, viewer, manner);
            if (!sentence.isEmpty()) {
                said = sentence;
                List<Thing> pieces = event.pieces();
                if (!pieces.isEmpty()) first.putIfAbsent(said, pieces.get(0));
            }
            boolean seen = viewer < 0 || event.isSeenBy(viewer);
            if (seen && event.kind() == Event.Kind.MOVED && event.from() != null && event.to() != null)
                moved.computeIfAbsent(said, any -> new ArrayList<>()).add(event);
        }
    }

    /** @return how many things of a player went from one place of the board to another with that sentence */
    int many(int player, String sentence) {
        return (int) with(sentence).stream()
                .filter(event -> isOf(event, player) && isOnBoard(event.from()) && isOnBoard(event.to()))
                .count();
    }

    /**
     * @return whether things of a player went with that sentence, all of them beside the board, and neither to that
     *     player nor from there: whoever drew them has done nothing to anybody
     */
    boolean isDrawn(int player, String sentence) {
        return with(sentence).stream().anyMatch(event -> isOf(event, player))
                && with(sentence).stream()
                        .allMatch(event -> isElsewhere(event.from(), player) && isElsewhere(event.to(), player));
    }

    /** @return the piece that the sentence speaks of first; empty if it speaks of none */
    Optional<Thing> first(String sentence) {
        return Optional.ofNullable(first.get(sentence));
    }

    private List<Event> with(String sentence) {
        return moved.getOrDefault(sentence, List.of());
    }

    private boolean isOf(Event event, int player) {
        long piece = event.subject().number();
        return piece >= 0 && names.piece((int) piece).owner() == player;
    }

    private boolean isOnBoard(Thing site) {
        return site.number() >= 0 && names.site((int) site.number()).onBoard();
    }

    private boolean isElsewhere(Thing site, int player) {
        return site.number() >= 0
                && !isOnBoard(site)
                && names.site((int) site.number()).owner() != player;
    }
}
