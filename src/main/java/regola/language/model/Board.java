package regola.language.model;

import java.util.List;
import java.util.Map;
import regola.language.source.Span;

/**
 * A Board is the places of a game and how they hang together; coordinates are grid units, y upwards.
 *
 * @param sites sites written out, in the order of the file; a grid adds a1, b1, … row by row
 * @param paths links from a site to the next
 * @param lines lines and loops by group
 * @param regions named sets of sites
 * @param grid columns and rows, or null
 * @param hexes true for an endless plane of hexes, named q,r
 * @param art the drawing's name, or null
 */
public record Board(
        String name,
        List<Site> sites,
        List<Link> paths,
        List<LineGroup> lines,
        Map<String, List<String>> regions,
        Grid grid,
        boolean hexes,
        String art,
        Reason reason,
        Span span) {

    public record Site(String name, double x, double y, Span span) {}

    public record Link(String from, String to) {}

    /** @param loop true if the last site of each line is joined to its first */
    public record LineGroup(String name, boolean loop, List<Line> lines) {}

    /** @param name given in the file, or the names of its sites joined by hyphens */
    public record Line(String name, List<String> sites) {}

    /** @param around true if sites are joined diagonally too */
    public record Grid(Expr columns, Expr rows, boolean around) {}
}
