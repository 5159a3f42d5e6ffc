package regola.language.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.source.Span;

/**
 * A Board is the sites of a game and how they hang together; coordinates are grid units, y upwards.
 *
 * @param sites sites written out, in the order of the file; a grid adds a1, b1, … row by row
 * @param paths the stations of each path, in order; each leads to the next
 * @param lines lines and loops by group
 * @param regions named sets of sites
 * @param patterns by region what sites of the grid it has besides
 * @param grid columns and rows, or null
 * @param hexes true for an endless plane of hexes, named q,r
 * @param art the drawing's name, or null
 */
public record Board(
        String name,
        List<Site> sites,
        List<List<String>> paths,
        List<LineGroup> lines,
        Map<String, List<String>> regions,
        Map<String, List<SitePattern>> patterns,
        Grid grid,
        boolean hexes,
        String art,
        Reason reason,
        Span span) {

    /** @param onlyIf whether it is there, which the settings say; null if it always is */
    public record Site(String name, double x, double y, Expr onlyIf, Span span) {}

    /**
     * @param loop true if the last site of each line is joined to its first
     * @param inARow so many sites of the grid in a row, wherever there is room, are its lines; 0 if they are written
     *     out
     */
    public record LineGroup(String name, boolean loop, List<Line> lines, int inARow) {
        /** @return the same with these lines */
        public LineGroup with(List<Line> others) {
            return new LineGroup(name, loop, others, inARow);
        }
    }

    /** @param name given in the file, or the names of its sites joined by hyphens */
    public record Line(String name, List<String> sites) {}

    /** @param around true if sites are joined diagonally too */
    public record Grid(Expr columns, Expr rows, boolean around) {}

    /** @return the board with these lines */
    public Board with(List<LineGroup> others) {
        return new Board(name, sites, paths, others, regions, patterns, grid, hexes, art, reason, span);
    }

    /**
     * @return the board when these sites are not there: a path or a line goes on to the next site that is, and one of
     *     none is none
     */
    public Board without(Set<String> absent) {
        if (absent.isEmpty()) return this;
        List<LineGroup> left = lines.stream()
                .map(group -> new LineGroup(
                        group.name(),
                        group.loop(),
                        group.lines().stream()
                                .map(line -> new Line(line.name(), without(line.sites(), absent)))
                                .filter(line -> !line.sites().isEmpty())
                                .toList(),
                        group.inARow()))
                .toList();
        Map<String, List<String>> smaller = new LinkedHashMap<>();
        regions.forEach((region, members) -> smaller.put(region, without(members, absent)));
        return new Board(
                name,
                sites.stream().filter(site -> !absent.contains(site.name())).toList(),
                paths.stream().map(path -> without(path, absent)).toList(),
                left,
                Collections.unmodifiableMap(smaller),
                patterns,
                grid,
                hexes,
                art,
                reason,
                span);
    }

    private static List<String> without(List<String> names, Set<String> absent) {
        List<String> left = new ArrayList<>();
        for (String name : names)
            if (!absent.contains(name)
                    && (left.isEmpty() || !left.get(left.size() - 1).equals(name))) left.add(name);
        return List.copyOf(left);
    }
}
