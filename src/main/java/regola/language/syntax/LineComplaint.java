package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.syntax.generated.RulesParser;

/**
 * A LineComplaint says what is wrong with the beginning of a line, its indentation, or the block that should be below
 * it.
 */
final class LineComplaint {
    private static final List<String> CONTINUING =
            List.of("because", "showing", "printed", "yours", "theirs", "en", "it", "and", "or", "where", "=");

    private static final String STEPS_STAND =
            "steps stand below start, turn, round, rule, function, when, and the then of an option";
    private static final Set<String> GIVING_STEPS = Set.of("function", "score", "aim", "winners");
    private static final Set<String> HEADER = Set.of("title", "about", "author", "players", "neutral", "excludes");
    private static final Set<String> CHANGING = Set.of("+", "-", "*", "/");
    private static final Set<String> BLOCK_ENDS = Set.of("endif", "endfor", "endwhile", "fi", "done");

    private final TokenSpans spans;
    private final SyntaxErrors errors;
    /**
     * The token that should have been indented, as the last message about a missing block said; -1 if there was none.
     */
    private int unindented = -1;

    LineComplaint(TokenSpans spans, SyntaxErrors errors) {
        this.spans = spans;
        this.errors = errors;
    }

    /**
     * No line can begin so in this block. Of several such lines in a row the first is told, and all that are only
     * mistyped.
     */
    String aboutLine(Parser parser, IntervalSet expected, boolean first) {
        if (errors.isFull()) return null;
        Token found = parser.getCurrentToken();
        String word = found.getText();
        boolean inBlock = parser.getContext().getRuleIndex() != RulesParser.RULE_file;
        boolean said = LanguageWords.elsewhere(word) == null
                && !SpokenWords.repair(word, inBlock).isEmpty();
        String meant = !said && LanguageWords.written(found.getType()) == null || LanguageWords.elsewhere(word) != null
                ? meant(word, expected)
                : null;
        if (meant != null) {
            String form = LineForms.of(meant.split(" ")[0], inBlock);
            errors.report(
                    found,
                    DiagnosticCode.MISTYPED_WORD
                            .at(spans.span(found), word)
                            .why(form == null ? "" : "such a line reads: " + form)
                            .fix("did you mean '" + meant + "'?"));
            return meant;
        }
        if (!first || found.getTokenIndex() == unindented) return null;
        Diagnostic diagnostic = DiagnosticCode.UNEXPECTED.at(spans.span(found), Complaint.shown(found));
        String begins = ExpectedWords.of(expected, parser.getContext());
        String why = (inBlock ? "a line of this block begins with " : "a line at the left edge begins with ") + begins;
        String fix = fix(parser, found, inBlock);
        if (!fix.isEmpty()) {
            why = inBlock
                    ? "a step begins with the word that says what it does"
                    : "a part of the game begins with the word that says what it is";
        }
        errors.report(
                found, diagnostic.why(said ? why : whyHere(found, inBlock, why)).fix(fix));
        return null;
    }

    private static String meant(String word, IntervalSet expected) {
        List<String> candidates = new ArrayList<>(LanguageWords.written(expected));
        String near = DidYouMean.closest(word, candidates).orElse(null);
        String elsewhere = LanguageWords.elsewhere(word);
        if (elsewhere == null) return near;
        boolean fits = elsewhere.startsWith("otherwise")
                || expected.contains(LanguageWords.type(elsewhere.split(" ")[0]));
        return fits ? elsewhere : near;
    }

