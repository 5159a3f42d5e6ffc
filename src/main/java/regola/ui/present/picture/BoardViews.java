package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.engine.value.Catalog;
import regola.engine.value.Hex;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Board;
import regola.language.model.Mark;
import regola.language.model.Type;
import regola.language.model.Zone;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

/** A BoardViews makes board views of one ruleset in one language; what does not change is made once. */
public final class BoardViews {
    /** Hexes row by row from the top, each from the left. */
    static final Comparator<Hex> READING = Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private final Ruleset rules;
    private final Names names;
    private final PieceLooks looks;
    private final KeptLooks kept;
    private final KeptRows rows;
    /** The whole board; of an endless plane only a beginning, since what is seen of it changes. */
    private final BoardView start;

    BoardViews(Ruleset rules, Names names, PieceLooks looks) {
        this.rules = rules;
        this.names = names;
        this.looks = looks;
        this.kept = new KeptLooks(rules, names);
        this.rows = new KeptRows(rules, names, looks);
        this.start = rules.board().hexes() ? empty(rules.board()) : seated(empty(rules.board()));
    }

    private BoardView empty(Match match, List<Thing> besides) {
        return rules.board().hexes() ? empty(match.board(besides)) : start;
    }

    /** @return with the pieces that begin there, where each is one of its own kind */
    private BoardView seated(BoardView board) {
        try {
            Standing first = Standing.of(Match.start(rules, 1).position());
            return board.withSites(board.sites().stream()
                    .map(site -> site.withSeats(seats(first.at(site.id()))))
                    .toList());
        } catch (RuleFailure broken) {
            return board; // it is told when the match is really played
        }
    }

    /** Where everybody has as many pieces as the others, each has a column of the square that they fill. */
    private List<String> inColumns(List<String> pieces) {
        Catalog catalog = names.catalog();
        Map<Integer, List<String>> owned = new TreeMap<>();
        for (String piece : pieces) {
            int owner = catalog.piece((int) catalog.number(Type.PIECE, piece)).owner();
            owned.computeIfAbsent(owner, each -> new ArrayList<>()).add(piece);
        }
        int columns = owned.size();
        boolean square = columns == (int) Math.ceil(Math.sqrt(pieces.size()));
        boolean alike = owned.values().stream().map(List::size).distinct().count() == 1;
        if (!square || !alike) return pieces;
        List<String> turned = new ArrayList<>();
        for (int row = 0; row < pieces.size() / columns; row++)
            for (List<String> each : owned.values()) turned.add(each.get(row));
        return turned;
    }

    private List<String> seats(List<String> pieces) {
        boolean each = pieces.size() > 1 && pieces.stream().distinct().count() == pieces.size();
        return !each
                ? List.of()
                : inColumns(pieces.stream()
                        .sorted(Comparator.comparingLong(
                                piece -> names.catalog().number(Type.PIECE, piece)))
                        .toList());
    }

    private BoardView empty(BoardGraph graph) {
        Board board = rules.game().board();
        boolean squares = board != null && board.grid() != null;
        SiteView.Outline outline =
                graph.hexes() ? SiteView.Outline.HEX : squares ? SiteView.Outline.SQUARE : SiteView.Outline.ROUND;
        List<SiteView> sites = new ArrayList<>();
        for (BoardGraph.Site place : graph.sites()) {
            // A zone that the rule file places is seen on the board too.
            if (Double.isNaN(place.x())
                    || !place.onBoard() && names.catalog().site(place.number()).owner() >= 0) continue;
            List<String> regions = new ArrayList<>();
            graph.regions().forEach((name, members) -> {
                if (members.contains(place.number())) regions.add(name);
            });
            List<MarkView> marks = place.marks().stream()
                    .map(mark -> mark(mark, rules.game().marks()))
                    .toList();
            if (!place.onBoard())
                regions.add(names.catalog().site(place.number()).zone());
            String name = Names.capital(names.called(new Thing(Type.SITE, place.number(), place.id())));
            sites.add(new SiteView(
                    place.id(), place.x(), -place.y(), name, outline, regions, marks, List.of(), Set.of()));
        }
        List<LinkView> links = graph.hexes() ? List.of() : links(graph);
        return new BoardView(Names.capital(names.word(graph.name())), graph.art(), sites, links, rows(graph));
    }

