package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A BoardNode is one line of a board. Coordinates are grid units, y upwards. */
public sealed interface BoardNode {
    Span span();

    /** {@code site a7 at 0, 6}, perhaps {@code if rows > 6}; the condition is null if none is written. */
    record Site(Name name, Point at, ExprNode onlyIf, Span span) implements BoardNode {}

    /**
     * {@code sites a1 .. a9 from 1, 0 to 9, 0}; with {@code at} both points are the same; the condition may be null.
     */
    record Sites(SiteRange names, Point from, Point to, ExprNode onlyIf, Span span) implements BoardNode {}

    /** {@code path start -> a1 .. a40 -> island-1}. */
    record Path(List<SiteRange> stations, Span span) implements BoardNode {
        public Path {
            stations = List.copyOf(stations);
        }
    }

    /** A block of lines, or of loops, whose ends are joined. */
    record Lines(Name name, boolean loops, List<Line> lines, Span span) implements BoardNode {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    record Region(Name name, List<SiteRange> sites, Span span) implements BoardNode {
        public Region {
            sites = List.copyOf(sites);
        }
    }

    /** @param around true if sites are joined diagonally too */
    record Grid(ExprNode columns, ExprNode rows, boolean around, Span span) implements BoardNode {}

    /** An endless plane of hexes. */
    record Hexes(Span span) implements BoardNode {}

    record Drawn(Name art, Span span) implements BoardNode {}

    /** One line of a lines block; the name is null if none is written. */
    record Line(Name name, List<SiteRange> sites, Span span) {
        public Line {
            sites = List.copyOf(sites);
        }
    }

    /** {@code lines fours: every 4 in a row}: all straight lines of so many sites of a grid. */
    record LinesInARow(Name name, long length, Span lengthSpan, Span span) implements BoardNode {}

    /**
     * One site, or a row of them by number; {@code to} is null for one site. Where a pattern is written, {@code from}
     * is its first word.
     */
    record SiteRange(Name from, Name to, Pattern pattern, Span span) {
        public SiteRange(Name from, Name to, Span span) {
            this(from, to, null, span);
        }
    }

    /**
     * {@code every dark site in rows 1 to 3}; which sites and whether by row or column are null if not written, numbers
     * then 0.
     */
    record Pattern(Name which, Name by, long first, long last, Span span) {}

    record Point(double x, double y, Span span) {}
}
