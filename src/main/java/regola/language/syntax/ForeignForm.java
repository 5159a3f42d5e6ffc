package regola.language.syntax;

import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/**
 * A ForeignForm is what people write in the middle of a line who know other languages, or who write it as they say it:
 * {@code ==}, {@code less than}, {@code then}. The message shows the whole of it and what it is called here.
 */
final class ForeignForm {
    private static final String COMPARING = "two values are compared with is, is not, <, <=, > and >=";
    private static final Set<String> LESS = Set.of("less", "fewer", "smaller", "lower");
    private static final Set<String> MORE = Set.of("more", "greater", "bigger", "larger", "higher");
    private static final Set<String> HOLDING = Set.of("contains", "includes", "has");
    /** What takes the whole of what follows, so that it cannot be a part of a sum. */
    private static final Set<String> WHOLE = Set.of("number", "random", "some", "no", "one", "every");

    private static final Set<String> ARTICLES = Set.of("the", "a", "an");
    private static final Set<String> COUNTS = Set.of("two", "three", "four", "five", "six");
    private static final Set<String> CONDITIONS = Set.of("if", "while", "require");
    private static final String THERE = "what is there is asked with 'some', and counted with 'number of'";
    private static final String HAVING = "what somebody has is said with 'of'";

    private static final Set<String> SIGNS = Set.of("+", "-", "*", "/", "mod", "&", "..", "on");
    private static final Set<String> OPENING = Set.of("if", "otherwise", "while", "repeat", "for");

    private final TokenStream tokens;
    private final ParserRuleContext context;
    private final TokenSpans spans;
    private final Token found;
    private final String firstWord;

    private ForeignForm(Parser parser, TokenSpans spans, Token found) {
        this.tokens = parser.getInputStream();
        this.context = parser.getContext();
        this.spans = spans;
        this.found = found;
        this.firstWord = TokenLines.first(parser).getText();
    }

    /** @return what is said about it; null if what stands there is no such form */
    static Diagnostic at(Parser parser, Token found, TokenSpans spans) {
        if (found != parser.getCurrentToken()) return supposed(parser.getInputStream(), found, spans);
        ForeignForm form = new ForeignForm(parser, spans, found);
        Diagnostic said = form.comparison();
        if (said == null) said = form.sign();
        if (said == null) said = form.whole();
        if (said == null) said = form.block();
        if (said == null) said = form.spoken();
        return said == null ? form.answer() : said;
    }

    /** @param offset 0 for the present token, 1 for the next, -1 for the one before */
    private Token token(int offset) {
        return tokens.LT(offset < 0 ? offset : offset + 1);
    }

    private String text(int offset) {
        Token token = token(offset);
        return token == null || TokenLines.isBetween(token) ? "" : token.getText();
    }

    private boolean isJoined(int offset) {
        return token(offset) != null
                && token(offset + 1) != null
                && token(offset).getStopIndex() + 1 == token(offset + 1).getStartIndex();
    }

    /** @param from the first token of the form, @param to its last; both as offsets */
    private Diagnostic said(int from, int to, CharSequence why, CharSequence fix) {
        Span span = spans.span(token(from), token(to));
        return DiagnosticCode.UNEXPECTED
                .at(span, Message.of("'{0}'", span.source().text().substring(span.start(), span.end())))
                .why(why)
                .fix(fix);
    }

    private Diagnostic instead(int from, int to, String sign) {
        return said(
                from,
                to,
                COMPARING,
                Message.of(Character.isLetter(sign.charAt(0)) ? "write '{0}'" : "write {0}", sign));
    }

