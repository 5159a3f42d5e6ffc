package regola.ui.present.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.rulebook.Example;
import regola.rulebook.Sighting;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.BookPage;

/** A BookMoments shows moments of matches as pictures for a page. */
final class BookMoments {
    /** More at once is not looked at. */
    private static final int MOST_ARROWS = 4;

    private static final int MOST_RINGS = 7;

    private final Tongue tongue;

    BookMoments(Tongue tongue) {
        this.tongue = tongue;
    }

    /** @return what whoever decides sees, before and after */
    BookPage.Moment of(Example example) {
        int viewer = example.deciders().get(0);
        BoardView begun = board(example.before(), viewer);
        BoardView ended = board(example.after(), viewer);
        // Two pictures to be compared show the same places.
        BoardView before = begun.isEndless() ? begun.with(ended) : begun;
        BoardView after = ended.isEndless() ? ended.with(begun) : ended;
        return new BookPage.Moment(
                before, ways(example, before), after, changed(example, after), told(example, viewer));
    }

    /** A board on which what is meant is ringed. */
    BookPage.Shown of(Sighting seen, String meant) {
        OverlayView over = OverlayView.NONE;
        for (Thing site : seen.sites()) over = over.ring(Ref.site(site.id()));
        return new BookPage.Shown(
                board(seen.match(), seen.match().decider()),
                over,
                tongue.texts().get("rulebook.ringed", meant));
    }

    /** The board as somebody sees it, with nothing lit. */
    BoardView board(Match match, int viewer) {
        return view(match, viewer).board().plain();
    }

    private MatchView view(Match match, int viewer) {
        return MatchPicture.still(match, tongue, viewer);
    }

    /** Where pieces go on the board; where many go at once, each would hide the others. */
    private static OverlayView ways(Example example, BoardView board) {
        OverlayView over = OverlayView.NONE;
        List<Event> moved = example.events().stream()
                .filter(event -> event.kind() == Event.Kind.MOVED)
                .filter(event -> has(board, event.from()) && has(board, event.to()))
                .toList();
        for (Event event : moved.subList(0, Math.min(MOST_ARROWS, moved.size())))
            over = over.arrow(Ref.site(event.from().id()), Ref.site(event.to().id()));
        return over;
    }

    private static OverlayView changed(Example example, BoardView board) {
        Set<Ref> sites = new LinkedHashSet<>();
        for (Event event : example.events()) {
            if (event.kind() == Event.Kind.MOVED) {
                if (has(board, event.to())) sites.add(Ref.site(event.to().id()));
                else if (has(board, event.from()))
                    sites.add(Ref.site(event.from().id()));
            }
            if (event.kind() == Event.Kind.CHANGED && has(board, event.subject()))
                sites.add(Ref.site(event.subject().id()));
        }
        OverlayView over = OverlayView.NONE;
        if (sites.size() <= MOST_RINGS) for (Ref site : sites) over = over.ring(site);
        return over;
    }

    private static boolean has(BoardView board, Thing site) {
        return site != null && board.site(site.id()).isPresent();
    }

    /** What the story tells; a move of which it tells nothing is told itself. */
    private List<String> told(Example example, int viewer) {
        List<String> said = new ArrayList<>();
        Snapshot moment = new Snapshot(
                example.after(),
                example.moves().get(0),
                viewer,
                example.before().asked(),
                false,
                example.events());
        tongue.story().of(List.of(moment), 0, viewer).lines().stream()
                .filter(line -> line.depth() > 0)
                .forEach(line -> said.add(line.sentence()));
        if (said.isEmpty())
            example.moves().forEach(move -> said.add(tongue.names().of(move)));
        return said;
    }

    /** @return what everybody has at the end */
    List<BookPage.Score> scores(Match end) {
        List<BookPage.Score> scores = new ArrayList<>();
        for (SeatView seat : view(end, Match.ONLOOKER).seats()) {
            List<String> has = new ArrayList<>();
            for (ZoneView zone : seat.zones()) if (zone.count() > 0) has.add(zone.name() + ": " + lies(zone));
            scores.add(new BookPage.Score(
                    seat.name(),
                    seat.colour(),
                    seat.emblem(),
                    seat.score() == null ? "" : points(seat.score()),
                    String.join(" · ", has),
                    seat.winner()));
        }
        scores.removeIf(score ->
                !score.winner() && score.points().isEmpty() && score.has().isEmpty());
        return scores;
    }

    private String points(String score) {
        return score.equals("1")
                ? tongue.texts().get("rulebook.point")
                : tongue.texts().get("rulebook.points", score);
    }

    private static String lies(ZoneView zone) {
        // Of a bag that is closed only the number is told.
        boolean closed =
                zone.piles().stream().allMatch(pile -> pile.piece().id().equals(zone.site()));
        if (closed) return String.valueOf(zone.count());
        // Pieces that are called alike are counted together, wherever they lie.
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (PileView pile : zone.piles()) counts.merge(Names.small(pile.piece().name()), pile.count(), Integer::sum);
        return counts.entrySet().stream()
                .map(one -> one.getValue() + " × " + one.getKey())
                .collect(Collectors.joining(", "));
    }
}
