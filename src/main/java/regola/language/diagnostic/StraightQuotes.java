package regola.language.diagnostic;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * StraightQuotes are written for those of a word processor: around all texts of a line at once, for a text that is
 * opened with one kind and closed with the other can be read by nobody.
 */
final class StraightQuotes {
    /** What opens a text elsewhere, and what closes it there. */
    private static final Map<Character, String> CLOSERS = Map.ofEntries(
            Map.entry('“', "”“"),
            Map.entry('”', "”"),
            Map.entry('„', "“”"),
            Map.entry('‟', "”"),
            Map.entry('«', "»"),
            Map.entry('»', "«»"),
            Map.entry('‹', "›"),
            Map.entry('›', "‹›"),
            Map.entry('‘', "’"),
            Map.entry('’', "’"),
            Map.entry('‚', "‘’"),
            Map.entry('\'', "'"),
            Map.entry('`', "`´'"),
            Map.entry('´', "´'"));

    private static final String DOUBLE = "“”«»";
    /** Where a text may end: before the same in another language, the number of a rule, or the end of the line. */
    private static final Pattern END =
            Pattern.compile("\\s+[a-z]{2} [\"“”„‟«»‹›‘’‚'`´]|\\s{2,}[A-Z]+-[0-9][0-9.]*\\s*$|\\s*$");

    private final String line;
    private final StringBuilder made;
    private int first = -1;
    private int last;
    /** How much longer what is made is than what it is made of. */
    private int longer;

    private StraightQuotes(String line) {
        this.line = line;
        this.made = new StringBuilder(line);
    }

    /** @return for all texts of the line; empty if their quotes are straight */
    static Optional<Repair> of(Span at) {
        SourceText source = at.source();
        StraightQuotes quotes = new StraightQuotes(source.lineText(at.line()));
        quotes.read();
        if (quotes.first < 0) return Optional.empty();
        int start = at.start() - at.column() + 1;
        return Optional.of(new Repair(
                new Span(source, start + quotes.first, start + quotes.last),
                quotes.made.substring(quotes.first, quotes.last + quotes.longer)));
    }

    static boolean isQuote(char sign) {
        return CLOSERS.containsKey(sign);
    }

    private void read() {
        int i = 0;
        while (i < line.length() && line.charAt(i) != '#') {
            char sign = line.charAt(i);
            boolean opens = sign == '"' || isQuote(sign) && !isInWord(i);
            if (!opens) {
                i++;
                continue;
            }
            int end = sign == '"' ? endOfStraight(i) : endOfOther(i);
            if (end < 0 && sign == '"') return;
            write(i, i + 1);
            if (end < 0) end = endOfOpen(i);
            write(end, isCloser(end) ? end + 1 : end);
            i = end + 1;
        }
    }

    private boolean isCloser(int at) {
        return at < line.length() && (line.charAt(at) == '"' || !Character.isWhitespace(line.charAt(at)));
    }

    /** As in <code>it's</code>. */
    private boolean isInWord(int at) {
        return at > 0
                && Character.isLetterOrDigit(line.charAt(at - 1))
                && at + 1 < line.length()
                && Character.isLetterOrDigit(line.charAt(at + 1));
    }

    /** A straight text may hold other quotes; one of those ends it only where there is no straight one before. */
    private int endOfStraight(int from) {
        for (int i = from + 1; i < line.length(); i++) {
            if (line.charAt(i) == '"') return i;
            if (DOUBLE.indexOf(line.charAt(i)) >= 0 && isEnd(i + 1)) return i;
        }
        return -1;
    }

    private int endOfOther(int from) {
        String closers = CLOSERS.get(line.charAt(from));
        for (int i = from + 1; i < line.length(); i++) {
            if (line.charAt(i) == '"' && isEnd(i + 1)) return i;
            boolean inWord = i + 1 < line.length() && Character.isLetterOrDigit(line.charAt(i + 1));
            if (closers.indexOf(line.charAt(i)) >= 0 && !inWord) return i;
        }
        return -1;
    }

    /** Where a text would end that nothing closes: a blank, or the end of the line. */
    private int endOfOpen(int from) {
        for (int i = from + 1; i < line.length(); i++) if (isEnd(i)) return i;
        return line.length();
    }

    private boolean isEnd(int at) {
        return END.matcher(line).region(at, line.length()).lookingAt();
    }

    private void write(int start, int end) {
        if (line.substring(start, end).equals("\"")) return;
        made.replace(start + longer, end + longer, "\"");
        longer += 1 - (end - start);
        if (first < 0) first = start;
        last = end;
    }
}
