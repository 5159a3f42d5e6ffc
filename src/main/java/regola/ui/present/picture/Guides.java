package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import regola.engine.value.Catalog;
import regola.engine.value.Event;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.lesson.Show;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;

/** A Guides makes of what a lesson shows what is drawn over the board. */
public final class Guides {
    private final Standing standing;
    private final String language;

    public Guides(Standing standing, String language) {
        this.standing = standing;
        this.language = language;
    }

    public OverlayView of(Show show) {
        Set<Ref> rings = new HashSet<>();
        show.ring().forEach(thing -> ref(thing).ifPresent(rings::add));
        Set<Ref> points = new HashSet<>();
        show.points().forEach(thing -> ref(thing).ifPresent(points::add));
        List<OverlayView.Path> paths = show.paths().stream()
                .map(way -> OverlayView.Path.counting(
                        way.stream().flatMap(thing -> site(thing).stream()).toList()))
                .toList();
        List<OverlayView.Arrow> arrows = new ArrayList<>();
        for (Show.Arrow arrow : show.arrows()) {
            Optional<Ref> from = ref(arrow.from());
            Optional<Ref> to = ref(arrow.to());
            if (from.isPresent() && to.isPresent()) arrows.add(new OverlayView.Arrow(from.get(), to.get()));
        }
        List<OverlayView.Label> labels = new ArrayList<>();
        show.labels()
                .forEach((thing, words) ->
                        site(thing).ifPresent(site -> labels.add(new OverlayView.Label(site, words.text(language)))));
        Set<String> dimmed = new HashSet<>();
        show.dim().forEach(thing -> site(thing).ifPresent(dimmed::add));
        return new OverlayView(rings, paths, arrows, labels, dimmed, List.of(), points);
    }

    /**
     * What lay alone at a place and is nowhere on the board any more is struck out where it was, if nothing has come
     * there since: a piece that was leapt over would otherwise be gone without a sign. What its own player brought home
     * is no loss.
     *
     * @param mover the seat of who has moved
     * @param happened since then: of pieces that are alike it is not known else which of them has only gone elsewhere
     */
    public OverlayView gone(Standing was, BoardView board, Tongue tongue, int mover, List<Event> happened) {
        List<String> before = lying(was, board);
        List<String> here = lying(standing, board);
        Map<String, String> found = new LinkedHashMap<>();
        for (SiteView site : board.sites()) {
            List<String> lay = was.bySite().getOrDefault(site.id(), List.of());
            boolean empty = standing.bySite().getOrDefault(site.id(), List.of()).isEmpty();
            // Pieces that are alike have one name: fewer of them are there.
            if (lay.size() == 1
                    && empty
                    && Collections.frequency(here, lay.get(0)) < Collections.frequency(before, lay.get(0))
                    && !isHome(lay.get(0), was, tongue.names().catalog(), mover)) found.put(site.id(), lay.get(0));
        }
        OverlayView seen = OverlayView.NONE;
        for (Map.Entry<String, String> each : found.entrySet()) {
            String piece = each.getValue();
            int missing = Collections.frequency(before, piece) - Collections.frequency(here, piece);
            boolean sure =
                    Collections.frequency(found.values(), piece) <= missing || isLeft(each.getKey(), happened, board);
            if (sure) seen = seen.gone(tongue.looks().of(piece), each.getKey());
        }
        return seen;
    }

    /**
     * What somebody took off the board is struck out where it stood then, if nothing has come there since: whoever
     * looked elsewhere sees what is missing, and where. What one brings home oneself is no loss, and what leaves a hand
     * is played.
     *
     * @param moves that have been made since, the first of them first
     * @param viewer the seat that looks, -1 for somebody who sees everything
     */
    public OverlayView taken(List<MatchPicture.Past> moves, Tongue tongue, int viewer) {
        Catalog catalog = tongue.names().catalog();
        OverlayView seen = OverlayView.NONE;
        for (MatchPicture.Past move : moves)
            for (Event event : move.events())
                if (isTaken(event, move.player(), tongue, catalog) && (viewer < 0 || event.isSeenBy(viewer)))
                    seen = seen.gone(
                            tongue.looks().of(event.subject().id()),
                            event.from().id());
        return seen;
    }

    private boolean isTaken(Event event, int by, Tongue tongue, Catalog catalog) {
        if (event.kind() != Event.Kind.MOVED || event.from() == null || event.to() == null) return false;
        int owner = catalog.piece((int) event.subject().number()).owner();
        boolean common = catalog.site((int) event.from().number()).owner() < 0;
        boolean home = owner == by && catalog.site((int) event.to().number()).owner() == by;
        return common
                && !home
                && owner >= 0
                && tongue.boards().has(event.from().id())
                && !tongue.boards().has(event.to().id())
                && standing.at(event.from().id()).isEmpty();
    }

    /** Whether a piece was taken off the board from there. */
    private static boolean isLeft(String site, List<Event> happened, BoardView board) {
        return happened.stream()
                .filter(event -> event.kind() == Event.Kind.MOVED && event.from() != null && event.to() != null)
                .anyMatch(event -> event.from().id().equals(site)
                        && board.sites().stream()
                                .noneMatch(other -> other.id().equals(event.to().id())));
    }

    /** Whether more of it lie now at a place of whoever has moved, and are theirs, than before. */
    private boolean isHome(String piece, Standing was, Catalog catalog, int mover) {
        if (Likeness.owner(catalog, catalog.thing(Type.PIECE, catalog.number(Type.PIECE, piece))) != mover)
            return false;
        return standing.bySite().entrySet().stream()
                .filter(place -> catalog.site((int) catalog.number(Type.SITE, place.getKey()))
                                .owner()
                        == mover)
                .anyMatch(place -> Collections.frequency(place.getValue(), piece)
                        > Collections.frequency(was.at(place.getKey()), piece));
    }

    private static List<String> lying(Standing standing, BoardView board) {
        return board.sites().stream()
                .flatMap(site -> standing.bySite().getOrDefault(site.id(), List.of()).stream())
                .toList();
    }

    private static Optional<Ref> ref(Thing thing) {
        return switch (thing.type().base()) {
            case SITE -> Optional.of(Ref.site(thing.id()));
            case PIECE -> Optional.of(Ref.piece(thing.id()));
            case PLAYER -> Optional.of(Ref.player(thing.id()));
            case KIND -> Optional.of(Ref.kind(thing.id()));
            default -> Optional.empty();
        };
    }

    /** Where a thing is on the board: a site itself, or where a piece stands. */
    private Optional<String> site(Thing thing) {
        if (thing.is(Type.Base.SITE)) return Optional.of(thing.id());
        Stream<Map.Entry<String, List<String>>> sites = standing.bySite().entrySet().stream();
        return thing.is(Type.Base.PIECE)
                ? sites.filter(site -> site.getValue().contains(thing.id()))
                        .map(Map.Entry::getKey)
                        .findFirst()
                : Optional.empty();
    }
}
