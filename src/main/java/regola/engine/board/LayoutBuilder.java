package regola.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.value.Catalog;
import regola.engine.value.HexWindow;
import regola.engine.value.RuleFailure;
import regola.language.model.Board;
import regola.language.model.CheckedGame;
import regola.language.model.Mark;
import regola.language.model.Seats;
import regola.language.model.SitePattern;
import regola.language.model.Zone;
import regola.language.source.Message;
import regola.language.source.Span;

/** A LayoutBuilder is the numbering of a game for so many players: it turns every name into its number. */
public final class LayoutBuilder {
    private static final int MOST_SITES = 1024;
    private static final String BOX = "box";

    private final CheckedGame game;
    private final int players;
    private final SettingValues settings;
    /** Sites that the board has with other settings only. */
    private final Set<String> absent = new LinkedHashSet<>();

    private final Board board;
    private final List<Mark> marks;
    private final List<String> sides = new ArrayList<>();
    private final List<Catalog.SiteEntry> sites = new ArrayList<>();
    private final List<Board.Site> declared = new ArrayList<>();
    private final Map<String, Integer> siteNumbers = new HashMap<>();
    private final Map<String, int[]> zoneSites = new LinkedHashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final Map<String, long[]> siteSets = new HashMap<>();
    private final Map<String, long[]> lineSets = new HashMap<>();

    private LayoutBuilder(CheckedGame game, int players, Map<String, List<Long>> changed) {
        this.game = game;
        this.players = players;
        this.settings = new SettingValues(game, changed);
        addAbsent();
        this.board = game.board() == null ? null : withLines(game.board().without(absent));
        this.marks = game.marks().stream().map(mark -> mark.without(absent)).toList();
    }

    public static Layout build(CheckedGame game, int players, Map<String, List<Long>> changed) {
        return new LayoutBuilder(game, players, changed).build();
    }

    private Layout build() {
        addSides();
        RosterBuilder pieces = new RosterBuilder(game, settings, sides, players, namedSites());
        HexWindow plane =
                board != null && board.hexes() ? HexLines.window(pieces.pieces().size()) : null;
        int boardSites = addBoardSites(plane);
        int box = addZoneSites();
        SitesDraft draft = new SitesDraft(sites.size(), boardSites, box, plane);
        addPaths(draft);
        addLines(draft);
        if (plane != null) HexLines.join(draft);
        else if (board != null && board.grid() != null)
            GridLines.join(draft, columns(), rows(), board.grid().around());
        addSiteSets(boardSites);
        for (Zone zone : game.zones())
            for (int site : zoneSites.get(zone.name())) if (site >= 0) draft.ordered[site] = zone.stack();
        Roster roster = pieces.roster();
        Catalog names = new Catalog(
                sites,
                pieces.pieces(),
                pieces.kinds(),
                sides,
                players,
                lines,
                game.choices(),
                game.namings(),
                plane,
                absent);
        Sites table = new Sites(draft);
        return new Layout(
                game,
                names,
                table,
                roster,
                settings.all(),
                siteSets,
                zoneSites,
                lineSets,
                seen(),
                new GraphDrawing(game, board, marks, declared, table, names, siteNumbers, siteSets, zoneSites).graph());
    }

    private void addAbsent() {
        if (game.board() == null) return;
        for (Board.Site site : game.board().sites())
            if (site.onlyIf() != null && !settings.holds(site.onlyIf())) absent.add(site.name());
    }

    private void addSides() {
        Seats seats = game.seats();
        if (players < seats.fewest() || players > seats.most()) {
            throw new RuleFailure(
                    null,
                    Message.of("this game is not for {0} players", players),
                    seats.most() > seats.fewest()
                            ? Message.of("it is for {0} to {1}", seats.fewest(), seats.most())
                            : Message.of("it is for {0}", seats.fewest()),
                    "choose another number");
        }
        List<String> wanted = seats.names().subList(0, Math.min(seats.names().size(), players + seats.neutrals()));
        sides.addAll(wanted);
        sides.addAll(seats.otherNames());
        if (sides.size() > Seats.MOST) {
            throw new RuleFailure(
                    null,
                    Message.of("there are more than {0} players and sides", Seats.MOST),
                    "so many are not supported",
                    "name fewer");
        }
        if (wanted.size() < players + seats.neutrals()) {
            throw new RuleFailure(
                    null,
                    Message.of("there are too few names for {0} players", players),
                    Message.of("the sides are {0}", String.join(", ", seats.names())),
                    "name more sides");
        }
    }

