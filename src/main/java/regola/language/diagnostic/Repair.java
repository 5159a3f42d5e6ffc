package regola.language.diagnostic;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A Repair is a fix that is so simple that a machine can make it: other text in place of some. It follows from the
 * English advice, in whatever language the diagnostic is told.
 *
 * @param span what to replace; empty where something is to be put in
 * @param text what to put there; empty where something is to be left out
 * @param moves whether it only begins lines elsewhere
 */
public record Repair(Span span, String text, boolean moves) {
    private static final Pattern MEANT = Pattern.compile("did you mean '([^']+)'\\?");
    private static final Pattern SAID = Pattern.compile("(?:the next player|whoever has the turn) is: (.+)");
    private static final Pattern MISSING = Pattern.compile("write '([^']+)' here");
    private static final Pattern INSTEAD = Pattern.compile("write (?:'([a-z0-9 :,.()+-]+)'|([^a-zA-Z' ]+))");
    private static final Pattern EITHER = Pattern.compile("write '([0-9 .]+)', or ([0-9]+) in line [0-9]+");
    private static final Pattern SIZE = Pattern.compile("write '([0-9]+ by [0-9]+)'");
    private static final Pattern PLAYERS = Pattern.compile("write '(players [0-9]+: [a-zA-Z0-9, -]+)'");
    private static final Pattern AS_MANY = Pattern.compile("write '([0-9]+(?: to [0-9]+)?)', or .*");
    private static final String OWN_LINE = "write these places in a line of their own below";
    private static final Pattern BLOCK =
            Pattern.compile("write '(lines [a-z0-9-]+)', and these places in a line of their own below");
    private static final String QUOTE = "put it into quotes";
    /** What comes behind a single word that was to be a text. */
    private static final Pattern TEXT_ENDS = Pattern.compile("\\s*(?:(?:en|it|colour|drawn)\\b.*)?");

    private static final Pattern AT_MOST = Pattern.compile("write ([0-9]+) or fewer.*");
    private static final Pattern OPENER =
            Pattern.compile("write the line '([a-z0-9 -]+)' above this one, in column ([0-9]+)"
                    + "(?:, and move the lines up to line ([0-9]+) to column ([0-9]+))?");
    private static final String REASON = "give the reason: because";
    private static final Pattern NUMBER = Pattern.compile("\\b([A-Z]+)-([0-9]{1,6})\\b");
    /** Behind something that is called without a word more the line ends. */
    private static final Pattern CALL_ENDS = Pattern.compile(" *(?:\\R|$|#)");

    private static final Pattern NUMBERED = Pattern.compile(" +" + NUMBER.pattern());
    private static final String COMPARE = "write 'is' to compare";
    private static final String BECAUSE = "because";
    private static final String COMMA = ",";
    static final String LEAVE_OUT = "leave it out";

    Repair(Span span, String text) {
        this(span, text, false);
    }

    /** @return empty where a person has to think */
    public static Optional<Repair> of(Diagnostic diagnostic) {
        Span span = diagnostic.span();
        String fix = diagnostic.trouble().advice().toString();
        Matcher meant = MEANT.matcher(fix);
        if (meant.matches()) return Optional.of(renamed(diagnostic, meant.group(1)));
        Matcher said = SAID.matcher(fix);
        if (said.matches()) return Optional.of(new Repair(called(span), said.group(1)));
        Matcher size = SIZE.matcher(fix);
        if (size.matches()) return Optional.of(new Repair(span, size.group(1)));
        Matcher players = PLAYERS.matcher(fix);
        if (players.matches()) return Optional.of(new Repair(span, players.group(1)));
        Optional<Repair> closed = Closing.of(diagnostic);
        if (closed.isPresent()) return closed;
        Optional<Repair> filled = Filling.of(diagnostic);
        if (filled.isPresent()) return filled;
        Matcher missing = MISSING.matcher(fix);
        if (missing.matches() && diagnostic.code() == DiagnosticCode.MISSING)
            return Optional.of(putIn(span, missing.group(1)));
        Matcher many = AS_MANY.matcher(fix);
        if (many.matches()) return Optional.of(new Repair(span, many.group(1)));
        if (fix.equals(QUOTE)) return quoted(span);
        if (fix.equals(OWN_LINE)) return Optional.of(below(span));
        Matcher block = BLOCK.matcher(fix);
        if (block.matches()) return Optional.of(below(span, block.group(1)));
        Matcher opener = OPENER.matcher(fix);
        if (opener.matches()) return Optional.of(opened(span, opener));
        Matcher most = AT_MOST.matcher(fix);
        if (most.matches() && diagnostic.code() == DiagnosticCode.SPARE_PIECES)
            return Optional.of(new Repair(span, most.group(1)));
        if (diagnostic.code() == DiagnosticCode.UNSAID_COUNT)
            return Optional.of(new Repair(new Span(span.source(), span.start(), span.start()), "1 "));
        if (diagnostic.code() == DiagnosticCode.GLUED_COUNT) return Optional.of(Closing.apart(span));
        if (fix.startsWith(COMPARE)) return Optional.of(new Repair(span, "is"));
        if (fix.startsWith(REASON)) return reasonOf(diagnostic);
        Matcher instead = INSTEAD.matcher(fix);
        if (instead.matches())
            return Optional.of(new Repair(span, instead.group(1) != null ? instead.group(1) : instead.group(2)));
        Matcher either = EITHER.matcher(fix);
        if (either.matches()) return Optional.of(new Repair(span, either.group(1)));
        if (fix.equals(LEAVE_OUT)) return Optional.of(new Repair(withBlank(span), ""));
        if (fix.equals(LineAway.ADVICE)) return Optional.of(LineAway.of(span));
        return MovedLine.of(diagnostic);
    }

