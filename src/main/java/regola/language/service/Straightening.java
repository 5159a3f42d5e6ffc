package regola.language.service;

import java.util.List;
import java.util.Optional;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Diagnostics;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleParser;

/**
 * A Straightening begins all lines of a text where they belong, at once: what many repairs would do, each of which is
 * only seen when the one before is made.
 *
 * @param repair all of them in one
 * @param lines how many begin elsewhere then
 */
public record Straightening(Repair repair, int lines) {
    private static final int MOST = 24;

    /**
     * @param found what is wrong in the text
     * @return empty if there is only one such repair, or several do not make it better
     */
    public static Optional<Straightening> of(SourceText text, List<Diagnostic> found) {
        if (found.stream().noneMatch(Straightening::isMoved)) return Optional.empty();
        List<Diagnostic> first = errors(text);
        List<Diagnostic> left = first;
        SourceText now = text;
        int made = 0;
        while (made < MOST) {
            Optional<Repair> next =
                    left.stream().filter(Straightening::isMoved).findFirst().flatMap(Repair::of);
            if (next.isEmpty()) break;
            SourceText then = SourceText.of(text.name(), next.get().made());
            List<Diagnostic> after = errors(then);
            if (after.size() > left.size()) break;
            now = then;
            left = after;
            made++;
        }
        boolean better = left.size() < first.size() && left.stream().noneMatch(Straightening::isMoved);
        return made < 2 || !better ? Optional.empty() : between(text, now.text());
    }

    /** @return whether it is about where a line begins, and there is a repair */
    public static boolean isMoved(Diagnostic found) {
        return found.isError() && Repair.of(found).filter(Repair::moves).isPresent();
    }

    private static List<Diagnostic> errors(SourceText text) {
        Diagnostics found = new Diagnostics();
        RuleParser.parse(text, found);
        return found.list().stream().filter(Diagnostic::isError).toList();
    }

    private static Optional<Straightening> between(SourceText text, String made) {
        String[] before = text.text().split("\n", -1);
        String[] now = made.split("\n", -1);
        if (before.length != now.length) return Optional.empty();
        int first = -1;
        int last = -1;
        int moved = 0;
        for (int i = 0; i < now.length; i++) {
            if (before[i].equals(now[i])) continue;
            if (first < 0) first = i;
            last = i;
            moved++;
        }
        if (moved < 2) return Optional.empty();
        int start = 0;
        for (int i = 0; i < first; i++) start += before[i].length() + 1;
        int end = start;
        for (int i = first; i <= last; i++) end += before[i].length() + (i == last ? 0 : 1);
        String lines = String.join("\n", List.of(now).subList(first, last + 1));
        return Optional.of(new Straightening(new Repair(new Span(text, start, end), lines, true), moved));
    }

    /** @return a line end, a sign, and how many lines it moves */
    public String label() {
        return "\n=" + lines;
    }
}