    /** Comparisons in words: {@code is less than or equal to}. */
    private Diagnostic comparison() {
        int word = text(0).equals("than") || text(0).equals("to") && text(-1).equals("equal") || text(-1).equals("at")
                ? -1
                : 0;
        String said = text(word);
        String next = text(word + 1);
        if (said.equals("at") && word == -1) {
            said = "at";
            next = text(0);
        }
        int from = text(word - 1).equals("is") ? word - 1 : word;
        boolean nothingBefore =
                OPENING.contains(text(from - 1)) || text(from - 1).equals("require");
        if (nothingBefore && isComparison(said, next)) {
            return said(
                    from,
                    word + 1,
                    "what is counted stands first, and behind it with what it is compared",
                    Message.of("write: number of PIECES {0} 3", sign(said, next)));
        }
        if ((LESS.contains(said) || MORE.contains(said)) && next.equals("than")) {
            int to = word + 1;
            boolean equal = text(to + 1).equals("or")
                    && (text(to + 2).equals("equal") || text(to + 2).equals("equals"));
            if (equal) to += text(to + 3).equals("to") ? 3 : 2;
            return instead(from, to, (LESS.contains(said) ? "<" : ">") + (equal ? "=" : ""));
        }
        if (said.equals("at") && (next.equals("least") || next.equals("most")))
            return instead(from, word + 1, next.equals("least") ? ">=" : "<=");
        if (said.equals("equals")) return instead(word, word, "is");
        if (said.equals("equal") && next.equals("to")) {
            boolean not = text(word - 1).equals("not") && text(word - 2).equals("is");
            return instead(not ? word - 2 : from, word + 1, not ? "is not" : "is");
        }
        return null;
    }

    private static boolean isComparison(String said, String next) {
        return next.equals("than") && (LESS.contains(said) || MORE.contains(said))
                || said.equals("at") && (next.equals("least") || next.equals("most"));
    }

    private static String sign(String said, String next) {
        if (next.equals("than")) return LESS.contains(said) ? "<" : ">";
        return next.equals("least") ? ">=" : "<=";
    }

    /** Comparisons with other signs, and what joins conditions. */
    private Diagnostic sign() {
        String here = text(0);
        String before = text(-1);
        if (here.equals("=") && text(1).equals("=") && isJoined(0))
            return instead(0, text(2).equals("=") && isJoined(1) ? 2 : 1, "is");
        if (here.equals("=") && (before.equals("<") || before.equals(">"))) return instead(-1, 0, before + "=");
        if (here.equals("=") && (text(1).equals("<") || text(1).equals(">")) && isJoined(0))
            return instead(0, 1, text(1) + "=");
        if (here.equals(">") && before.equals("<")) return instead(-1, 0, "is not");
        if (here.equals("&") && before.equals("&"))
            return said(-1, 0, "conditions are joined with words: and, or", "write 'and'");
        if (here.equals("in") && before.equals("is"))
            return said(-1, 0, "whether a thing is in a set is asked without is", "write 'in'");
        if (here.equals("in") && before.equals("not") && text(-2).equals("is")) {
            return said(-2, 0, "whether a thing is in a set is asked without is", "write 'not in'");
        }
        if (here.equals("has") && (text(1).equals("no") || text(1).equals("some") || isNumber(text(1))))
            return said(0, 0, HAVING, "write: some PIECES of PLAYER – or none: no PIECES of PLAYER");
        if (HOLDING.contains(here) && firstWord.equals("each")) {
            return said(
                    0,
                    0,
                    "what is kept of each is said with 'keeps'; a place for each is a zone",
                    "write: keeps NAME: number = 0 – or another line: zone NAME of each player");
        }
        if (HOLDING.contains(here) && found.getType() == RulesParser.NAME) {
            return said(
                    0,
                    0,
                    "whether a thing is in a set is asked with 'in'",
                    "write it the other way round: THING in SET");
        }
        return null;
    }

