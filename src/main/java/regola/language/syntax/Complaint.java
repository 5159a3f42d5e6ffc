package regola.language.syntax;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/**
 * A Complaint says in plain words what the parser could not read: what stands there, what is expected there, and what
 * was probably meant. {@link LineComplaint} does the same for lines that cannot begin as they do.
 */
final class Complaint {
    private static final IntervalSet COMPARISONS = LanguageWords.types("<", "<=", ">", ">=", "is", "in");

    private final Places places;
    private final SyntaxErrors errors;
    private final LineComplaint lines;

    Complaint(Places places, SyntaxErrors errors) {
        this.places = places;
        this.errors = errors;
        this.lines = new LineComplaint(places, errors);
    }

    /** A line begins in a way that no line can begin here. */
    void aboutLine(Parser parser, IntervalSet expected) {
        lines.aboutLine(parser, expected);
    }

    /** A line is indented and nothing above opens a block. */
    void aboutIndent(Parser parser) {
        lines.aboutIndent(parser);
    }

    /** @return true if a name is wanted and a word of the language stands there instead, as a name: it has been reported then */
    boolean aboutWordAsName(Parser parser, Token found) {
        int rule = parser.getContext().getRuleIndex();
        boolean name = rule == RulesParser.RULE_name || rule == RulesParser.RULE_word || rule == RulesParser.RULE_typeName;
        if (!name || !LanguageWords.isWord(found.getType())) return false;
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
     * @param missing  true if it would be right with one of those before it
     */
    void aboutToken(Parser parser, Token found, IntervalSet expected, boolean missing) {
        Token before = parser.getInputStream().LT(-1);
        boolean end = found.getType() == Token.EOF || found.getType() == RulesParser.NEWLINE
                || found.getType() == RulesParser.INDENT || found.getType() == RulesParser.DEDENT;
        ParserRuleContext context = parser.getContext();
        if (context.getRuleIndex() == RulesParser.RULE_header) {
            lines.aboutHeader(parser, found);
            return;
        }
        if (before != null && before.getType() == RulesParser.NEWLINE && expected.contains(RulesParser.INDENT)) {
            lines.aboutMissingBlock(parser);
            return;
        }
        Span span = places.span(found);
        Diagnostic mistyped = end ? null : mistyped(context, found, expected);
        if (mistyped != null) {
            errors.report(found, mistyped);
        } else if (isParameter(parser, before, found) || isLostValue(parser, found, expected)) {
            reportWordAsName(found);
        } else if ((end || missing || isValueMissing(parser, found, expected)) && before != null) {
            String what = ExpectedWords.of(expected, context);
            Diagnostic diagnostic = DiagnosticCode.MISSING.at(places.after(before), what.isEmpty() ? "something" : what);
            errors.report(before, diagnostic.why(why(context, before, "")).fix(lines.goesOnBelow(parser, found)));
        } else {
            String why = why(context, before, ExpectedWords.of(expected, context));
            errors.report(found, advise(DiagnosticCode.UNEXPECTED.at(span, shown(found)).why(why), parser, found));
        }
    }

    private void reportWordAsName(Token found) {
        errors.reportOnce("word " + found.getText(), found, DiagnosticCode.WORD_AS_NAME.at(places.span(found), found.getText()));
    }

    /** {@code function f(move: piece)}: the parser sees no parameter there and wants the closing parenthesis. */
    private static boolean isParameter(Parser parser, Token before, Token found) {
        return before != null && (before.getText().equals("(") || before.getText().equals(","))
                && LanguageWords.isWord(found.getType()) && parser.getInputStream().LT(2).getText().equals(":");
    }

    /** A value is wanted, and a word of the language stands there that cannot be what comes after a value. */
    private static boolean isLostValue(Parser parser, Token found, IntervalSet expected) {
        return parser.getContext().getRuleIndex() == RulesParser.RULE_primary && expected.contains(RulesParser.NAME)
                && LanguageWords.isWord(found.getType()) && !isValueMissing(parser, found, expected);
    }

    /** A value is wanted, and what stands there is right after a value. */
    private static boolean isValueMissing(Parser parser, Token found, IntervalSet expected) {
        if (parser.getContext().getRuleIndex() != RulesParser.RULE_primary || !expected.contains(RulesParser.NAME)) return false;
        IntervalSet behind = RulesParser._ATN.getExpectedTokens(
                RulesParser._ATN.ruleToStopState[RulesParser.RULE_primary].stateNumber, parser.getContext());
        return behind.contains(found.getType()) || found.getType() == RulesParser.IN;
    }

    private Diagnostic mistyped(ParserRuleContext context, Token found, IntervalSet expected) {
        if (found.getType() != RulesParser.NAME || expected.contains(RulesParser.NAME)) return null;
        String word = found.getText();
        String meant = DidYouMean.closest(word, LanguageWords.written(expected)).orElse(null);
        if (meant == null && expected.contains(LanguageWords.type("because"))) return null;
        return meant == null ? null : DiagnosticCode.MISTYPED_WORD.at(places.span(found), word)
                .why(why(context, null, "")).fix("did you mean '" + meant + "'?");
    }

    /** @param before what stands before the place, or null if it need not be said */
    private String why(ParserRuleContext context, Token before, String expected) {
        String place = "";
        if (before != null && !expected.isEmpty()) {
            place = before.getType() == RulesParser.INDENT || before.getType() == RulesParser.NEWLINE || before.getType() == RulesParser.DEDENT
                    ? "here comes " + expected : "after " + shown(before) + " comes " + expected;
        }
        String form = form(context);
        if (form == null) return place;
        return place + (place.isEmpty() ? "such a line reads: " : "; such a line reads: ") + form;
    }

    /** The form of the line that was being read; null if there is none. */
    private static String form(ParserRuleContext context) {
        for (ParserRuleContext at = context; at != null; at = at.getParent()) {
            int rule = at.getRuleIndex();
            boolean step = rule == RulesParser.RULE_statement || rule == RulesParser.RULE_otherwise || rule == RulesParser.RULE_otherwiseIf;
            boolean line = step || rule == RulesParser.RULE_section || rule == RulesParser.RULE_headerLine || rule == RulesParser.RULE_boardLine
                    || rule == RulesParser.RULE_chooseItem || rule == RulesParser.RULE_requirement || rule == RulesParser.RULE_thenBlock
                    || rule == RulesParser.RULE_when;
            if (line) return LineForms.of(at.getStart().getText(), step);
        }
        return null;
    }

    /** Adds what was probably meant. */
    private Diagnostic advise(Diagnostic diagnostic, Parser parser, Token found) {
        Token before = parser.getInputStream().LT(-1);
        String text = found.getText();
        String meant = found.getType() == RulesParser.NAME ? LanguageWords.elsewhere(text) : null;
        if (meant != null) return diagnostic.fix("did you mean '" + meant + "'?");
        if (text.equals(")") || text.equals("]")) {
            return diagnostic.fix("leave it out, or open it with '" + (text.equals(")") ? "(" : "[") + "' before");
        }
        if (text.equals("=") && before != null && (before.getText().equals("=") || !COMPARISONS.contains(before.getType()))) {
            return diagnostic.fix("write 'is' to compare two values; = only gives a value");
        }
        if (text.equals("&") && before != null && before.getText().equals("&")) return diagnostic.fix("write 'and'");
        if (text.equals("is") && before != null && before.getText().equals("is")) return diagnostic.fix("write it once");
        if (found.getType() == RulesParser.STRING && before != null && before.getType() == RulesParser.RULE_ID) {
            return diagnostic.fix("say the language before the text: en \"…\" it \"…\"");
        }
        if (LineForms.isStep(text) && !LanguageWords.canBeName(found.getType())) return diagnostic.fix("begin a new line for each step");
        return diagnostic;
    }

    /** How a token is called in a message. */
    static String shown(Token token) {
        return switch (token.getType()) {
            case Token.EOF -> "the end of the file";
            case RulesParser.NEWLINE, RulesParser.INDENT, RulesParser.DEDENT -> "the end of the line";
            case RulesParser.STRING -> "this text";
            case RulesParser.RULE_ID -> "the rule number " + token.getText();
            default -> "'" + token.getText() + "'";
        };
    }
}