    /** @return how it can be mended elsewhere, which is as likely meant; empty if there is one way only, or none */
    public static Optional<Repair> elsewhere(Diagnostic diagnostic) {
        Matcher either = EITHER.matcher(diagnostic.trouble().advice().toString());
        return either.matches() && !diagnostic.related().isEmpty()
                ? Optional.of(new Repair(diagnostic.related().get(0).span(), either.group(2)))
                : Optional.empty();
    }

    /** What stands behind a colon stands in a line of its own instead, without signs between. */
    private static Repair below(Span at) {
        String line = at.source().lineText(at.line());
        String row = at.source().text().substring(at.start() + 1, at.end());
        String blanks = " ".repeat(ShiftedLines.blanks(line) + 2);
        return new Repair(at, "\n" + blanks + row.strip().replaceAll("\\s*,\\s*|\\s+-?\\s*", " "));
    }

    /** The same where a word stands before the places instead of the line above them. */
    private static Repair below(Span at, String head) {
        String blanks = " ".repeat(ShiftedLines.blanks(at.source().lineText(at.line())) + 2);
        String places = at.source().text().substring(at.start(), at.end()).replaceFirst("\\S+\\s+", "");
        return new Repair(at, head + "\n" + blanks + places);
    }

    /** Of more words than one nobody knows where the text ends. */
    private static Optional<Repair> quoted(Span at) {
        String line = at.source().lineText(at.line());
        String behind = line.substring(Math.min(line.length(), at.column() - 1 + at.end() - at.start()));
        String word = at.source().text().substring(at.start(), at.end());
        return TEXT_ENDS.matcher(behind).matches() && !word.contains("\"")
                ? Optional.of(new Repair(at, "\"" + word + "\""))
                : Optional.empty();
    }

    /** A name that is unknown in many places is another in all of them. */
    private static Repair renamed(Diagnostic diagnostic, String name) {
        Span first = diagnostic.span();
        if (diagnostic.code() != DiagnosticCode.UNKNOWN_NAME
                || diagnostic.related().isEmpty()) return new Repair(first, name);
        String text = first.source().text();
        String old = text.substring(first.start(), first.end());
        StringBuilder made = new StringBuilder(name);
        int done = first.end();
        for (Diagnostic.Related other : diagnostic.related()) {
            Span use = other.span();
            boolean same = use.source() == first.source()
                    && use.start() >= done
                    && text.substring(use.start(), use.end()).equals(old);
            if (!same) continue;
            made.append(text.substring(done, use.start())).append(name);
            done = use.end();
        }
        return new Repair(new Span(first.source(), first.start(), done), made.toString());
    }

    /**
     * @return what it writes, in a word or two; empty if it only takes away; two quotes if it writes straight ones; a
     *     line end and a hyphen if a line goes, with how many if there are several; if it moves lines, a line end and
     *     the column in which the first one then begins, without a column if it is all of them
     */
    public String label() {
        if (isStraight()) return "\"\"";
        boolean line = text.isEmpty()
                && span.column() == 1
                && span.source().text().substring(span.start(), span.end()).endsWith("\n");
        if (line) return "\n-" + many(span.source().text().substring(span.start(), span.end()));
        if (text.startsWith(" " + BECAUSE)) return BECAUSE;
        if (!moves) return text.strip().lines().findFirst().orElse("");
        boolean all = span.start() == 0 && span.end() == span.source().text().length();
        return all ? "\n" : "\n" + (text.length() - text.stripLeading().length() + 1);
    }