    private MarkView mark(String name, List<Mark> marks) {
        for (Mark mark : marks) {
            if (mark.name().equals(name)) {
                String rule = mark.reason() == null ? null : mark.reason().rule();
                return new MarkView(names.spoken(name), mark.art(), rule, names.of(mark.reason()));
            }
        }
        return new MarkView(names.spoken(name), null, null, "");
    }

    /** Paths with their direction, and what else is joined without. */
    private static List<LinkView> links(BoardGraph graph) {
        Set<LinkView> links = new LinkedHashSet<>();
        Set<Map.Entry<Integer, Integer>> joined = new LinkedHashSet<>();
        for (BoardGraph.Edge path : graph.paths()) {
            links.add(link(graph, path, true));
            joined.add(Map.entry(path.from(), path.to()));
        }
        for (BoardGraph.Edge edge : graph.edges()) {
            if (joined.contains(Map.entry(edge.from(), edge.to()))
                    || joined.contains(Map.entry(edge.to(), edge.from()))) continue;
            links.add(link(graph, edge, false));
        }
        return List.copyOf(links);
    }

    private static List<RowView> rows(BoardGraph graph) {
        return graph.lines().stream()
                .map(line -> new RowView(
                        line.group(),
                        line.loop(),
                        line.sites().stream()
                                .map(s -> graph.sites().get(s).id())
                                .toList()))
                .toList();
    }

    private static LinkView link(BoardGraph graph, BoardGraph.Edge edge, boolean directed) {
        return new LinkView(
                graph.sites().get(edge.from()).id(),
                graph.sites().get(edge.to()).id(),
                directed);
    }

    /** @param seat whose places stand on the board too, where the rule file gives them one there; -1 for nobody's */
    public BoardView of(Match match, Standing standing, Lights lights, int seat) {
        return of(match, standing, lights, seat, List.of());
    }

    /** @param besides places of an endless board that are to be seen too */
    BoardView of(Match match, Standing standing, Lights lights, int seat, List<Thing> besides) {
        return of(empty(match, besides), standing, lights, seat, rows.places(match, standing, lights));
    }

    /** @param graph the board of these rules, or the part of an endless one that is to be seen */
    public BoardView of(BoardGraph graph, Standing standing, Lights lights) {
        return of(graph.hexes() ? empty(graph) : start, standing, lights, -1, List.of());
    }

    /** @param more places with pieces that are seen beside the board */
    private BoardView of(BoardView empty, Standing standing, Lights lights, int seat, List<SiteView> more) {
        List<SiteView> sites = new ArrayList<>();
        List<SiteView> places = new ArrayList<>(empty.sites());
        places.addAll(own(seat));
        for (SiteView site : places) {
            sites.add(marked(site, standing).with(pieces(site, standing, lights), lights.of(site.ref())));
        }
        sites.addAll(more);
        return new BoardView(empty.name(), empty.look(), sites, empty.links(), empty.rows());
    }

    private List<PieceView> pieces(SiteView site, Standing standing, Lights lights) {
        List<String> lying = standing.at(site.id());
        Zone closed = closed(site);
        if (closed != null) return lying.isEmpty() ? List.of() : List.of(looks.closed(site.id(), closed, lights));
        return inOrder(site.id(), lying).stream()
                .map(looks::of)
                .map(piece -> piece.hidden()
                        ? piece
                        : piece.withRoles(lights.of(Ref.piece(piece.id()))).withStates(kept.of(piece.id(), standing)))
                .toList();
    }