    /** How many sites the board has; none of an endless plane, whose pieces are counted in the file. */
    private int namedSites() {
        if (board == null) return 0;
        return board.sites().size() + (board.grid() == null ? 0 : columns() * rows());
    }

    private int addBoardSites(HexWindow plane) {
        if (board == null) return 0;
        if (plane != null) {
            sites.addAll(HexLines.sites(plane, board.name()));
            return sites.size();
        }
        for (Board.Site site : board.sites()) addBoardSite(site);
        if (board.grid() != null) {
            for (int row = 1; row <= rows(); row++) {
                for (int column = 1; column <= columns(); column++) {
                    addBoardSite(new Board.Site(columnName(column) + row, column - 1, row - 1, null, board.span()));
                }
            }
        }
        return sites.size();
    }

    private void addBoardSite(Board.Site site) {
        declared.add(site);
        addSite(new Catalog.SiteEntry(site.name(), board.name(), -1, true), site.span());
    }

    private int addSite(Catalog.SiteEntry site, Span span) {
        if (siteNumbers.size() == MOST_SITES) {
            throw new RuleFailure(
                    span,
                    Message.of("there are more than {0} sites", MOST_SITES),
                    "so many are not supported",
                    "make the board smaller");
        }
        if (siteNumbers.putIfAbsent(site.id(), sites.size()) != null) {
            throw new RuleFailure(
                    span,
                    Message.of("two sites are called '{0}'", site.id()),
                    "every site needs a name of its own",
                    "choose another name");
        }
        sites.add(site);
        return sites.size() - 1;
    }

    /** a to z, then aa, ab, … */
    private static String columnName(int column) {
        return column <= 26
                ? String.valueOf((char) ('a' + column - 1))
                : columnName((column - 1) / 26) + columnName((column - 1) % 26 + 1);
    }

    private int columns() {
        return gridSize(settings.number(board.grid().columns()), board.span());
    }

    private int rows() {
        return gridSize(settings.number(board.grid().rows()), board.span());
    }

    private static int gridSize(long size, Span span) {
        if (size >= 1 && size <= 100) return (int) size;
        throw new RuleFailure(
                span,
                Message.of("a grid cannot have {0} columns or rows", size),
                "it has 1 to 100 of each",
                "choose another size");
    }

    private int addZoneSites() {
        for (Zone zone : game.zones()) {
            int owners = switch (zone.owners()) {
                case SHARED -> 0;
                case EACH_PLAYER -> players;
                case EACH_SIDE -> sides.size();
            };
            if (owners == 0) {
                zoneSites.put(zone.name(), new int[] {
                    addSite(new Catalog.SiteEntry(zone.name(), zone.name(), -1, false), zone.span())
                });
                continue;
            }
            int[] byOwner = new int[sides.size()];
            Arrays.fill(byOwner, -1);
            boolean others =
                    zone.owners() == Zone.Owners.EACH_SIDE && game.seats().playOthers();
            for (int owner = others ? players : 0; owner < owners; owner++) {
                byOwner[owner] = addSite(
                        new Catalog.SiteEntry(zone.name() + "-" + sides.get(owner), zone.name(), owner, false),
                        zone.span());
            }
            zoneSites.put(zone.name(), byOwner);
        }
        if (zoneSites.containsKey(BOX)) return zoneSites.get(BOX)[0];
        int box = addSite(new Catalog.SiteEntry(BOX, BOX, -1, false), null);
        zoneSites.put(BOX, new int[] {box});
        return box;
    }

    private int site(String name, Span span) {
        Integer number = siteNumbers.get(name);
        if (number != null) return number;
        throw new RuleFailure(
                span,
                Message.of("no site is called '{0}'", name),
                "with these settings the board does not have it",
                "check the size of the board");
    }