    private static String many(String lines) {
        long many = lines.lines().filter(each -> !each.isBlank()).count();
        return many > 1 ? String.valueOf(many) : "";
    }

    private boolean isStraight() {
        return text.startsWith("\"")
                && span.end() > span.start()
                && StraightQuotes.isQuote(span.source().text().charAt(span.start()));
    }

    /**
     * A reason goes behind what it is a reason for; in front of something else it would make two mistakes of one. A
     * word before the number of a rule was to be the one that is missing.
     */
    private static Optional<Repair> reasonOf(Diagnostic diagnostic) {
        Span span = diagnostic.span();
        String rules = span.source().text();
        if (diagnostic.code() == DiagnosticCode.MISSING) {
            Span behind = new Span(span.source(), span.start(), span.start());
            return Optional.of(new Repair(behind, reason(rules)));
        }
        boolean numbered = NUMBERED.matcher(rules.substring(span.end())).lookingAt();
        return numbered ? Optional.of(new Repair(span, BECAUSE)) : Optional.empty();
    }

    /** The beginnings of one, with a number that no rule has yet. */
    private static String reason(String rules) {
        String prefix = "RULE";
        int free = 0;
        for (Matcher number = NUMBER.matcher(rules); number.find(); ) {
            if (free == 0) prefix = number.group(1);
            if (number.group(1).equals(prefix)) free = Math.max(free, Integer.parseInt(number.group(2)));
        }
        return " " + BECAUSE + " " + prefix + "-" + (free + 1) + " en \"…\" it \"…\"";
    }

    /** With one of the two blanks around it, or with that before the end of its line. */
    static Span withBlank(Span at) {
        String line = at.source().lineText(at.line());
        int from = at.column() - 1;
        int to = from + at.end() - at.start();
        boolean follows = to < line.length() && line.charAt(to) == ' ';
        boolean first = line.substring(0, from).isBlank();
        if (first) return follows ? new Span(at.source(), at.start(), at.end() + 1) : at;
        boolean before = line.charAt(from - 1) == ' ';
        return before && (follows || to >= line.length()) ? new Span(at.source(), at.start() - 1, at.end()) : at;
    }

    /** With the parentheses of a function that has nothing in them. */
    private static Span called(Span name) {
        boolean empty = name.source().text().startsWith("()", name.end());
        return empty ? new Span(name.source(), name.start(), name.end() + 2) : name;
    }

    /** What is missing is reported right behind the word before it. */
    private static Repair putIn(Span span, String word) {
        String text = span.source().text();
        if (word.equals("(") && CALL_ENDS.matcher(text.substring(span.start())).lookingAt())
            return new Repair(new Span(span.source(), span.start(), span.start()), "()");
        boolean blankFollows = span.start() >= text.length() || Character.isWhitespace(text.charAt(span.start()));
        boolean first = text.substring(text.lastIndexOf('\n', span.start() - 1) + 1, span.start())
                .isBlank();
        boolean apart = !first && !word.equals(COMMA);
        return new Repair(
                new Span(span.source(), span.start(), span.start()),
                (apart ? " " : "") + word + (blankFollows ? "" : " "));
    }

    /** A line of its own above the one that needs it; that one and those below it stand below the new one. */
    private static Repair opened(Span span, Matcher opener) {
        SourceText source = span.source();
        int line = span.line();
        String text = " ".repeat(Integer.parseInt(opener.group(2)) - 1) + opener.group(1) + "\n";
        int blanks = ShiftedLines.blanks(source.lineText(line));
        if (opener.group(3) == null) {
            int start = span.start() - span.column() + 1;
            return new Repair(new Span(source, start, start), text);
        }
        int by = Integer.parseInt(opener.group(4)) - 1 - blanks;
        Repair moved = new ShiftedLines(line, Integer.parseInt(opener.group(3)), by).repair(source);
        return new Repair(moved.span(), text + moved.text());
    }

    /** @return the whole text with the repair made */
    public String made() {
        String all = span.source().text();
        return all.substring(0, span.start()) + text + all.substring(span.end());
    }
}
