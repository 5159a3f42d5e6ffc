package regola.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.tree.TerminalNode;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.BoardNode;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;

/**
 * A BoardBuilder makes the tree of the lines of a board. A line whose names could be read is kept, even if the rest of
 * it could not, so that uses of the names are no further errors.
 */
final class BoardBuilder {
    private final TreeReading reading;
    private final ExprBuilder exprs;
    private final PartsBuilder parts;

    BoardBuilder(TreeReading reading, ExprBuilder exprs, PartsBuilder parts) {
        this.reading = reading;
        this.exprs = exprs;
        this.parts = parts;
    }

    /** @return null if it could not be read */
    BoardNode line(RulesParser.BoardLineContext read) {
        if (TreeReading.isBroken(read)) reading.leaveOut();
        if (read instanceof RulesParser.OneSiteContext site) {
            Name name = reading.name(site.name());
            return name == null
                    ? null
                    : new BoardNode.Site(
                            name, parts.point(site.point(), read), onlyIf(site.onlyIf(), read), reading.span(read));
        }
        if (read instanceof RulesParser.ManySitesContext sites) return sites(sites);
        if (read instanceof RulesParser.PathLineContext path)
            return new BoardNode.Path(parts.sites(path.siteRange()), reading.span(read));
        if (read instanceof RulesParser.LinesBlockContext lines) {
            Name name = reading.name(lines.name());
            boolean loops = read.getStart().getText().equals("loops");
            if (lines.inARow() != null) return inARow(name, loops, lines);
            return name == null
                    ? null
                    : new BoardNode.Lines(name, loops, reading.each(lines.namedLine(), this::line), reading.span(read));
        }
        if (read instanceof RulesParser.RegionLineContext region) {
            Name name = reading.name(region.name());
            return name == null
                    ? null
                    : new BoardNode.Region(name, parts.parts(region.sitesPart()), reading.span(read));
        }
        if (read instanceof RulesParser.GridLineContext grid) {
            boolean around = !TreeReading.isBroken(read)
                    && read.getChild(read.getChildCount() - 2).getText().equals("around");
            return new BoardNode.Grid(
                    exprs.expr(grid.expr(0), read), exprs.expr(grid.expr(1), read), around, reading.span(read));
        }
        if (read instanceof RulesParser.PlaneLineContext) return new BoardNode.Hexes(reading.span(read));
        if (read instanceof RulesParser.BoardArtContext art) {
            Name name = reading.name(art.name());
            return name == null ? null : new BoardNode.Drawn(name, reading.span(read));
        }
        return null;
    }

    private BoardNode inARow(Name name, boolean loops, RulesParser.LinesBlockContext line) {
        RulesParser.InARowContext read = line.inARow();
        if (name == null || TreeReading.isBroken(line) || TreeReading.isBroken(read)) return null;
        if (loops) {
            reading.report(DiagnosticCode.UNEXPECTED
                    .at(reading.span(line.getStart()), "'loops'")
                    .why("a row of a grid has two ends")
                    .fix("write: lines"));
        }
        Name a = reading.name(read.name(0));
        Name row = reading.name(read.name(1));
        // While it is being written, the end of the line is not there yet.
        if (a == null || row == null) return null;
        if (!"a row".equals(a + " " + row)) {
            reading.report(DiagnosticCode.UNEXPECTED
                    .at(a.span().to(row.span()), Message.of("'{0} {1}'", a, row))
                    .why("lines of a grid are written like this: lines fours: every 4 in a row")
                    .fix("write: in a row"));
        }
        Span length = reading.span(read.NUMBER().getSymbol());
        return new BoardNode.LinesInARow(
                name, reading.whole(read.NUMBER().getSymbol(), Integer.MAX_VALUE), length, reading.span(line));
    }

    private BoardNode sites(RulesParser.ManySitesContext read) {
        Name from = reading.name(read.name(0));
        Name to = reading.name(read.name(1));
        if (from == null || to == null) return null;
        BoardNode.Point first = parts.point(read.point(0), read);
        BoardNode.Point last = read.point().size() < 2 ? first : parts.point(read.point(1), read);
        return new BoardNode.Sites(
                new BoardNode.SiteRange(from, to, from.span().to(to.span())),
                first,
                last,
                onlyIf(read.onlyIf(), read),
                reading.span(read));
    }

    private ExprNode onlyIf(RulesParser.OnlyIfContext read, RulesParser.BoardLineContext line) {
        return read == null ? null : exprs.expr(read.expr(), line);
    }

    private BoardNode.Line line(RulesParser.NamedLineContext read) {
        if (TreeReading.isBroken(read)) return null;
        List<BoardNode.SiteRange> sites = parts.sites(read.siteRange());
        boolean named = read.getChild(1).getText().equals(":");
        if (!named || sites.isEmpty()) return new BoardNode.Line(null, sites, reading.span(read));
        BoardNode.SiteRange first = sites.get(0);
        if (first.to() != null) {
            reading.report(DiagnosticCode.UNEXPECTED
                    .at(reading.span(((TerminalNode) read.getChild(1)).getSymbol()), "':'")
                    .why(Message.of(
                            "before ':' stands the name of a line, one word; such a line reads: {0}",
                            LineForms.NAMED_LINE))
                    .fix("leave it out, or give the line one name"));
        }
        return new BoardNode.Line(first.from(), sites.subList(1, sites.size()), reading.span(read));
    }
}
