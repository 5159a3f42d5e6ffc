package regola.language.diagnostic;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * A Closing mends what was written on without an end: a text without its closing quote, a number without a blank before
 * the word behind it.
 */
final class Closing {
    /** A text ends where the same in another language begins, before the number of a rule, or with its line. */
    private static final Pattern TEXT =
            Pattern.compile("\"(.*?)(?=\\s+[a-z]{2} \"|\\s{2,}[A-Z]+-[0-9][0-9.]*\\s*$|\\s*$)");

    /** What is in no bracket any more: a reason, words of a language, the number of a rule, what opens a block. */
    private static final Pattern BEHIND =
            Pattern.compile("\\s+(?:because\\b|[a-z]{2} \"|[A-Z]+-[0-9][0-9.]*\\s*$|= )|:\\s*$");

    private static final Pattern GLUED = Pattern.compile("([0-9]+)([A-Za-z][A-Za-z0-9-]*)");
    /** The beginning of a line behind which a name comes. */
    private static final Pattern NAMING = Pattern.compile(
            "\\s*(?:game|variant|board|site|zone|pieces|keep|counter|function|rule|aim|choose|option|let|do|move) +");
    /** Behind it come things, each with how many there are of it. */
    private static final Pattern LISTING = Pattern.compile(".*(?:[:,]| of each (?:player|side)) *");

    private static final String OPEN = "leave it out, or open it with ";
    /** Things with commas between them, up to where one looks. */
    private static final Pattern LIST = Pattern.compile("[A-Za-z0-9-]+(?:\\s*,\\s*[A-Za-z0-9-]+)+\\s*$");
    /** Behind it comes of what, and here that is written together with it. */
    private static final Pattern ITEM = Pattern.compile("\\bitem \\S+ $");

    private static final Pattern HEAD = Pattern.compile("\\s*(?:rule|function|option|aim)\\b|.*[A-Za-z0-9]: ");

    private Closing() {}

    /** @return empty if it is about something else */
    static Optional<Repair> of(Diagnostic found) {
        return switch (found.code()) {
            case UNCLOSED_TEXT -> StraightQuotes.of(found.span()).or(() -> quote(found.span()));
            case STRANGE_CHARACTER ->
                !found.trouble().advice().toString().equals(Repair.LEAVE_OUT)
                                && StraightQuotes.isQuote(found.span()
                                        .source()
                                        .text()
                                        .charAt(found.span().start()))
                        ? StraightQuotes.of(found.span())
                        : Optional.empty();
            case UNCLOSED_BRACKET -> bracket(found.span());
            case UNEXPECTED -> unglued(found.span()).or(() -> unopened(found));
            default -> Optional.empty();
        };
    }

    private static Optional<Repair> quote(Span at) {
        SourceText source = at.source();
        String line = source.lineText(at.line());
        int from = at.column() - 1;
        Matcher text = TEXT.matcher(line).region(from, line.length());
        if (!text.lookingAt()) return Optional.empty();
        int end = at.start() - from + text.end();
        return Optional.of(new Repair(new Span(source, end, end), "\""));
    }

    /** It is closed with what it is written in: before what a head says of itself, a reason, or the end of the line. */
    private static Optional<Repair> bracket(Span at) {
        SourceText source = at.source();
        String line = source.lineText(at.line());
        StringBuilder open = new StringBuilder();
        boolean quoted = false;
        int from = at.column() - 1;
        int end = from;
        for (int i = from; i < line.length(); i++) {
            char sign = line.charAt(i);
            if (sign == '"') quoted = !quoted;
            else if (quoted) continue;
            if (sign == '#'
                    || i > from && BEHIND.matcher(line).region(i, line.length()).lookingAt()) break;
            if (sign == '(') open.insert(0, ')');
            else if (sign == '[') open.insert(0, ']');
            else if (open.length() > 0 && sign == open.charAt(0)) open.deleteCharAt(0);
            if (!Character.isWhitespace(sign)) end = i + 1;
        }
        if (open.length() == 0) return Optional.empty();
        int place = at.start() - from + end;
        return Optional.of(new Repair(new Span(source, place, place), open.toString()));
    }

    /**
     * A list is opened where it begins; elsewhere what was never opened goes, if it closes not what a head declares.
     */
    private static Optional<Repair> unopened(Diagnostic found) {
        if (!found.trouble().advice().toString().startsWith(OPEN)) return Optional.empty();
        Span at = found.span();
        String before = at.source().lineText(at.line()).substring(0, at.column() - 1);
        boolean list = at.source().text().charAt(at.start()) == ']';
        Matcher items = LIST.matcher(before);
        if (list && items.find() && !before.substring(0, items.start()).endsWith(": ")) {
            int start = at.start() - before.length() + items.start();
            boolean of = items.group().startsWith("of")
                    && ITEM.matcher(before.substring(0, items.start())).find();
            return Optional.of(new Repair(new Span(at.source(), start, start + (of ? 2 : 0)), of ? "of [" : "["));
        }
        return !list && HEAD.matcher(before).lookingAt()
                ? Optional.empty()
                : Optional.of(new Repair(Repair.withBlank(at), ""));
    }

    /** Where a line wants a name the number goes, in a list of things both stay, and elsewhere the word goes. */
    private static Optional<Repair> unglued(Span at) {
        Matcher glued = GLUED.matcher(at.source().text()).region(at.start(), at.end());
        if (!glued.matches()) return Optional.empty();
        String line = at.source().lineText(at.line());
        String before = line.substring(0, at.column() - 1);
        String behind = line.substring(Math.min(line.length(), at.column() - 1 + at.end() - at.start()))
                .strip();
        String meant = NAMING.matcher(before).matches()
                ? glued.group(2)
                : LISTING.matcher(before).matches() && !behind.startsWith("\"")
                        ? glued.group(1) + " " + glued.group(2)
                        : glued.group(1);
        return Optional.of(new Repair(at, meant));
    }

    /** What is counted, with a blank before its quote. */
    static Repair apart(Span counted) {
        String text = counted.source().text().substring(counted.start(), counted.end());
        return new Repair(counted, text.replaceFirst("\"", " \""));
    }

    /** @return whether it is about a number and a word without a blank between them */
    static boolean isGlued(Diagnostic found) {
        Span at = found.span();
        return found.code() == DiagnosticCode.UNEXPECTED
                && GLUED.matcher(at.source().text())
                        .region(at.start(), at.end())
                        .matches();
    }
}