    /** What reads well at the table and means nothing here. */
    private Diagnostic spoken() {
        String here = text(0);
        String before = text(-1);
        boolean name = token(0).getType() == RulesParser.NAME || LanguageWords.isWord(token(0).getType());
        if (CONDITIONS.contains(firstWord) && saysRow())
            return said(
                    0,
                    0,
                    "rows are said once below the board: lines rows: every 3 in a row",
                    "ask for one that is full: some l in rows where sites of l in site of PIECES of PLAYER");
        if (here.equals("each") && firstWord.equals("pieces"))
            return said(
                    0,
                    0,
                    "pieces of each player have the player in their name",
                    "write: 1 \"{player}-NAME\" for each player");
        if (here.equals("for") && firstWord.equals("zone"))
            return said(0, 0, "a place for each of them is a zone of each", "write: of each player");
        if (name && ARTICLES.contains(here) && !before.equals("when"))
            return said(0, 0, "names stand without 'the', 'a' and 'an'", "leave it out");
        if (name && ARTICLES.contains(before) && !before.equals(firstWord))
            return said(-1, -1, "names stand without 'the', 'a' and 'an'", "leave it out");
        if (here.equals("to") && before.equals("next") && text(-2).equals("is"))
            return said(-2, 0, "what lies beside a place is its neighbours", "write: in neighbours of SITE");
        if (before.equals("there") && (here.equals("is") || here.equals("are")))
            return said(-1, 0, THERE, "write: some PIECES on SITE – or: number of PIECES on SITE is 3");
        if (here.equals("are"))
            return said(
                    0,
                    0,
                    "one thing or many, it is always 'is'",
                    "write 'is', or for pieces of somebody: PIECES of PLAYER");
        if (here.equals("have"))
            return said(0, 0, HAVING, "write: some PIECES of PLAYER – or none: no PIECES of PLAYER");
        if (CONDITIONS.contains(firstWord) && (isNumber(before) && name)) {
            return said(
                    -1,
                    0,
                    "how many there are is counted",
                    Message.of("write: number of {0} … is 3, or > 3, or >= 3", here));
        }
        if (here.equals(",") && CONDITIONS.contains(firstWord) && saysIs())
            return said(0, 0, "one of several is asked with 'in'", "write: x in a + b + c");
        if (here.equals("from") && firstWord.equals("move"))
            return said(0, 0, "where pieces stand is said with 'on'", "write: move PIECES on SITE to SITE");
        if (firstWord.equals("remove") && token(0).getType() == RulesParser.NEWLINE) {
            return DiagnosticCode.MISSING
                    .at(spans.after(token(-1)), "'from'")
                    .why("remove takes something out of what is kept: remove VALUE from NAME")
                    .fix("to take pieces off the board, write: move PIECES to box");
        }
        if (before.equals("end") && (here.equals("game") || here.equals("match")))
            return said(-1, 0, "the end of a match says who has won", "write: finish won by PLAYER, or: finish drawn");
        return all();
    }

    /** Whether it goes on with {@code in a row}, behind where the reader stands. */
    private boolean saysRow() {
        for (int i = 0; token(i) != null && !TokenLines.isBetween(token(i)); i++) {
            if (text(i).equals("row") && ARTICLES.contains(text(i - 1))) return true;
            if (token(i).getType() == Token.EOF) return false;
        }
        return false;
    }

