package regola.ui.present;

import java.util.ArrayList;
import java.util.List;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.ui.view.PieceView;
import regola.ui.view.TravelView;

/** A Travels picks from what happened which pieces went where, for the eye. */
final class Travels {
    private Travels() {}

    /** @param viewer the seat that looks, -1 for somebody who sees everything */
    static List<TravelView> of(List<Event> events, int viewer, PieceLooks looks) {
        List<TravelView> travels = new ArrayList<>();
        for (Event event : events) {
            if (event.kind() != Event.Kind.MOVED) continue;
            Event seen = viewer < 0 ? event : event.masked(viewer);
            PieceView piece = looks.of(seen.subject() == null ? PieceLooks.HIDDEN : seen.subject().id());
            travels.add(new TravelView(piece, id(seen.from()), id(seen.to())));
        }
        return travels;
    }

    private static String id(Thing site) {
        return site == null || site.id().equals(Names.BOX) ? "" : site.id();
    }
}
