package regola.language.syntax;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/**
 * A Complaint says in plain words what the parser could not read: what stands there, what is expected there, and what
 * was probably meant. {@link LineComplaint} does the same for lines that cannot begin as they do.
 */
final class Complaint {
    private static final int BECAUSE = LanguageWords.type("because");
    /** Among so many names what was meant is looked for. */
    private static final int MOST_NAMES = 400;

    private static final String ALIKE = "alike";

    /** With these a value goes on. */
    private static final Set<String> GOES_ON = Set.of("where", "and", "or");

    /** Behind these nothing is complete. */
    private static final Set<String> NEEDING = Set.of("on", "of", "in", "is", "where", "and", "or", "not");

    /** Words whose lines ask whether something is so. */
    private static final Set<String> ASKING = Set.of("require", "if", "while", "otherwise");

    /** Words whose lines give a value with =. */
    private static final Set<String> GIVING =
            Set.of("let", "set", "keep", "counter", "each", "function", "setting", "score", "aim", "winners");

    /**
     * Words that may come after a value and are seldom the only ones that may, so that the parser does not name them.
     */
    private static final List<String> JOINING = List.of("where", "otherwise", "and", "with", "unless");

    /** The rules that read values, from the whole to the smallest part. */
    private static final Set<Integer> VALUES = Set.of(
            RulesParser.RULE_expr,
            RulesParser.RULE_either,
            RulesParser.RULE_both,
            RulesParser.RULE_negation,
            RulesParser.RULE_comparison,
            RulesParser.RULE_counted,
            RulesParser.RULE_placed,
            RulesParser.RULE_ranged,
            RulesParser.RULE_sum,
            RulesParser.RULE_product,
            RulesParser.RULE_unary,
            RulesParser.RULE_primary,
            RulesParser.RULE_index);

    private final TokenSpans spans;
    private final SyntaxErrors errors;
    private final LineComplaint lines;

    Complaint(TokenSpans spans, SyntaxErrors errors) {
        this.spans = spans;
        this.errors = errors;
        this.lines = new LineComplaint(spans, errors);
    }

    /**
     * A line begins in a way that no line can begin here; first is false if the line above was such a line too.
     *
     * @return the word that was meant, if the first is only mistyped; else null
     */
    String aboutLine(Parser parser, IntervalSet expected, boolean first) {
        return lines.aboutLine(parser, expected, first);
    }

    /**
     * A line is indented and nothing above opens a block.
     *
     * @return true if the lines are steps that can have no place there, false if they only begin too far right
     */
    boolean aboutIndent(Parser parser) {
        return lines.aboutIndent(parser);
    }

    /**
     * @return true if a name is wanted and a word of the language stands there instead, as a name: it has been reported
     *     then
     */
    boolean aboutWordAsName(Parser parser, Token found) {
        int rule = parser.getContext().getRuleIndex();
        boolean name =
                rule == RulesParser.RULE_name || rule == RulesParser.RULE_word || rule == RulesParser.RULE_typeName;
        if (!name || !LanguageWords.isWord(found.getType()) || reportForeign(parser, found)) return false;
        ParserRuleContext context = parser.getContext();
        IntervalSet behind = RulesParser._ATN.nextTokens(RulesParser._ATN.ruleToStopState[rule], context);
        boolean fits = behind.contains(parser.getInputStream().LA(2)) || !behind.contains(found.getType());
        if (fits) reportWordAsName(found);
        return fits;
    }

