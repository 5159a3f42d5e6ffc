package regola.language.type;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.SitePattern;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.BoardNode;
import regola.language.tree.Name;

/**
 * SiteRows are sites written as from .. to: by their number ({@code a1 .. a9}), or by their letter on a grid ({@code a1
 * .. h1}).
 */
final class SiteRows {
    static final int MOST_SITES = 4096;
    private static final Pattern NUMBERED = Pattern.compile("(.*?)(\\d{1,9})");
    private static final List<String> KINDS = BuiltIns.sitePatterns();
    private static final List<String> AXES = BuiltIns.axes();
    private static final Pattern LETTERED = Pattern.compile("([a-z])(.*)");

    private final CheckContext game;

    SiteRows(CheckContext game) {
        this.game = game;
    }

    /** @return the names of the row, whether or not there are such sites; empty if it is none, which is reported */
    List<String> names(BoardNode.SiteRange range) {
        String from = range.from().text();
        if (range.to() == null) return List.of(from);
        String to = range.to().text();
        List<String> row = byNumber(from, to, range.span());
        if (row == null) row = byLetter(from, to);
        if (row != null) return row;
        game.report(DiagnosticCode.NOT_A_ROW
                .at(range.span(), from, to)
                .why("a row goes from one number to another with the same letters before it, as in a1 .. a9"));
        return List.of();
    }

    private List<String> byNumber(String from, String to, Span span) {
        Matcher first = NUMBERED.matcher(from);
        Matcher last = NUMBERED.matcher(to);
        if (!first.matches() || !last.matches() || !first.group(1).equals(last.group(1))) return null;
        long a = Long.parseLong(first.group(2));
        long b = Long.parseLong(last.group(2));
        if (Math.abs(b - a) >= MOST_SITES) {
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(span, Math.abs(b - a) + 1, Message.of("sites"), MOST_SITES));
            return List.of();
        }
        List<String> row = new ArrayList<>();
        for (long n = a; a <= b ? n <= b : n >= b; n += a <= b ? 1 : -1) row.add(first.group(1) + n);
        return row;
    }

    private static List<String> byLetter(String from, String to) {
        Matcher first = LETTERED.matcher(from);
        Matcher last = LETTERED.matcher(to);
        if (!first.matches() || !last.matches() || !first.group(2).equals(last.group(2))) return null;
        char a = first.group(1).charAt(0);
        char b = last.group(1).charAt(0);
        List<String> row = new ArrayList<>();
        for (char c = a; a <= b ? c <= b : c >= b; c += (char) (a <= b ? 1 : -1)) row.add(c + first.group(2));
        return row;
    }

    /** @return the names of the row that are sites of the board; those that are not are reported */
    List<String> sites(BoardNode.SiteRange range, Collection<String> known) {
        List<String> found = new ArrayList<>();
        for (String name : names(range)) {
            if (known.contains(name)) {
                found.add(name);
                use(name, range.from());
                use(name, range.to());
            } else if (!game.names().has(Sort.UNREAD, name)) {
                Span at = range.to() == null || name.equals(range.from().text())
                        ? range.from().span()
                        : range.to().span();
                game.reportUnknown(name, at, () -> UnknownName.among(name, at, "no site", known));
                break;
            }
        }
        return found;
    }

    private void use(String name, Name written) {
        if (written != null && written.text().equals(name))
            game.uses().add(written.span(), game.names().get(Sort.SITE, name));
    }

    /**
     * Found are sites by name and by what they have in common.
     *
     * @param patterns of a grid
     */
    record Found(List<String> sites, List<SitePattern> patterns) {}

    /** @param board may be null: then there are no sites; where a site may stand, a region of it may too */
    Found parts(List<BoardNode.SiteRange> ranges, BoardReader board) {
        List<String> sites = new ArrayList<>();
        List<SitePattern> patterns = new ArrayList<>();
        Collection<String> known = board == null ? List.of() : board.sites();
        for (BoardNode.SiteRange range : ranges) {
            String name = range.from().text();
            Found region = board == null || range.to() != null || known.contains(name) ? null : board.region(name);
            if (range.pattern() != null) {
                SitePattern pattern = pattern(range.pattern(), board != null && board.hasRows());
                if (pattern != null) patterns.add(pattern);
            } else if (region != null) {
                game.uses().add(range.from().span(), game.names().get(Sort.REGION, name));
                sites.addAll(region.sites());
                patterns.addAll(region.patterns());
            } else {
                sites.addAll(sites(range, known));
            }
        }
        return new Found(List.copyOf(sites), List.copyOf(patterns));
    }

    private SitePattern pattern(BoardNode.Pattern node, boolean hasRows) {
        SitePattern.Which which = node.which() == null ? SitePattern.Which.ALL : which(node.which());
        boolean byColumn = node.by() != null && node.by().text().startsWith("column");
        if (node.by() != null && !AXES.contains(node.by().text())) {
            game.report(UnknownName.among(node.by().text(), node.by().span(), "no row or column", AXES));
            return null;
        }
        if (which == null) return null;
        if (!hasRows) {
            game.report(
                    DiagnosticCode.NO_ROWS.at(node.span(), Message.of("rows")).why("'every … site' is for a grid"));
            return null;
        }
        long first = node.first();
        long last = node.last();
        boolean isOrdered = first < 0 != last < 0 || first <= last;
        if (node.by() != null && (first == 0 || last == 0 || !isOrdered)) {
            game.report(DiagnosticCode.BOARD_SHAPE
                    .at(
                            node.span(),
                            Message.of(byColumn ? "this is no column of a board" : "this is no row of a board"))
                    .why("they count from 1; from the far side with a minus, -1 being the last")
                    .fix("write, for the last three: rows -3 to -1"));
            return null;
        }
        return new SitePattern(which, byColumn, clamped(first), clamped(last));
    }

    private static int clamped(long number) {
        return (int) Math.max(-MOST_SITES, Math.min(MOST_SITES, number));
    }

    private SitePattern.Which which(Name word) {
        for (SitePattern.Which one : SitePattern.Which.values())
            if (one != SitePattern.Which.ALL
                    && one.name().toLowerCase(Locale.ROOT).equals(word.text())) return one;
        game.report(UnknownName.among(word.text(), word.span(), "no sort of site", KINDS));
        return null;
    }

    /** @return the sites of a line or path; where the word 'line' stands before them, that is told alone */
    List<String> allSites(List<BoardNode.SiteRange> ranges, Collection<String> known) {
        Name first = ranges.isEmpty() ? null : ranges.get(0).from();
        boolean word = ranges.size() > 1
                && ranges.get(0).to() == null
                && first.text().equals("line")
                && !known.contains(first.text());
        if (word) {
            game.reportUnknown(
                    first.text(),
                    first.span(),
                    () -> UnknownName.among(first.text(), first.span(), "no site", known)
                            .why("blanks stand between the places of a row, and nothing else")
                            .fix("leave it out"));
            return List.of();
        }
        List<String> found = new ArrayList<>();
        for (BoardNode.SiteRange range : ranges) found.addAll(sites(range, known));
        return found;
    }
}
