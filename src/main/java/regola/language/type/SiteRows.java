package regola.language.type;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
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
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(span, Math.abs(b - a) + 1, "sites", MOST_SITES));
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

    List<String> allSites(List<BoardNode.SiteRange> ranges, Collection<String> known) {
        List<String> found = new ArrayList<>();
        for (BoardNode.SiteRange range : ranges) found.addAll(sites(range, known));
        return found;
    }
}
