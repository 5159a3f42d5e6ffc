package regola.language.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Board;
import regola.language.model.Expr;
import regola.language.model.Reason;
import regola.language.model.SitePattern;
import regola.language.model.Type;
import regola.language.resolve.Declared;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.BoardNode;
import regola.language.tree.Declaration;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;

/** A BoardReader works out the sites of a board: first all sites, then what joins them. It declares their names. */
final class BoardReader {
    private static final int LONGEST_SIDE = 100;

    private final CheckContext game;
    private final SiteRows rows;
    private final Declaration.Board node;
    private final List<Board.Site> sites = new ArrayList<>();
    private final Map<String, ExprNode> conditions = new HashMap<>();
    private final Set<String> known = new LinkedHashSet<>();
    private final List<List<String>> paths = new ArrayList<>();
    private final List<Board.LineGroup> lines = new ArrayList<>();
    private final Map<String, List<String>> regions = new LinkedHashMap<>();
    private final Map<String, List<SitePattern>> patterns = new LinkedHashMap<>();
    private Board.Grid grid;
    /** The longer side of the grid, at its largest size; 0 where that is not known. */
    private int longest;

    private boolean hexes;
    private String art;

    BoardReader(CheckContext game, Declaration.Board node) {
        this.game = game;
        this.rows = new SiteRows(game);
        this.node = node;
        declare(Sort.BOARD, node.name().text(), node.name().span());
        for (BoardNode line : node.lines()) readSites(line);
        for (BoardNode line : node.lines()) readJoins(line);
    }

    /** @return whether its sites have columns and rows */
    boolean hasRows() {
        return grid != null;
    }

    /** @return all sites, those of a grid at its largest size too */
    Set<String> sites() {
        return known;
    }

    /** @return whether it is an endless plane, which has no number of sites */
    boolean isEndless() {
        return hexes;
    }

    /** @return what the region has, or null if there is none above */
    SiteRows.Found region(String name) {
        return regions.containsKey(name) ? new SiteRows.Found(regions.get(name), patterns.get(name)) : null;
    }

    /** @param reason what the board says about itself */
    Board board(Reason reason) {
        return new Board(
                node.name().text(),
                conditionalSites(),
                List.copyOf(paths),
                List.copyOf(lines),
                Collections.unmodifiableMap(regions),
                Collections.unmodifiableMap(patterns),
                grid,
                hexes,
                art,
                reason,
                node.name().span());
    }

    private void declare(Sort sort, String name, Span span) {
        game.names().declare(Declared.of(sort, name, span), game.problems());
    }

    private void readSites(BoardNode line) {
        if (line instanceof BoardNode.Site site) {
            addSite(
                    site.name().text(),
                    site.at().x(),
                    site.at().y(),
                    site.onlyIf(),
                    site.name().span());
        } else if (line instanceof BoardNode.Sites row) {
            List<String> names = rows.names(row.names());
            for (Name end : new Name[] {row.names().from(), row.names().to()})
                if (end != null)
                    game.uses().add(end.span(), end.text(), row.names().span());
            int steps = Math.max(1, names.size() - 1);
            for (int i = 0; i < names.size(); i++) {
                double x = row.from().x() + (row.to().x() - row.from().x()) * i / steps;
                double y = row.from().y() + (row.to().y() - row.from().y()) * i / steps;
                addSite(names.get(i), x, y, row.onlyIf(), row.names().span());
            }
        } else if (line instanceof BoardNode.Grid one) {
            readGrid(one);
        } else if (line instanceof BoardNode.Hexes one) {
            if (hexes) game.report(DiagnosticCode.TWICE.at(one.span(), "'plane of hexes'"));
            hexes = true;
        } else if (line instanceof BoardNode.Drawn drawn) {
            if (art != null) game.report(DiagnosticCode.TWICE.at(drawn.span(), "'drawn'"));
            art = drawn.art().text();
        }
        if (hexes && (grid != null || !sites.isEmpty())) {
            game.report(DiagnosticCode.BOARD_SHAPE
                    .at(line.span(), Message.of("an endless plane of hexes has no other sites"))
                    .why("its sites are the hexes themselves"));
        }
    }

