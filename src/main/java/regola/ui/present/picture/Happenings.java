package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RotationView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.ToldView;
import regola.ui.view.board.TravelView;
import regola.ui.view.board.TurnView;
import regola.ui.view.match.StoryLine;

/**
 * A Happenings picks from what happened what the eye can follow: which rules came to act, which pieces went where, in
 * order.
 */
public final class Happenings {
    private final Tongue tongue;
    private final int viewer;
    private final BoardView before;
    /** Whose turn it was; -1 for nobody's. */
    private final int mover;

    /**
     * @param viewer the seat that looks, -1 for somebody who sees everything
     * @param before the match before it happened; null if there is none
     */
    public Happenings(Tongue tongue, int viewer, Match before) {
        this.tongue = tongue;
        this.viewer = viewer;
        this.mover = before == null || before.isOver() ? -1 : before.mover();
        this.before = before == null
                ? new BoardView("", null, List.of(), List.of())
                : tongue.boards().of(before, Standing.of(before, viewer), new Lights(), viewer);
    }

    /**
     * @param events what happened in one moment
     * @param at the number of that moment
     * @param story in which the moment is told
     */
    public List<HappeningView> of(List<Event> events, int at, List<StoryLine> story) {
        int head = 0;
        while (head < story.size() && story.get(head).moment() != at) head++;
        List<HappeningView> found = new ArrayList<>();
        int line = head;
        String last = "";
        Map<String, List<MarkView>> turned = new HashMap<>();
        for (int i = 0; i < events.size(); i++) {
            int together = tongue.wheels()
                    .together(events.subList(i, events.size()), event -> viewer < 0 || event.isSeenBy(viewer));
            if (together > 0) {
                found.add(rotation(events.subList(i, i + together), line));
                last = "";
                i += together - 1;
                continue;
            }
            Event event = events.get(i);
            Event seen = viewer < 0 ? event : event.masked(viewer);
            if (!StoryTeller.sentence(event, viewer, tongue.names().manner()).isEmpty()) {
                line++;
                found.add(new ToldView(isSpecial(last, event.rule(), turned) ? last : "", cheer(event), line));
            }
            if (event.kind() == Event.Kind.CHANGED) turn(seen, line, turned).ifPresent(found::add);
            if (event.kind() != Event.Kind.MOVED) continue;
            found.add(travel(seen, line));
            if (!isSpecial(last, event.rule(), turned)) last = id(seen.to());
        }
        return found;
    }

    private String cheer(Event event) {
        if (event.kind() != Event.Kind.RULE) return "";
        String glad = tongue.names()
                .catalog()
                .cheered(event.property(), tongue.names().language());
        if (glad.isEmpty()) return "";
        // What somebody else gets by a move is not called out as if it were the mover's.
        int whose = first(StoryTeller.sentence(event, viewer, tongue.names().manner()));
        boolean other = mover >= 0 && whose >= 0 && whose != mover;
        return (other ? tongue.names().player(whose) + ": " + glad : Names.capital(glad)) + "!";
    }

    /** @return the player whom the sentence names first; -1 if it names none */
    private int first(String sentence) {
        return IntStream.range(0, tongue.names().catalog().players())
                .filter(player -> sentence.contains(tongue.names().player(player)))
                .boxed()
                .min(Comparator.comparingInt(
                        player -> sentence.indexOf(tongue.names().player(player))))
                .orElse(-1);
    }

    private RotationView rotation(List<Event> events, int line) {
        Wheels.Turned turned = tongue.wheels().turned(events).orElseThrow();
        return new RotationView(
                turned.sites(),
                turned.places(),
                events.stream().map(event -> travel(event, line)).toList(),
                line);
    }

    private TravelView travel(Event seen, int line) {
        PieceView piece = tongue.looks()
                .of(seen.subject() == null ? PieceLooks.HIDDEN : seen.subject().id());
        return new TravelView(
                piece,
                id(seen.from()),
                id(seen.to()),
                seen.over().stream().map(Happenings::id).toList(),
                line);
    }

    /** Whether the place where something went last is a special square of that rule. */
    private boolean isSpecial(String site, String rule, Map<String, List<MarkView>> turned) {
        if (site.isEmpty() || rule == null) return false;
        List<MarkView> marks = turned.containsKey(site) ? turned.get(site) : before(site);
        return marks.stream().anyMatch(mark -> rule.equals(mark.rule()));
    }

    private List<MarkView> before(String site) {
        return before.site(site).map(SiteView::marks).orElse(List.of());
    }

    /** What a place shows from then on, if that is something to see. */
    private Optional<TurnView> turn(Event seen, int line, Map<String, List<MarkView>> turned) {
        if (seen.subject() == null || !seen.subject().is(Type.Base.SITE)) return Optional.empty();
        String site = seen.subject().id();
        List<MarkView> was = turned.containsKey(site) ? turned.get(site) : before(site);
        List<MarkView> is = tongue.boards().kept().turned(was, seen.property(), seen.value());
        if (is == null || is.equals(was)) return Optional.empty();
        turned.put(site, is);
        return Optional.of(new TurnView(site, is, line));
    }

    private static String id(Thing site) {
        return site == null || site.id().equals(Names.BOX) ? "" : site.id();
    }
}