    private static boolean isNumber(String word) {
        return COUNTS.contains(word) || !word.isEmpty() && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** Whether before it in its line something is compared. */
    private boolean saysIs() {
        for (int i = -1; token(i) != null && !TokenLines.isBetween(token(i)); i--) {
            if (text(i).equals("is")) return true;
            if (text(i).equals("(") || token(i).getTokenIndex() == 0) return false;
        }
        return false;
    }

    /** {@code move all men to hand}: a set is always all of it, and all begins another form. */
    private Diagnostic all() {
        if (text(0).equals("for") || text(0).equals("in")) return null;
        for (ParserRuleContext at = context; at != null; at = at.getParent()) {
            boolean all = at.getRuleIndex() == RulesParser.RULE_primary
                    && at.getStart().getText().equals("all");
            if (!all || at.getStart() == found) continue;
            return DiagnosticCode.UNEXPECTED
                    .at(spans.span(at.getStart()), "'all'")
                    .why(
                            "a set is always all of it; 'all' begins another form: all VALUE for NAME in SET where CONDITION")
                    .fix("leave it out");
        }
        return null;
    }

    /** {@code number of a + number of b}. */
    private Diagnostic whole() {
        String here = text(0);
        String before = text(-1);
        boolean of = here.equals("number") || here.equals("random");
        if (!WHOLE.contains(here) || !SIGNS.contains(before) || of && !text(1).equals("of")) return null;
        String shown = of ? here + " of" : here;
        String line = spans.source().text().substring(0, spans.span(found).start());
        boolean again = line.substring(line.lastIndexOf('\n') + 1).contains(shown);
        return said(
                0,
                of ? 1 : 0,
                Message.of(
                        "'{0}' takes the whole of what follows it, so beside a '{1}' it stands in parentheses",
                        shown, before),
                again
                        ? Message.of("put each in parentheses: ({0} …) {1} ({0} …)", shown, before)
                        : Message.of("put it in parentheses: … {0} ({1} …)", before, shown));
    }

    /** Words and signs that begin or end the blocks of other languages. */
    private Diagnostic block() {
        String here = text(0);
        boolean last = token(1) != null && token(1).getType() == RulesParser.NEWLINE;
        boolean begins = here.equals("then") || (here.equals("do") || here.equals(":")) && last;
        if (begins && OPENING.contains(opening())) {
            return said(
                    0,
                    0,
                    Message.of(
                            "the steps of '{0}' stand below it and are indented; nothing stands before them",
                            opening()),
                    last ? "leave it out" : "begin a new line here instead, indented by two blanks more");
        }
        boolean ends = text(-1).equals("end") && OPENING.contains(here) && last;
        return ends ? said(-1, 0, "a block ends where a line is indented less", "leave it out") : null;
    }

    /** @return the word with which the step begins that is being read */
    private String opening() {
        for (ParserRuleContext at = context; at != null; at = at.getParent()) {
            if (at.getRuleIndex() == RulesParser.RULE_statement || at.getRuleIndex() == RulesParser.RULE_otherwise)
                return at.getStart().getText();
        }
        return "";
    }

    /**
     * {@code supposing rule(a): VALUE}, which is given up at the colon, while the parser still stands at its beginning.
     */
    private static Diagnostic supposed(TokenStream tokens, Token found, TokenSpans spans) {
        int close = before(tokens, found.getTokenIndex());
        if (!found.getText().equals(":")
                || close < 0
                || !tokens.get(close).getText().equals(")")) return null;
        int open = close;
        for (int depth = 1; depth > 0; ) {
            open = before(tokens, open);
            if (open < 0 || tokens.get(open).getType() == RulesParser.NEWLINE) return null;
            String text = tokens.get(open).getText();
            depth += text.equals(")") ? 1 : text.equals("(") ? -1 : 0;
        }
        int name = before(tokens, open);
        int word = before(tokens, name);
        if (word < 0 || !tokens.get(word).getText().equals("supposing")) return null;
        String rule = tokens.get(name).getText();
        return DiagnosticCode.MISSING
                .at(spans.after(tokens.get(word)), "'do'")
                .why("that a rule is done is supposed so: supposing do RULE(VALUE, VALUE): VALUE")
                .fix(Message.of("write: supposing do {0}(…): …", rule));
    }

    /** @return the index of the token that is read before another; -1 for none */
    private static int before(TokenStream tokens, int index) {
        int at = index - 1;
        while (at >= 0 && tokens.get(at).getChannel() != Token.DEFAULT_CHANNEL) at--;
        return at;
    }

    /** {@code = VALUE} in a line of its own, after steps: it was read as going on with the line above. */
    private Diagnostic answer() {
        if (!text(0).equals("=") || !isFirstOfItsLine()) return null;
        boolean step = false;
        for (ParserRuleContext at = context; at != null; at = at.getParent()) {
            step |= at.getRuleIndex() == RulesParser.RULE_statement;
            if (step && at.getRuleIndex() == RulesParser.RULE_body) {
                return said(
                        0,
                        0,
                        "= gives the value where there are no steps; after steps the value is answered",
                        "write 'answer'");
            }
            if (step && at.getRuleIndex() == RulesParser.RULE_namedRule) {
                return said(
                        0,
                        0,
                        "a rule acts and has no value; only a function answers",
                        "leave this line out, or write a function");
            }
        }
        return null;
    }

    private boolean isFirstOfItsLine() {
        Span span = spans.span(found);
        String text = span.source().text();
        return text.substring(text.lastIndexOf('\n', Math.max(0, span.start() - 1)) + 1, span.start())
                .isBlank();
    }
}
