package regola.language.diagnostic;

import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** A LineAway takes a line away with all that goes on below it, and what stands above it if nothing is left of that. */
final class LineAway {
    static final String ADVICE = "take the line away";
    /** A sentence in another language, or what else is said of a word. */
    private static final Pattern GOES_ON = Pattern.compile("\\s*(?:[a-z]{2} \"|(?:colour|drawn|about|cheered)\\b).*");

    private LineAway() {}

    static Repair of(Span at) {
        SourceText source = at.source();
        int blanks = ShiftedLines.blanks(source.lineText(at.line()));
        int first = at.line();
        int last = first;
        while (last < source.lineCount() && belongs(source.lineText(last + 1), blanks)) last++;
        int above = first - 1;
        while (above > 1 && !ShiftedLines.says(source.lineText(above))) above--;
        int below = last + 1;
        while (below < source.lineCount() && !ShiftedLines.says(source.lineText(below))) below++;
        boolean opens = above > 0 && ShiftedLines.blanks(source.lineText(above)) < blanks;
        boolean alone = below > source.lineCount()
                || !ShiftedLines.says(source.lineText(below))
                || ShiftedLines.blanks(source.lineText(below)) < blanks;
        int from = opens && alone ? above : first;
        // Of the two gaps around a section one is left.
        boolean gaps = from > 1
                && source.lineText(from - 1).isBlank()
                && last < source.lineCount()
                && source.lineText(last + 1).isBlank();
        return new Repair(new Span(source, start(source, from), start(source, gaps ? last + 2 : last + 1)), "");
    }

    private static boolean belongs(String line, int blanks) {
        if (line.isBlank()) return false;
        return ShiftedLines.blanks(line) > blanks || GOES_ON.matcher(line).matches();
    }

    /** @return where a line begins, or the text ends */
    private static int start(SourceText source, int line) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            int end = source.text().indexOf('\n', start);
            if (end < 0) return source.text().length();
            start = end + 1;
        }
        return start;
    }
}
