package regola.language.syntax;

import java.util.List;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Repair;
import regola.language.source.SourceText;

/**
 * A BegunLine is a line of which somebody has written no more than its first word, or a part of it: to move it, or to
 * put something before it, would spoil what is about to be written.
 */
final class BegunLine {
    private static final Pattern SAID = Pattern.compile("\"[^\"]*\"|#.*");
    private static final Pattern LONE = Pattern.compile("\\s*([a-z]+)\\s*");
    /** What else a line begins with that goes on with the one above. */
    private static final List<String> GOING_ON = List.of("because", "printed", "cheered");

    private BegunLine() {}

    /** @return whether the line is begun; a word that the file has for something, or that is a line, is not */
    static boolean is(SourceText source, int line) {
        var lone = LONE.matcher(source.lineText(line));
        if (!lone.matches()) return false;
        String word = lone.group(1);
        if (LineForms.begins(word)) return !LineForms.standsAlone(word);
        boolean part = LineForms.beginnings().anyMatch(each -> each.startsWith(word))
                || GOING_ON.stream().anyMatch(each -> each.startsWith(word));
        String rules = SAID.matcher(source.text()).replaceAll("");
        return part && rules.split("(?<![a-zA-Z0-9-])" + word + "(?![a-zA-Z0-9-])", -1).length == 2;
    }

    /** @return the same, without a repair that would do anything else than write on, or take the line away */
    static Diagnostic unspoilt(SourceText source, Diagnostic found) {
        int line = found.span().line();
        if (!is(source, line)) return found;
        String word = source.lineText(line).strip();
        return Repair.of(found)
                .filter(repair -> repair.moves() || !repair.text().isEmpty() && isOther(repair, word))
                .map(repair -> found.fix(""))
                .orElse(found);
    }

    private static boolean isOther(Repair repair, String word) {
        boolean replaces = repair.span().start() < repair.span().end();
        return replaces && !repair.text().strip().startsWith(word);
    }
}