    /** @return the zone of all whose drawing stands for what lies there; null if this is no such place */
    private Zone closed(SiteView site) {
        return closed(site.id());
    }

    private Zone closed(String site) {
        return rules.game().zones().stream()
                .filter(zone -> zone.art() != null && zone.name().equals(site))
                .findFirst()
                .orElse(null);
    }

    /** @return what lies at a place that one drawing stands for, so that it cannot be seen; empty anywhere else */
    public String told(String site) {
        Zone closed = closed(site);
        return closed == null ? "" : Names.ended(names.of(closed.reason()));
    }

    /** @return what a special square does; empty anywhere else */
    String special(String site) {
        return rules.board().sites().stream()
                .filter(place -> place.id().equals(site))
                .flatMap(place -> place.marks().stream())
                .map(mark -> mark(mark, rules.game().marks()).sentence())
                .filter(about -> !about.isBlank())
                .findFirst()
                .map(Names::ended)
                .orElse("");
    }

    private SiteView marked(SiteView site, Standing standing) {
        List<MarkView> more = kept.of(site, standing);
        if (more.isEmpty()) return site;
        List<MarkView> marks = new ArrayList<>(site.marks());
        marks.addAll(more);
        return site.withMarks(marks);
    }

    KeptLooks kept() {
        return kept;
    }

    /** In a player's own place that is no stack pieces lie anyhow, so they are sorted for the eye. */
    private List<String> inOrder(String site, List<String> pieces) {
        Catalog catalog = names.catalog();
        boolean anyhow = !has(site)
                && rules.board().zones().stream()
                        .noneMatch(zone -> zone.stack()
                                && catalog.id(Type.SITE, zone.site()).equals(site));
        return !anyhow
                ? pieces
                : pieces.stream()
                        .sorted(Comparator.comparingLong(piece -> catalog.number(Type.PIECE, piece)))
                        .toList();
    }

    /** @return the places of a player, and those of all, that the rule file puts beside the board, empty */
    private List<SiteView> own(int seat) {
        List<SiteView> own = new ArrayList<>();
        if (seat < 0) return own;
        for (BoardGraph.Site place : rules.board().sites()) {
            Catalog.SiteEntry entry = names.catalog().site(place.number());
            if (place.onBoard() || Double.isNaN(place.x()) || entry.owner() < 0) continue;
            if (entry.owner() != seat && !showsAll(entry.zone())) continue;
            if (entry.owner() >= names.catalog().players()) continue; // nobody has sat down there
            String name = Names.capital(names.called(new Thing(Type.SITE, place.number(), place.id())));
            SiteView site = new SiteView(
                    place.id(),
                    place.x(),
                    -place.y(),
                    name,
                    SiteView.Outline.ROUND,
                    List.of(entry.zone()),
                    List.of(),
                    List.of(),
                    Set.of());
            own.add(site.keptBy(new SiteView.Keeper(
                    looks.playerColour(entry.owner()), entry.owner(), Names.capital(names.word(entry.zone())))));
        }
        return own;
    }

    private boolean showsAll(String zone) {
        return rules.game().zones().stream().anyMatch(each -> each.name().equals(zone) && each.showsAll());
    }

    /** @return whether it is a player's place that stands on the board when that player looks */
    boolean isOwn(String site, int seat) {
        return own(seat).stream().anyMatch(each -> each.id().equals(site));
    }

    /** @return the place as it is when nothing stands there, if the board has it */
    Optional<SiteView> site(String id) {
        return start.site(id);
    }

    /** @return the places of the shortest way along paths; empty if none leads there */
    List<String> way(String from, String to) {
        return start.way(from, to);
    }

    /** @return whether it is a place on the board; all that a legal move names is seen there */
    boolean has(String site) {
        return start.site(site).isPresent() || rules.board().hexes() && Hex.named(site) != null;
    }
}