    /**
     * Something stands where it cannot.
     *
     * @param expected what may stand there; empty if that is not known
     * @param missing true if it would be right with one of those before it
     * @return the word that was meant, if it is only mistyped; else null
     */
    String aboutToken(Parser parser, Token found, IntervalSet expected, boolean missing) {
        if (errors.isFull()) return null;
        Token before = parser.getInputStream().LT(-1);
        boolean end = found.getType() == Token.EOF || TokenLines.isBetween(found);
        ParserRuleContext context = parser.getContext();
        if (context.getRuleIndex() == RulesParser.RULE_header) {
            lines.aboutHeader(parser, found);
            return null;
        }
        if (before != null && before.getType() == RulesParser.NEWLINE && expected.contains(RulesParser.INDENT)) {
            lines.aboutMissingBlock(parser);
            return null;
        }
        if (reportForeign(parser, found)) return null;
        Diagnostic slip = FirstSlip.at(parser, found, expected, spans);
        if (slip != null) {
            errors.report(found, slip);
            return null;
        }
        if (reportComma(parser, found) || reportBetweenSizes(parser, found) || reportLostEnd(parser, found, expected))
            return null;
        Span span = spans.span(found);
        String meant = end ? null : meant(context, found, expected);
        if (meant != null) {
            errors.report(
                    found,
                    DiagnosticCode.MISTYPED_WORD
                            .at(span, found.getText())
                            .why(why(context, null, Message.NOTHING))
                            .fix(Message.of("did you mean '{0}'?", meant)));
        } else if (isParameter(parser, before, found)) {
            reportWordAsName(found);
        } else if (isLostValue(parser, found, expected)) {
            reportWordAsValue(parser, found);
        } else if ((end || missing || isValueMissing(parser, found, expected)) && before != null) {
            if (lines.aboutMistypedBelow(parser, found, expected)) {
                errors.spoil(before);
                return null;
            }
            if (!expected.contains(RulesParser.NAME)
                    && LanguageWords.written(expected).contains(before.getText())) {
                // What stands there was taken for a name: move to a1.
                errors.report(
                        before,
                        DiagnosticCode.MISSING
                                .at(spans.before(before), Message.of("a value"))
                                .why(why(context, before, Message.NOTHING))
                                .fix("write a value here"));
                return null;
            }
            Message what = ExpectedWords.of(expected, context);
            if (reportGlued(parser, found, what.toString())) return null;
            String form = form(context);
            String below = form != null && form.contains("indented") ? "" : lines.goesOnBelow(parser, found);
            errors.report(
                    before,
                    DiagnosticCode.MISSING
                            .at(spans.after(before), what.isEmpty() ? Message.of("something") : what)
                            .why(why(
                                    context,
                                    before,
                                    form == null || NEEDING.contains(before.getText()) ? what : Message.NOTHING))
                            .fix(below.isEmpty() ? fix(what) : below));
        } else {
            Message what = ExpectedWords.of(expected, context);
            CharSequence why = why(context, before, what);
            errors.report(
                    found,
                    advise(
                            DiagnosticCode.UNEXPECTED
                                    .at(span, shown(found))
                                    .why(why)
                                    .fix(fix(what)),
                            parser,
                            found,
                            expected));
        }
        return meant;
    }

    /** @return true if what stands there belongs to another language; then it has been reported */
    private boolean reportForeign(Parser parser, Token found) {
        Diagnostic foreign = ForeignForm.at(parser, found, spans);
        if (foreign != null) errors.report(found, foreign);
        return foreign != null;
    }

    /** @return true if it is one comma too many, or one that is missing before 'alike'; then it has been reported */
    private boolean reportComma(Parser parser, Token found) {
        Token before = parser.getInputStream().LT(-1);
        if (before == null) return false;
        if (found.getText().equals(",") && before.getText().equals(",")) {
            errors.report(
                    found,
                    DiagnosticCode.UNEXPECTED
                            .at(spans.span(found), shown(found))
                            .why(Message.of("one comma is enough"))
                            .fix("leave it out"));
            return true;
        }
        boolean alike = found.getText().equals(ALIKE)
                && parser.getContext().getRuleIndex() == RulesParser.RULE_pieces
                && parser.getContext().getChildCount() == 2;
        if (alike)
            errors.report(
                    before,
                    DiagnosticCode.MISSING
                            .at(spans.after(before), Message.of("'{0}'", ","))
                            .why(Message.of("such a line reads: {0}", Message.of(form(parser.getContext()))))
                            .fix(Message.of("write {0} here", Message.of("'{0}'", ","))));
        return alike;
    }

    /** @return true if another word stands between the sizes of a grid than 'by'; then it has been reported */
    private boolean reportBetweenSizes(Parser parser, Token found) {
        ParserRuleContext context = parser.getContext();
        TokenStream tokens = parser.getInputStream();
        boolean between = context.getRuleIndex() == RulesParser.RULE_boardLine
                && context.getStart().getText().equals("grid")
                && context.getChildCount() == 2
                && found == parser.getCurrentToken()
                && found.getText().matches("[A-Za-z].*")
                && tokens.LA(2) == RulesParser.NUMBER;
        if (between)
            errors.report(
                    found,
                    DiagnosticCode.UNEXPECTED
                            .at(spans.span(found), shown(found))
                            .why(why(context, null, Message.NOTHING))
                            .fix(Message.of("write {0}", Message.of("'{0}'", "by"))));
        return between;
    }

    /**
     * The parser gives a line up before a word with which it would go on, if something is wrong far behind it.
     *
     * @return true if a place or a value is missing there behind a word that needs one; then it has been reported
     */
    private boolean reportLostEnd(Parser parser, Token found, IntervalSet expected) {
        if (!GOES_ON.contains(found.getText()) || expected.contains(RulesParser.NAME)) return false;
        TokenStream tokens = parser.getInputStream();
        Token open = found;
        for (int i = found.getTokenIndex() + 1; i < tokens.size(); i++) {
            Token next = tokens.get(i);
            if (next.getChannel() != Token.DEFAULT_CHANNEL) continue;
            boolean closes = next.getText().equals(")") || TokenLines.isBetween(next);
            if (closes && NEEDING.contains(open.getText())) {
                Message what = Message.of(open.getText().equals("on") ? "a place" : "a value");
                errors.report(
                        open,
                        DiagnosticCode.MISSING
                                .at(spans.after(open), what)
                                .why(Message.of("after {0} comes {1}", shown(open), what))
                                .fix(Message.of("write {0} here", what)));
                return true;
            }
            if (TokenLines.isBetween(next)) return false;
            open = next;
        }
        return false;
    }