    private void addPaths(SitesDraft draft) {
        if (board == null) return;
        for (List<String> path : board.paths()) {
            for (int i = 1; i < path.size(); i++)
                draft.path(site(path.get(i - 1), board.span()), site(path.get(i), board.span()));
        }
    }

    private void addLines(SitesDraft draft) {
        if (board == null) return;
        List<int[]> orders = new ArrayList<>();
        List<Boolean> loops = new ArrayList<>();
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (Board.LineGroup group : board.lines()) {
            List<Integer> members = groups.computeIfAbsent(group.name(), name -> new ArrayList<>());
            for (Board.Line line : group.lines()) {
                int[] order = line.sites().stream()
                        .mapToInt(s -> site(s, board.span()))
                        .toArray();
                for (int i = 1; i < order.length; i++) draft.join(order[i - 1], order[i]);
                if (group.loop()) draft.join(order[order.length - 1], order[0]);
                members.add(orders.size());
                orders.add(order);
                loops.add(group.loop());
                lines.add(line.name());
            }
        }
        draft.lineOrder = orders.toArray(int[][]::new);
        draft.lineLoops = new boolean[orders.size()];
        for (int i = 0; i < loops.size(); i++) draft.lineLoops[i] = loops.get(i);
        groups.forEach((name, members) -> {
            long[] set = new long[Bits.words(orders.size())];
            for (int line : members) Bits.put(set, line);
            lineSets.put(name, set);
        });
    }

    /** The board with all lines in a row that its grid has room for. */
    private Board withLines(Board without) {
        if (without.grid() == null) return without;
        int columns = gridSize(settings.number(without.grid().columns()), without.span());
        int rows = gridSize(settings.number(without.grid().rows()), without.span());
        boolean around = without.grid().around();
        return without.with(without.lines().stream()
                .map(group -> group.inARow() == 0
                        ? group
                        : group.with(GridLines.inARow(group.inARow(), columns, rows, around).stream()
                                .map(line -> named(line, columns))
                                .toList()))
                .toList());
    }

    private static Board.Line named(int[] line, int columns) {
        List<String> names = Arrays.stream(line)
                .mapToObj(site -> columnName(site % columns + 1) + (site / columns + 1))
                .toList();
        return new Board.Line(String.join("-", names), names);
    }

    private void addSiteSets(int boardSites) {
        int words = Bits.words(sites.size());
        zoneSites.forEach((zone, members) -> {
            long[] set = new long[words];
            for (int site : members) if (site >= 0) Bits.put(set, site);
            siteSets.put(zone, set);
        });
        if (board == null) return;
        long[] whole = new long[words];
        for (int s = 0; s < boardSites; s++) Bits.put(whole, s);
        siteSets.put(board.name(), whole);
        board.regions().forEach((name, members) -> {
            long[] set = named(members, board.span());
            for (SitePattern pattern : board.patterns().get(name)) put(set, pattern);
            siteSets.put(name, set);
        });
        marks.forEach(mark -> {
            long[] set = named(mark.sites(), mark.span());
            for (SitePattern pattern : mark.patterns()) put(set, pattern);
            siteSets.put(mark.name(), set);
        });
    }

    private void put(long[] set, SitePattern pattern) {
        for (int row = 1; row <= rows(); row++) {
            for (int column = 1; column <= columns(); column++)
                if (pattern.has(column, row, columns(), rows()))
                    Bits.put(set, siteNumbers.get(columnName(column) + row));
        }
    }

    private long[] named(List<String> members, Span span) {
        long[] set = new long[Bits.words(sites.size())];
        for (String member : members) Bits.put(set, site(member, span));
        return set;
    }

    private long[] seen() {
        long[] seen = new long[sites.size()];
        Arrays.fill(seen, -1);
        for (Zone zone : game.zones()) {
            int[] members = zoneSites.get(zone.name());
            for (int owner = 0; owner < members.length; owner++) {
                if (members[owner] < 0) continue;
                seen[members[owner]] = switch (zone.seen()) {
                    case ALL -> -1;
                    case OWNER -> zone.owners() == Zone.Owners.SHARED ? 0 : 1L << owner;
                    case NOBODY -> 0;
                };
            }
        }
        return seen;
    }
}
