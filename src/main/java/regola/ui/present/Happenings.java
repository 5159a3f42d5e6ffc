package regola.ui.present;

import java.util.ArrayList;
import java.util.List;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.ui.view.HappeningView;
import regola.ui.view.MarkView;
import regola.ui.view.PieceView;
import regola.ui.view.SiteView;
import regola.ui.view.StoryLine;
import regola.ui.view.ToldView;
import regola.ui.view.TravelView;

/** A Happenings picks from what happened what the eye can follow: which rules came to act, which pieces went where, in order. */
final class Happenings {
    private final Tongue tongue;
    private final int viewer;

    /** @param viewer the seat that looks, -1 for somebody who sees everything */
    Happenings(Tongue tongue, int viewer) {
        this.tongue = tongue;
        this.viewer = viewer;
    }

    /**
     * @param events what happened in one moment
     * @param at     the number of that moment
     * @param story  in which the moment is told
     */
    List<HappeningView> of(List<Event> events, int at, List<StoryLine> story) {
        int head = 0;
        while (head < story.size() && story.get(head).moment() != at) head++;
        List<HappeningView> found = new ArrayList<>();
        int line = head;
        String last = "";
        for (Event event : events) {
            Event seen = viewer < 0 ? event : event.masked(viewer);
            if (!StoryTeller.sentence(event, viewer, tongue.names().language()).isEmpty()) {
                line++;
                found.add(new ToldView(isSpecial(last, event.rule()) ? last : "", line));
            }
            if (event.kind() != Event.Kind.MOVED) continue;
            PieceView piece = tongue.looks().of(seen.subject() == null ? PieceLooks.HIDDEN : seen.subject().id());
            List<String> counted = seen.over().stream().map(Happenings::id).toList();
            found.add(new TravelView(piece, id(seen.from()), id(seen.to()), counted, line));
            if (!isSpecial(last, event.rule())) last = id(seen.to());
        }
        return found;
    }

    /** Whether the place where something went last is a special square of that rule. */
    private boolean isSpecial(String site, String rule) {
        if (site.isEmpty() || rule == null) return false;
        List<MarkView> marks = tongue.boards().site(site).map(SiteView::marks).orElse(List.of());
        return marks.stream().anyMatch(mark -> rule.equals(mark.rule()));
    }

    private static String id(Thing site) {
        return site == null || site.id().equals(Names.BOX) ? "" : site.id();
    }
}
