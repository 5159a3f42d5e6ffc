package regola.language.syntax;

import java.util.Map;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * A StrangeCharacter is one that the language does not use; most come from other languages or from a word processor.
 */
final class StrangeCharacter {
    private static final String BLOCKS = "blocks are made by indentation, without braces";
    private static final String QUOTES = "texts stand between straight double quotes";
    private static final String STRAIGHT = "write \"";
    private static final String UNOPENED = "no '{' opens it before; and blocks are made by indentation, without braces";
    private static final String NO_TEXT = "no text begins here, and none is open";
    private static final String SHORT_NOT = "isn't";
    private static final String ALONE = "leave it out";

    private record Advice(String why, String fix) {}

    private static final Map<String, Advice> KNOWN = Map.ofEntries(
            Map.entry(
                    "{",
                    new Advice(
                            BLOCKS,
                            "begin a new line and indent it by two blanks more; in a text, {…} is a hole for a value")),
            Map.entry("}", new Advice(UNOPENED, ALONE)),
            Map.entry(";", new Advice("a step ends where its line ends", "leave it out")),
            Map.entry(
                    "!",
                    new Advice("conditions are written with words", "write 'not', or 'is not' between two values")),
            Map.entry("|", new Advice("conditions are written with words", "write 'or'; for sets, + joins them")),
            Map.entry("%", new Advice("the remainder of a division is written with a word", "write 'mod'")),
            Map.entry("^", new Advice("there is no sign for powers", "multiply instead: n * n")),
            Map.entry("_", new Advice("the words of a name are joined by hyphens", "write - instead, as in red-man")),
            Map.entry("'", new Advice(QUOTES, STRAIGHT)),
            Map.entry("`", new Advice(QUOTES, STRAIGHT)),
            Map.entry("“", new Advice(QUOTES, STRAIGHT)),
            Map.entry("”", new Advice(QUOTES, STRAIGHT)),
            Map.entry("„", new Advice(QUOTES, STRAIGHT)),
            Map.entry("‟", new Advice(QUOTES, STRAIGHT)),
            Map.entry("‚", new Advice(QUOTES, STRAIGHT)),
            Map.entry("‹", new Advice(QUOTES, STRAIGHT)),
            Map.entry("›", new Advice(QUOTES, STRAIGHT)),
            Map.entry("´", new Advice(QUOTES, STRAIGHT)),
            Map.entry("«", new Advice(QUOTES, STRAIGHT)),
            Map.entry("»", new Advice(QUOTES, STRAIGHT)),
            Map.entry("‘", new Advice(QUOTES, STRAIGHT)),
            Map.entry("’", new Advice(QUOTES, STRAIGHT)),
            Map.entry("–", new Advice("a minus is the short line on the keyboard", "write -")),
            Map.entry("—", new Advice("a minus is the short line on the keyboard", "write -")),
            Map.entry("−", new Advice("a minus is the short line on the keyboard", "write -")),
            Map.entry("×", new Advice("signs for calculating are + - * /", "write *")),
            Map.entry("÷", new Advice("signs for calculating are + - * /", "write /")),
            Map.entry("≤", new Advice("signs for comparing are < <= > >=", "write <=")),
            Map.entry("≥", new Advice("signs for comparing are < <= > >=", "write >=")),
            Map.entry("≠", new Advice("conditions are written with words", "write 'is not'")),
            Map.entry("→", new Advice("signs are those on the keyboard", "write ->")),
            Map.entry("…", new Advice("signs are those on the keyboard", "write ..")),
            Map.entry(
                    "\u00a0",
                    new Advice("it looks like a blank and is none; it often comes from a web page", "write a blank")),
            Map.entry("\r", new Advice("lines end with a line feed", "save the file with other line ends")),
            Map.entry(
                    ".",
                    new Advice(
                            "a point stands only inside numbers and rule numbers; what belongs to a thing is written with 'of'",
                            "write 'owner of frog', not 'frog.owner'")));

    private StrangeCharacter() {}

    /** Signs of two characters that begin with a strange one, and what they are called here. */
    private static final Map<String, String> PAIRS = Map.of("!=", "is not", "||", "or");

    static Diagnostic explain(String character, Span span) {
        String two = span.source()
                .text()
                .substring(
                        span.start(),
                        Math.min(span.start() + 2, span.source().text().length()));
        if (PAIRS.containsKey(two)) {
            return DiagnosticCode.STRANGE_CHARACTER
                    .at(new Span(span.source(), span.start(), span.start() + 2), Message.of("'{0}'", two))
                    .why("conditions are written with words")
                    .fix(Message.of("write '{0}'", PAIRS.get(two)));
        }
        if (character.equals("'") && isShortNot(span)) {
            return DiagnosticCode.STRANGE_CHARACTER
                    .at(
                            new Span(span.source(), span.start() - SHORT_NOT.indexOf('\''), span.end() + 1),
                            Message.from("the character '"))
                    .why("conditions are written with words")
                    .fix("write 'is not'");
        }
        if (character.equals("{") && isInText(span)) {
            return DiagnosticCode.STRANGE_CHARACTER
                    .at(span, Message.of("'{0}'", "{"))
                    .why("a hole is open in this text already, and is not closed before this one")
                    .fix("write '}' behind the value of the hole before");
        }
        int point = character.codePointAt(0);
        Advice advice = KNOWN.get(character);
        if (advice != null && advice.why().equals(QUOTES) && isAlone(span)) advice = new Advice(NO_TEXT, ALONE);
        if (advice == null && Character.isLetter(point)) {
            advice = new Advice(
                    "names use the letters a to z without accents; what is shown on the screen stands in quotes and may use any letter",
                    "write the name without it");
        }
        if (advice == null)
            advice = new Advice(
                    "outside of texts in quotes it has no meaning",
                    "leave it out, or put it into quotes if it belongs to a text");
        return DiagnosticCode.STRANGE_CHARACTER
                .at(span, Message.from(shown(point, character)))
                .why(advice.why())
                .fix(advice.fix());
    }

    private static boolean isShortNot(Span span) {
        int start = span.start() - SHORT_NOT.indexOf('\'');
        return start >= 0 && span.source().text().startsWith(SHORT_NOT, start);
    }

    private static boolean isInText(Span span) {
        String before = span.source().lineText(span.line()).substring(0, span.column() - 1);
        return before.chars().filter(c -> c == '"').count() % 2 == 1;
    }

    /** Nothing stands behind it that would be a text. */
    private static boolean isAlone(Span span) {
        return span.source().lineText(span.line()).substring(span.column()).isBlank();
    }

    private static CharSequence shown(int point, String character) {
        boolean visible = !Character.isISOControl(point)
                && !Character.isWhitespace(point)
                && !Character.isSpaceChar(point)
                && Character.isDefined(point)
                && Character.getType(point) != Character.FORMAT
                && Character.getType(point) != Character.SURROGATE;
        if (character.equals("'")) return "the character '";
        return visible
                ? "'" + character + "'"
                : Message.of("the invisible character {0}", String.format("U+%04X", point));
    }
}