    private static String whyHere(Token found, boolean inBlock, String otherwise) {
        String word = found.getText();
        boolean step = LineForms.isStep(word)
                || word.equals("require")
                || word.equals("meets")
                || word.equals("option")
                || word.equals("refuse")
                || word.equals("then");
        boolean header = word.equals("game") || word.equals("variant");
        if (!inBlock && HEADER.contains(word))
            return "'" + word + "' stands indented, near the top of what it belongs to: " + LineForms.ofHeader(word);
        if (!inBlock && header) return "a file is one game or one variant, and says so in its first line";
        if (!inBlock && step) return "such a line belongs into a block, and blocks are indented; " + otherwise;
        if (inBlock && word.equals("otherwise")) {
            return "otherwise belongs to the if before it, in the same column, with nothing between them but the block of the if";
        }
        if (inBlock && (word.equals("option") || word.equals("refuse")))
            return "'" + word + "' stands in the block of a choose; " + otherwise;
        if (inBlock && (word.equals("meets") || word.equals("then")))
            return "'" + word + "' stands below an option; " + otherwise;
        if (inBlock && LineForms.isStep(word) && hasOptionLines(otherwise)) {
            return "below an option its requirements come first, then the line 'then', and below that the steps, indented";
        }
        if (inBlock
                && LineForms.isStep(word)
                && !otherwise.startsWith("a step begins")
                && !otherwise.contains("'shuffle'")) {
            return STEPS_STAND + "; " + otherwise;
        }
        if (inBlock && word.equals("require"))
            return "'require' stands below an option, in conditions, or at the left edge; " + otherwise;
        boolean section = LineForms.isSection(word) && !LineForms.isStep(word);
        if (inBlock && section) return "'" + word + "' begins a part of the game, and these begin at the left edge";
        return otherwise;
    }

    private static boolean hasOptionLines(String why) {
        return why.endsWith("'require', 'meets' or 'then'");
    }

    private static String fix(Parser parser, Token found, boolean inBlock) {
        String word = found.getText();
        String next = parser.getInputStream().LT(2).getText();
        if (inBlock && BLOCK_ENDS.contains(word)) return "leave it out; a block ends where a line is indented less";
        String plain = next.equals("=") || next.equals("(") ? "" : SpokenWords.repair(word, inBlock);
        if (!plain.isEmpty()) return plain;
        if (!LanguageWords.canBeName(found.getType())) return "";
        String third = parser.getInputStream().LA(2) == Token.EOF
                ? ""
                : parser.getInputStream().LT(3).getText();
        if (inBlock && CHANGING.contains(next) && third.equals("="))
            return "to change a value, write: set " + word + " = " + word + " " + next + " …";
        if (inBlock && (next.equals("+") || next.equals("-")) && third.equals(next)) {
            return "to change a value, write: set " + word + " = " + word + " " + next + " 1";
        }
        if (next.equals("="))
            return inBlock
                    ? "to give a value, write: set " + word + " = …"
                    : "to declare it, write: keep " + word + ": number = …";
        if (!next.equals("(")) return "";
        return inBlock
                ? "to run a rule, write: do " + word + "(…)"
                : "to declare it, write: rule " + word + "(…) or function " + word + "(…)";
    }

    /**
     * The present token is an INDENT that nothing asked for.
     *
     * @return true if steps stand below what can have none
     */
    boolean aboutIndent(Parser parser) {
        Token first = parser.getInputStream().LT(2);
        Token above = TokenLines.firstOfLineAbove(parser);
        Diagnostic found = DiagnosticCode.UNEXPECTED_INDENT.at(spans.span(first));
        boolean step =
                LineForms.isStep(first.getText()) || parser.getInputStream().LA(3) == LanguageWords.type("=");
        boolean steps = step
                && LineForms.isSection(above.getText())
                && parser.getContext().getParent() == null;
        if (steps) {
            String form = LineForms.of(above.getText(), false);
            boolean value = form.contains("= ") && GIVING_STEPS.contains(above.getText());
            errors.report(
                    first,
                    value
                            ? found.why("'" + above.getText() + "' has either '= VALUE' in its line or steps below it")
                                    .fix("leave out the '= …' above, and let the steps end with: answer VALUE")
                            : found.why("'" + above.getText() + "' says what there is and does nothing; " + STEPS_STAND)
                                    .fix("put the steps where they are to happen"));
            return true;
        }
        errors.report(
                first,
                found.why(
                                "the line that begins with '" + above.getText()
                                        + "' is complete; a line goes on below only if the next one begins with because, showing, printed, yours, theirs, en, it, and, or, where or =")
                        .fix("begin it in column " + spans.span(above).column() + ", like the line above"));
        return false;
    }

