package regola.ui.view.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A BoardView is the board as it is seen: places, lines between them, and the name of the look it is drawn in.
 *
 * @param name what people call it
 * @param look the name of a look, or null for a plain one
 * @param rows places that the rules name as a line or a loop
 * @param wheels loops that moves can turn
 * @param moment what else of the moment is drawn on it
 */
public record BoardView(
        String name,
        String look,
        List<SiteView> sites,
        List<LinkView> links,
        List<RowView> rows,
        List<WheelView> wheels,
        MomentView moment) {
    /** Of more things than these none stands out. */
    private static final int MOST_RINGS = 30;

    public BoardView {
        sites = List.copyOf(sites);
        links = List.copyOf(links);
        rows = List.copyOf(rows);
        wheels = List.copyOf(wheels);
    }

    /** A board at no particular moment. */
    public BoardView(
            String name,
            String look,
            List<SiteView> sites,
            List<LinkView> links,
            List<RowView> rows,
            List<WheelView> wheels) {
        this(name, look, sites, links, rows, wheels, MomentView.NONE);
    }

    /** A board of which nothing turns. */
    public BoardView(String name, String look, List<SiteView> sites, List<LinkView> links, List<RowView> rows) {
        this(name, look, sites, links, rows, List.of());
    }

    /** A board without named lines. */
    public BoardView(String name, String look, List<SiteView> sites, List<LinkView> links) {
        this(name, look, sites, links, List.of());
    }

    /** @return whether a place or a piece plays that role now */
    public boolean has(Role role) {
        return sites.stream()
                .anyMatch(site -> site.is(role) || site.pieces().stream().anyMatch(piece -> piece.is(role)));
    }

    /**
     * @return an overlay with rings round all that can be chosen now besides, unless that is more than the eye takes in
     */
    public OverlayView ringed(OverlayView with) {
        OverlayView rings = with;
        for (SiteView site : sites) {
            if (isWanted(site.roles())) rings = rings.ring(site.ref());
            for (PieceView piece : site.pieces())
                if (isWanted(piece.roles())) rings = rings.ring(Ref.piece(piece.id()));
        }
        return rings.rings().size() - with.rings().size() > MOST_RINGS ? with : rings;
    }

    private static boolean isWanted(Set<Role> roles) {
        return roles.contains(Role.LEGAL) || roles.contains(Role.TARGET);
    }

    /** @return whether it has no edge: what is seen of it is where pieces are and around them */
    public boolean isEndless() {
        return sites.stream().anyMatch(site -> site.outline() == SiteView.Outline.HEX);
    }

    /** @return the same without these places */
    public BoardView without(Set<String> places) {
        List<SiteView> left =
                sites.stream().filter(site -> !places.contains(site.id())).toList();
        return new BoardView(name, look, left, links, rows, wheels, moment);
    }

    public Optional<SiteView> site(String id) {
        return sites.stream().filter(s -> s.id().equals(id)).findFirst();
    }

    /** @return the shortest way along paths from one place to another, both ends too; empty if none leads there */
    public List<String> way(String from, String to) {
        Map<String, String> before = new HashMap<>();
        Deque<String> edge = new ArrayDeque<>(List.of(from));
        while (!edge.isEmpty() && !before.containsKey(to)) {
            String at = edge.poll();
            for (LinkView link : links) {
                boolean leads =
                        link.directed() && link.from().equals(at) && !link.to().equals(from);
                if (leads && before.putIfAbsent(link.to(), at) == null) edge.add(link.to());
            }
        }
        if (!before.containsKey(to)) return List.of();
        List<String> way = new ArrayList<>();
        for (String at = to; at != null; at = before.get(at)) way.add(at);
        Collections.reverse(way);
        return way;
    }

    /** @return whether it has the same places, wherever they stand */
    public boolean hasPlacesOf(BoardView other) {
        return sites.size() == other.sites.size()
                && other.sites.stream().allMatch(s -> site(s.id()).isPresent());
    }

    /** @return this board and the places that only the other has, empty */
    public BoardView with(BoardView other) {
        if (hasPlacesOf(other)) return this;
        List<SiteView> all = new ArrayList<>(sites);
        for (SiteView site : other.sites) if (site(site.id()).isEmpty()) all.add(site.with(List.of(), Set.of()));
        return new BoardView(name, look, all, links, rows, wheels, moment);
    }

    /** @return this board without the places that the other does not have */
    public BoardView within(BoardView other) {
        return new BoardView(
                name,
                look,
                sites.stream().filter(s -> other.site(s.id()).isPresent()).toList(),
                links,
                rows,
                wheels,
                moment);
    }

    /** @return this board with one place changed; the same if it has no such place */
    public BoardView change(String site, UnaryOperator<SiteView> change) {
        return new BoardView(
                name,
                look,
                sites.stream()
                        .map(s -> s.id().equals(site) ? change.apply(s) : s)
                        .toList(),
                links,
                rows,
                wheels,
                moment);
    }

    /** @return this board with other places */
    public BoardView withSites(List<SiteView> others) {
        return new BoardView(name, look, others, links, rows, wheels, moment);
    }

    /** @return this board with other loops to turn */
    public BoardView withWheels(List<WheelView> others) {
        return new BoardView(name, look, sites, links, rows, others, moment);
    }

    /** @return this board at another moment */
    public BoardView at(MomentView other) {
        return new BoardView(name, look, sites, links, rows, wheels, other);
    }

    /** @return this board without the light on what could be done, which on paper would be an answer */
    public BoardView unlit() {
        return new BoardView(name, look, sites.stream().map(SiteView::unlit).toList(), links, rows, wheels);
    }

    /** @return this board with nothing marked on it */
    public BoardView plain() {
        return new BoardView(name, look, sites.stream().map(SiteView::plain).toList(), links, rows, wheels);
    }
}