    private void addSite(String name, double x, double y, ExprNode onlyIf, Span span) {
        if (known.size() == SiteRows.MOST_SITES) {
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(
                    span, Message.of("more than {0}", SiteRows.MOST_SITES), Message.of("sites"), SiteRows.MOST_SITES));
            return;
        }
        declare(Sort.SITE, name, span);
        if (!known.add(name)) return;
        sites.add(new Board.Site(name, x, y, null, span));
        if (onlyIf != null) conditions.put(name, onlyIf);
    }

    /**
     * The sites with what they depend on: read when all names are known, so that a wrong one is told for what it is.
     */
    private List<Board.Site> conditionalSites() {
        Map<ExprNode, Expr> read =
                new IdentityHashMap<>(); // a row of sites has one condition, and its mistakes are told once
        return sites.stream()
                .map(site -> {
                    ExprNode written = conditions.get(site.name());
                    Expr condition = written == null ? null : read.computeIfAbsent(written, this::condition);
                    return new Board.Site(site.name(), site.x(), site.y(), condition, site.span());
                })
                .toList();
    }

    private Expr condition(ExprNode written) {
        Expr condition =
                new ExprChecker(game, Scope.outermost(new FrameSlots()), false).want(written, Type.TRUTH, "'if'");
        Expr unknown = SetUpValues.unknown(condition);
        if (unknown != null) {
            game.report(
                    DiagnosticCode.BOARD_SHAPE
                            .at(unknown.span(), Message.of("whether a site is there must be known before the match"))
                            .why(
                                    "it may be asked of settings and numbers only: compared with each other, joined by 'and', 'or' and 'not'"));
        }
        return condition;
    }

    private void readGrid(BoardNode.Grid line) {
        if (grid != null) game.report(DiagnosticCode.TWICE.at(line.span(), "'grid'"));
        ExprChecker exprs = new ExprChecker(game, Scope.outermost(new FrameSlots()), false);
        Expr columns = exprs.want(line.columns(), Type.NUMBER, "'grid'");
        Expr across = exprs.want(line.rows(), Type.NUMBER, "'by'");
        grid = new Board.Grid(columns, across, line.around());
        int width = largest(columns);
        int height = largest(across);
        longest = width == 0 || height == 0 ? 0 : Math.max(width, height);
        for (int row = 1; row <= height; row++) {
            for (int column = 1; column <= width && known.size() < SiteRows.MOST_SITES; column++) {
                String name = letters(column) + row;
                declare(Sort.SITE, name, line.span());
                known.add(name);
            }
        }
    }

    private int largest(Expr size) {
        Optional<Sizes> sizes = Sizes.of(size);
        if (Conversions.isNothing(size.type())) return 0;
        if (sizes.isEmpty()) {
            game.report(DiagnosticCode.BOARD_SHAPE
                    .at(size.span(), Message.of("the size of a grid must be known before the match"))
                    .why("it may be computed from numbers and settings only"));
            return 0;
        }
        if (sizes.get().least() < 1 || sizes.get().most() > LONGEST_SIDE) {
            game.report(DiagnosticCode.BOARD_SHAPE
                    .at(size.span(), Message.of("a grid has 1 to {0} columns and rows", LONGEST_SIDE))
                    .why(Message.of(
                            "here it can be from {0} to {1}",
                            sizes.get().least(), sizes.get().most())));
        }
        return (int) Math.max(0, Math.min(LONGEST_SIDE, sizes.get().most()));
    }

    /** Columns are called a to z, then aa, ab and so on. */
    static String letters(int column) {
        return column <= 26
                ? String.valueOf((char) ('a' + column - 1))
                : letters((column - 1) / 26) + letters((column - 1) % 26 + 1);
    }

    private void readJoins(BoardNode line) {
        if (line instanceof BoardNode.Path path) {
            List<String> stations = rows.allSites(path.stations(), known);
            paths.add(List.copyOf(stations));
        } else if (line instanceof BoardNode.Lines block) {
            readLines(block);
        } else if (line instanceof BoardNode.Region region) {
            declare(Sort.REGION, region.name().text(), region.name().span());
            SiteRows.Found found = rows.parts(region.sites(), this);
            regions.put(region.name().text(), List.copyOf(new LinkedHashSet<>(found.sites())));
            patterns.put(region.name().text(), found.patterns());
        } else if (line instanceof BoardNode.LinesInARow inARow) {
            readLines(inARow);
        }
    }

    private void readLines(BoardNode.Lines block) {
        declare(Sort.LINES, block.name().text(), block.name().span());
        List<Board.Line> made = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (BoardNode.Line line : block.lines()) {
            List<String> through = rows.allSites(line.sites(), known);
            // Without its missing places it would be called like those that are there.
            if (line.name() == null && through.size() < line.sites().size()) continue;
            String name = line.name() != null ? line.name().text() : String.join("-", through);
            if (!names.add(name) || through.isEmpty()) {
                if (!through.isEmpty()) game.report(DiagnosticCode.TWICE.at(line.span(), Message.of("'{0}'", name)));
                continue;
            }
            declare(Sort.LINE, name, line.name() != null ? line.name().span() : line.span());
            made.add(new Board.Line(name, List.copyOf(through)));
        }
        lines.add(new Board.LineGroup(block.name().text(), block.loops(), List.copyOf(made), 0));
    }

    /** A board without any site has most likely lost the line that says what grid it is. */
    private Diagnostic noRows(BoardNode.LinesInARow line) {
        Diagnostic found = DiagnosticCode.NO_ROWS.at(line.lengthSpan(), Message.of("rows"));
        boolean unread = game.problems().list().stream()
                .anyMatch(each -> each.isError()
                        && node.span().start() <= each.span().start()
                        && each.span().end() <= line.span().start());
        if (unread || !known.isEmpty() || hexes || line.length() < 2 || line.length() > LONGEST_SIDE) return found;
        Message grid = Message.of("the line '{0}'", "grid " + line.length() + " by " + line.length());
        return found.fix(Message.of(
                "write {0} above this one, in column {1}", grid, line.span().column()));
    }

    private void readLines(BoardNode.LinesInARow line) {
        declare(Sort.LINES, line.name().text(), line.name().span());
        if (grid == null) game.report(noRows(line));
        if (line.length() < 2 || line.length() > LONGEST_SIDE) {
            game.report(DiagnosticCode.BOARD_SHAPE
                    .at(line.lengthSpan(), Message.of("a line in a row has 2 to {0} sites", LONGEST_SIDE))
                    .why(Message.of("here it would have {0}", line.length())));
            return;
        }
        if (longest > 1 && line.length() > longest)
            game.report(DiagnosticCode.BOARD_SHAPE
                    .at(line.lengthSpan(), Message.of("no row of {0} fits on this board", line.length()))
                    .why(Message.of("the longest there is has {0} places", longest))
                    .fix(Message.of("write {0}", longest)));
        lines.add(new Board.LineGroup(line.name().text(), false, List.of(), (int) line.length()));
    }
}
