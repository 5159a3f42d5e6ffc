package regola.language.syntax;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.FigureWord;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/**
 * A FirstSlip is what nearly everybody writes wrong in their first game, and means clearly: {@code grid 3, 3},
 * {@code players two}, {@code red and blue}. The message says how it is written, so that it can be mended at once.
 */
final class FirstSlip {
    private static final String PLAYERS = "players";
    private static final String READS = "such a line reads: {0}";

    private final TokenStream tokens;
    private final ParserRuleContext context;
    private final TokenSpans spans;
    private final Token found;
    private final Token first;
    private final IntervalSet expected;

    private FirstSlip(Parser parser, Token found, IntervalSet expected, TokenSpans spans) {
        this.tokens = parser.getInputStream();
        this.context = parser.getContext();
        this.spans = spans;
        this.found = found;
        this.first = TokenLines.first(parser);
        this.expected = expected;
    }

    /** @return what is said about it; null if what stands there is no such slip */
    static Diagnostic at(Parser parser, Token found, IntervalSet expected, TokenSpans spans) {
        FirstSlip slip = new FirstSlip(parser, found, expected, spans);
        if (slip.first == null) return null;
        Diagnostic said = slip.size();
        if (said == null) said = SpokenNumber.at(parser, slip.first, found, spans);
        if (said != null || found != parser.getCurrentToken()) return said;
        if (expected.contains(RulesParser.NUMBER)) {
            said = FigureWord.at(found.getText(), spans.span(found), slip.unexpected(found, found, Message.of("")))
                    .orElse(null);
            if (said != null) return said;
        }
        if (slip.first.getText().equals(PLAYERS)) said = slip.players();
        if (said == null) said = slip.sites();
        if (said == null) said = slip.call();
        return said == null ? slip.sign() : said;
    }

    /** @param offset 0 for the present token, 1 for the next, -1 for the one before */
    private Token token(int offset) {
        return tokens.LT(offset < 0 ? offset : offset + 1);
    }

    private String text(int offset) {
        Token token = token(offset);
        return token == null || TokenLines.isBetween(token) ? "" : token.getText();
    }

    private boolean isNumber(int offset) {
        return token(offset) != null && token(offset).getType() == RulesParser.NUMBER;
    }

    private boolean isName(int offset) {
        return token(offset) != null && token(offset).getType() == RulesParser.NAME;
    }

    private Diagnostic unexpected(Token from, Token to, Message why) {
        return unexpected(spans.span(from, to), why);
    }

    private static Diagnostic unexpected(Span span, Message why) {
        String written =
                span.source().text().substring(span.start(), span.end()).strip();
        return DiagnosticCode.UNEXPECTED.at(span, Message.of("'{0}'", written)).why(why);
    }

    private static Message reads(String form) {
        return Message.of(READS, Message.of(form));
    }

    /** {@code grid 3, 3} and {@code grid 3 * 3}, which is read as one number up to where it ends. */
    private Diagnostic size() {
        if (!first.getText().equals("grid")) return null;
        int at = first.getTokenIndex();
        Token columns = next(first);
        Token between = columns == null ? null : next(columns);
        Token rows = between == null ? null : next(between);
        boolean sizes = rows != null
                && columns.getType() == RulesParser.NUMBER
                && rows.getType() == RulesParser.NUMBER
                && at < found.getTokenIndex()
                && (between.getText().equals(",") || between.getText().equals("*"));
        return sizes
                ? unexpected(columns, rows, reads(LineForms.of("grid", false)))
                        .fix(Message.of("write '{0}'", columns.getText() + " by " + rows.getText()))
                : null;
    }

    private Token next(Token before) {
        for (int i = before.getTokenIndex() + 1; i < tokens.size(); i++) {
            Token next = tokens.get(i);
            if (next.getChannel() == Token.DEFAULT_CHANNEL) return next;
        }
        return null;
    }

    /** Who plays, without their number, or with other signs between. */
    private Diagnostic players() {
        Message reads = reads(LineForms.ofHeader(PLAYERS));
        String here = text(0);
        boolean begins = token(-1) == first;
        if (begins && (here.equals(":") && isName(1) || isName(0))) {
            Token last = here.equals(":") ? found : first;
            return unexpected(first, last, reads).fix(Message.of("write '{0}'", "players " + names() + ":"));
        }
        if (begins && (here.equals("=") || here.equals(":")) && isNumber(1))
            return unexpected(found, found, reads).fix("leave it out");
        if (here.equals("-") && isNumber(-1) && isNumber(1))
            return unexpected(token(-1), token(1), reads)
                    .fix(Message.of("write '{0}'", token(-1).getText() + " to " + token(1).getText()));
        if (isNumber(-1) && isName(0))
            return unexpected(first, token(-1), reads).fix(Message.of("write '{0}'", written(first, token(-1)) + ":"));
        if (here.equals("and") && isName(-1) && isName(1)) {
            Span and = spans.span(found);
            Span wide = new Span(spans.source(), spans.after(token(-1)).start(), and.end());
            return unexpected(wide, reads).fix(Message.of("write {0}", ","));
        }
        return null;
    }