    /** A line has ended that needs a block, and none is there. */
    void aboutMissingBlock(Parser parser) {
        unindented = parser.getCurrentToken().getTokenIndex();
        Token first = TokenLines.firstOfLineAbove(parser);
        Token last = parser.getInputStream().LT(-2);
        Diagnostic diagnostic =
                DiagnosticCode.MISSING_BLOCK.at(spans.after(last == null ? first : last), "'" + first.getText() + "'");
        int column = spans.span(first).column() + 2;
        String form = LineForms.of(first.getText(), false);
        boolean value = form != null && form.contains("= ") && !form.contains("indented");
        String orInOne = value ? "; or the line reads: " + form : "";
        errors.report(
                first,
                diagnostic
                        .why("what belongs to such a line stands below it and begins further right" + orInOne)
                        .fix("begin the lines that belong to it in column " + column
                                + (value ? ", or give the value in this line" : "")));
    }

    /** The file does not begin with game or variant, or that line is wrong. */
    void aboutHeader(Parser parser, Token found) {
        Token start = parser.getContext().getStart();
        String first = start.getText();
        if (found != start) {
            Token before = parser.getInputStream().LT(-1);
            boolean end = found.getType() == RulesParser.NEWLINE || found.getType() == Token.EOF;
            if (before.getType() == RulesParser.NEWLINE) {
                aboutMissingBlock(parser);
                return;
            }
            boolean variant = first.equals("variant");
            String form = "such a line reads: " + (variant ? "variant NAME of GAME" : "game NAME");
            String wanted = before == start
                    ? "a name"
                    : variant && !before.getText().equals("of") ? "'of' and the name of the game" : "a name";
            boolean second = !end && (LanguageWords.isWord(found.getType()) || found.getType() == RulesParser.NAME);
            if (end)
                errors.report(
                        before,
                        DiagnosticCode.MISSING
                                .at(spans.after(before), wanted)
                                .why(form)
                                .fix("write " + wanted + " here"));
            else
                errors.report(
                        found,
                        DiagnosticCode.UNEXPECTED
                                .at(spans.span(found), Complaint.shown(found))
                                .why(form)
                                .fix(second ? "join the words of a name with hyphens, as in my-game" : "leave it out"));
            return;
        }
        String meant = found.getType() == RulesParser.NAME
                ? DidYouMean.closest(first, List.of("game", "variant")).orElse(null)
                : null;
        if (meant != null) {
            errors.report(
                    found,
                    DiagnosticCode.MISTYPED_WORD
                            .at(spans.span(found), first)
                            .why("such a line reads: "
                                    + (meant.equals("variant") ? "variant NAME of GAME" : "game NAME"))
                            .fix("did you mean '" + meant + "'?"));
        } else {
            errors.report(found, DiagnosticCode.NO_HEADER.at(spans.span(found)));
        }
    }

    /**
     * A line ends too early, and the next one begins with a mistyped word that would continue it.
     *
     * @return true if that is so; then it has been reported
     */
    boolean aboutMistypedBelow(Parser parser, Token found, IntervalSet expected) {
        if (found.getType() != RulesParser.NEWLINE) return false;
        Token below = parser.getInputStream().LT(parser.getInputStream().LA(2) == RulesParser.INDENT ? 3 : 2);
        if (below.getType() != RulesParser.NAME) return false;
        String meant = DidYouMean.closest(below.getText(), LanguageWords.written(expected))
                .orElse(null);
        if (meant == null || !CONTINUING.contains(meant)) return false;
        errors.report(
                below,
                DiagnosticCode.MISTYPED_WORD
                        .at(spans.span(below), below.getText())
                        .why("the line above goes on with '" + meant + "'")
                        .fix("did you mean '" + meant + "'?"));
        return true;
    }

    /**
     * @return advice for a line that ends too early while the next one is indented: perhaps it was meant to go on; else
     *     empty
     */
    String goesOnBelow(Parser parser, Token found) {
        boolean indented = found.getType() == RulesParser.NEWLINE
                && parser.getInputStream().LA(2) == RulesParser.INDENT;
        if (!indented) return "";
        return "if the line goes on below, write it in one line; only because, showing, printed, yours, theirs, en, it, and, or, where and = may begin a line that continues another";
    }
}