    /**
     * @return true if the word that is missing is written together with a name of the file; then it has been reported
     */
    private boolean reportGlued(Parser parser, Token found, String missing) {
        String word = missing.replace("'", "");
        String text = found.getText();
        if (found.getType() != RulesParser.NAME || !text.startsWith(word) || word.equals(text)) return false;
        String name = text.substring(word.length());
        TokenStream tokens = parser.getInputStream();
        boolean known = false;
        for (int i = 0; i < tokens.size() && !known; i++)
            known = tokens.get(i).getText().equals(name);
        if (!known) return false;
        errors.report(
                found,
                DiagnosticCode.MISSING
                        .at(spans.span(found), Message.of("a blank"))
                        .why(Message.of("'{0}' and '{1}' are two words", word, name))
                        .fix(Message.of("write '{0}'", word + " " + name)));
        return true;
    }

    /** What to do where the expected is not there. */
    private static CharSequence fix(Message expected) {
        if (ExpectedWords.isEndOfLine(expected)) return "leave it out, or begin a new line for it";
        if (expected.toString().endsWith(ExpectedWords.END_OF_LINE)) return "leave it out";
        if (expected.toString().equals("'because'"))
            return Message.of("give the reason: {0}", Message.of(LineForms.BECAUSE));
        return expected.isEmpty() ? "" : Message.of("write {0} here", ExpectedWords.brief(expected));
    }

    private void reportWordAsName(Token found) {
        errors.reportOnce(
                "word " + found.getText(), found, DiagnosticCode.WORD_AS_NAME.at(spans.span(found), found.getText()));
    }

    /** Who writes {@code by move} has begun the name of a value, or mistyped it. */
    private void reportWordAsValue(Parser parser, Token found) {
        Set<String> known = new LinkedHashSet<>(LanguageWords.VALUES);
        TokenStream tokens = parser.getInputStream();
        for (int i = 0; i < tokens.size() && known.size() < MOST_NAMES; i++)
            if (tokens.get(i).getType() == RulesParser.NAME)
                known.add(tokens.get(i).getText());
        Diagnostic told = DiagnosticCode.WORD_AS_NAME.at(spans.span(found), found.getText());
        errors.reportOnce(
                "word " + found.getText(),
                found,
                DidYouMean.closest(found.getText(), known)
                        .map(meant -> told.fix(DidYouMean.fix(meant)))
                        .orElse(told));
    }

    /** {@code function f(move: piece)}: the parser sees no parameter there and wants the closing parenthesis. */
    private static boolean isParameter(Parser parser, Token before, Token found) {
        return before != null
                && (before.getText().equals("(") || before.getText().equals(","))
                && LanguageWords.isWord(found.getType())
                && parser.getInputStream().LT(2).getText().equals(":");
    }

    /** A value is wanted, and a word of the language stands there that cannot be what comes after a value. */
    private static boolean isLostValue(Parser parser, Token found, IntervalSet expected) {
        return isValue(parser)
                && expected.contains(RulesParser.NAME)
                && LanguageWords.isWord(found.getType())
                && LanguageWords.elsewhere(found.getText()) == null
                && !isValueMissing(parser, found, expected);
    }

    /** A value is wanted, and what stands there is right after a value. */
    private static boolean isValueMissing(Parser parser, Token found, IntervalSet expected) {
        if (found.getType() == BECAUSE && expected.contains(RulesParser.NAME)) return true;
        if (!isValue(parser) || !expected.contains(RulesParser.NAME)) return false;
        int rule = parser.getContext().getRuleIndex();
        IntervalSet behind = RulesParser._ATN.getExpectedTokens(
                RulesParser._ATN.ruleToStopState[rule].stateNumber, parser.getContext());
        return behind.contains(found.getType()) || found.getType() == RulesParser.IN;
    }

    private static boolean isValue(Parser parser) {
        return VALUES.contains(parser.getContext().getRuleIndex());
    }

    /** The word that somebody probably meant who wrote a name where none can stand; null if there is none. */
    private static String meant(ParserRuleContext context, Token found, IntervalSet expected) {
        if (found.getType() != RulesParser.NAME || expected.contains(RulesParser.NAME)) return null;
        String word = found.getText();
        List<String> candidates = new ArrayList<>(LanguageWords.written(expected));
        candidates.addAll(JOINING);
        String form = form(context);
        if (form != null && expected.contains(RulesParser.NEWLINE)) {
            // What may stand here but need not is not among the expected; the form shows it.
            for (String part : form.split(", then")[0].split("[^a-z]+"))
                if (part.length() > 2 && LanguageWords.isWord(part)) candidates.add(part);
        }
        return DidYouMean.closest(word, candidates).orElse(null);
    }