    /** How many are named in the rest of the line. */
    private int names() {
        int names = 0;
        for (int i = 0; token(i) != null && !TokenLines.isBetween(token(i)); i++) if (isName(i)) names++;
        return names;
    }

    /** Places with signs between them, in parentheses, or in the line that says what they are. */
    private Diagnostic sites() {
        String here = text(0);
        String line = first.getText();
        if (here.equals("(") && text(-1).equals("at") && line.startsWith("site")) {
            int end = 1;
            while (!text(end).isEmpty() && !text(end).equals(")")) end++;
            return text(end).isEmpty()
                    ? null
                    : unexpected(found, token(end), reads(LineForms.of("site", false)))
                            .fix(Message.of("write '{0}'", written(token(1), token(end - 1))));
        }
        if (line.equals("sites") && here.isEmpty() && isName(-1) && token(-2) == first)
            return DiagnosticCode.MISSING
                    .at(spans.after(token(-1)), Message.of("something"))
                    .what(Message.of(
                            "behind '{0}' the last place is missing, and where the row lies",
                            written(first, token(-1))))
                    .why(reads(LineForms.of("sites", false)))
                    .fix(Message.of("for one place only write: site {0} at, and where it lies", text(-1)));
        if (line.equals("sites") && here.equals("at") && token(-2) == first)
            return unexpected(first, first, reads(LineForms.of("site", false))).fix(Message.of("write '{0}'", "site"));
        if (line.equals("lines") && text(-1).equals(":") && isName(0)) {
            int end = names(0);
            return end < 0
                    ? null
                    : unexpected(token(-1), token(end), reads(LineForms.of("lines", false)))
                            .fix("write these places in a line of their own below");
        }
        if (context.getRuleIndex() != RulesParser.RULE_namedLine || !here.equals(",") && !here.equals("-")) return null;
        int end = names(-1);
        if (end < 0) return null;
        String row = written(first, token(end)).replaceAll("\\s*[,-]\\s+|,", " ");
        return unexpected(first, token(end), Message.of("blanks stand between the places of a row, and nothing else"))
                .fix(Message.of("write '{0}'", row.replaceAll("\\s+", " ")));
    }

    /** @return where the line ends in which from there on stand names only, or signs between them; -1 for another */
    private int names(int from) {
        int at = from;
        while (!text(at).isEmpty()) {
            if (!isName(at) && !text(at).equals(",") && !text(at).equals("-")) return -1;
            at++;
        }
        return isName(at - 1) ? at - 1 : -1;
    }

    private String written(Token from, Token to) {
        Span span = spans.span(from, to);
        return span.source().text().substring(span.start(), span.end());
    }

    /** {@code do put down(to)} where a rule is called put-down, and {@code do put-down to}. */
    private Diagnostic call() {
        if (!text(-2).equals("do") || !isName(-1) || !LanguageWords.canBeName(token(0).getType())) return null;
        String one = text(-1) + "-" + text(0);
        Message reads = reads(LineForms.of("do", true));
        if (text(1).equals("(") && isRule(one))
            return unexpected(token(-1), found, reads).fix(Message.of("write '{0}'", one));
        if (token(1) != null && token(1).getType() == RulesParser.NEWLINE)
            return unexpected(token(-1), found, reads).fix(Message.of("write '{0}'", text(-1) + "(" + text(0) + ")"));
        return null;
    }

    private boolean isRule(String name) {
        return spans.source().text().contains("rule " + name + "(");
    }

    /** Another sign or word than the only one that can stand there. */
    private Diagnostic sign() {
        String here = text(0);
        boolean last = token(1) != null && token(1).getType() == RulesParser.NEWLINE;
        if (here.equals(":") && last && expected.contains(RulesParser.NEWLINE))
            return unexpected(
                            found,
                            found,
                            Message.of("nothing stands behind such a line; what belongs to it is indented below"))
                    .fix("leave it out");
        boolean colon = expected.size() == 1 && expected.contains(LanguageWords.type(":"));
        if (here.equals("=") && colon && (isNumber(1) || isName(1)))
            return unexpected(found, found, Message.of("what something is or has stands behind a ':'"))
                    .fix(Message.of("write {0}", ":"));
        if (here.equals("every") && text(-1).equals("for"))
            return unexpected(found, found, Message.of("what is done or made for each of them begins with 'for each'"))
                    .fix(Message.of("write '{0}'", "each"));
        if (isName(0) && text(-1).equals("1") && text(-2).equals("move"))
            return unexpected(token(-1), token(-1), Message.of("a single one of several is written 'one'"))
                    .fix(Message.of("write '{0}'", "one"));
        return null;
    }
}