    /** @param before what stands before it, or null if it need not be said */
    private CharSequence why(ParserRuleContext context, Token before, Message expected) {
        Message where = Message.NOTHING;
        if (before != null && !expected.isEmpty()) {
            if (TokenLines.isBetween(before)) where = Message.of("here comes {0}", expected);
            else if (ExpectedWords.isEndOfLine(expected))
                where = Message.of("the line is complete after {0}", shown(before));
            else where = Message.of("after {0} comes {1}", shown(before), expected);
        }
        String value = valueForm(context);
        String form = value == null ? form(context) : value;
        if (form == null) return where;
        Message reads =
                Message.of(value == null ? "such a line reads: {0}" : "such a value reads: {0}", Message.of(form));
        return where.isEmpty() ? reads : Message.of("{0}; {1}", where, reads);
    }

    /** The form of the value that was being read, if it begins with a word of its own and has been begun. */
    private static String valueForm(ParserRuleContext context) {
        ParserRuleContext at = context.getRuleIndex() == RulesParser.RULE_name && context.getParent() != null
                ? context.getParent()
                : context;
        boolean value = at.getRuleIndex() == RulesParser.RULE_primary || at.getRuleIndex() == RulesParser.RULE_counted;
        return value && at.getChildCount() > 0 ? LineForms.ofValue(at.getStart().getText()) : null;
    }

    /** The form of the line that was being read; null if there is none. */
    private static String form(ParserRuleContext context) {
        for (ParserRuleContext at = context; at != null; at = at.getParent()) {
            int rule = at.getRuleIndex();
            boolean step = rule == RulesParser.RULE_statement || rule == RulesParser.RULE_otherwise;
            if (rule == RulesParser.RULE_wordLine) return LineForms.WORD_LINE;
            if (rule == RulesParser.RULE_namedLine) return LineForms.NAMED_LINE;
            if (rule == RulesParser.RULE_headerLine)
                return LineForms.ofHeader(at.getStart().getText());
            boolean line = step
                    || rule == RulesParser.RULE_section
                    || rule == RulesParser.RULE_boardLine
                    || rule == RulesParser.RULE_chooseItem
                    || rule == RulesParser.RULE_requirement
                    || rule == RulesParser.RULE_thenBlock
                    || rule == RulesParser.RULE_when;
            if (line) return LineForms.of(at.getStart().getText(), step);
        }
        return null;
    }

    /** Adds what was probably meant. */
    private Diagnostic advise(Diagnostic diagnostic, Parser parser, Token found, IntervalSet expected) {
        Token before = parser.getInputStream().LT(-1);
        String text = found.getText();
        String meant = LanguageWords.elsewhere(text);
        if (meant != null) return diagnostic.fix(Message.of("did you mean '{0}'?", meant));
        if (text.equals("=")
                && (expected.contains(RulesParser.NEWLINE)
                        || isValue(parser)
                        || ASKING.contains(TokenLines.first(parser).getText()))) {
            boolean gives = before != null
                    && before.getText().equals("=")
                    && GIVING.contains(TokenLines.first(parser).getText());
            boolean again = before != null && before.getLine() < found.getLine();
            if (again) return diagnostic.why("the value is said above already").fix("take the line away");
            return diagnostic.fix(gives ? "write = once" : "write 'is' to compare two values; = only gives a value");
        }
        if (text.equals("is") && before != null && before.getText().equals("is"))
            return diagnostic.fix("write it once");
        if (found.getType() == RulesParser.STRING) {
            if (isValue(parser))
                return diagnostic.fix("leave it out; texts stand only where something is told or named");
            return diagnostic.fix("say the language before the text: en \"…\" it \"…\"");
        }
        if (expected.contains(RulesParser.STRING) && LanguageWords.canBeName(found.getType()))
            return diagnostic.fix("put it into quotes");
        if (LineForms.isStep(text) && !LanguageWords.canBeName(found.getType()))
            return diagnostic.fix("begin a new line for each step");
        return diagnostic;
    }

    /** How a token is called in a message. */
    static Message shown(Token token) {
        return switch (token.getType()) {
            case Token.EOF -> Message.of("the end of the file");
            case RulesParser.NEWLINE, RulesParser.INDENT, RulesParser.DEDENT -> Message.of("the end of the line");
            case RulesParser.STRING -> Message.of("this text");
            case RulesParser.RULE_ID -> Message.of("the rule number {0}", token.getText());
            default -> Message.of("'{0}'", token.getText());
        };
    }
}
