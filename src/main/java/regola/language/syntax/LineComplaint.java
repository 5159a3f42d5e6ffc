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
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;

/**
 * A LineComplaint says what is wrong with the beginning of a line, its indentation, or the block that should be below
 * it.
 */
final class LineComplaint {
    private static final List<String> CONTINUING =
            List.of("because", "showing", "printed", "yours", "theirs", "en", "it", "and", "or", "where", "=");

    private static final List<String> AMOUNTS = List.of("no", "some", "every");

    static final String STEPS_STAND =
            "steps stand below start, turn, round, rule, function, when, and the then of an option";
    private static final String BELOW = "what belongs to such a line stands below it and begins further right";
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
        // The one and the many of a word are both words of the language: player, players; move, moves.
        boolean many = LanguageWords.written(expected).stream()
                .anyMatch(other -> other.equals(word + "s") || word.equals(other + "s"));
        boolean own = LanguageWords.written(found.getType()) != null;
        String meant = !said && !own || many && isFollowed(parser) || LanguageWords.elsewhere(word) != null
                ? meant(word, expected)
                : null;
        Token last = word.equals("line") && "lines".equals(meant) ? lastPlace(parser) : null;
        if (last != null) {
            errors.report(found, placesInLine(found, last));
            return null;
        }
        if (meant != null) {
            String form = LineForms.of(meant.split(" ")[0], inBlock);
            errors.report(
                    found,
                    (own && many
                                    ? DiagnosticCode.UNEXPECTED.at(spans.span(found), Complaint.shown(found))
                                    : DiagnosticCode.MISTYPED_WORD.at(spans.span(found), word))
                            .why(form == null ? "" : Message.of("such a line reads: {0}", Message.of(form)))
                            .fix(Message.of("did you mean '{0}'?", meant)));
            return meant;
        }
        if (!first || found.getTokenIndex() == unindented) return null;
        Diagnostic diagnostic = DiagnosticCode.UNEXPECTED.at(spans.span(found), Complaint.shown(found));
        Message begins = ExpectedWords.of(expected, parser.getContext());
        Message why = Message.of(
                inBlock ? "a line of this block begins with {0}" : "a line at the left edge begins with {0}", begins);
        CharSequence fix = fix(parser, found, inBlock);
        int column = inBlock || !fix.isEmpty() ? 0 : columnAbove(found);
        if (column > 0) {
            errors.report(
                    found,
                    diagnostic
                            .why(Message.of(
                                    "'{0}' stands in a block, and the lines of a block are indented", found.getText()))
                            .fix(Message.of("begin it in column {0}, like the line above", column)));
            return null;
        }
        if (!fix.isEmpty()) {
            why = Message.of(
                    inBlock
                            ? "a step begins with the word that says what it does"
                            : "a part of the game begins with the word that says what it is");
        }
        errors.report(
                found, diagnostic.why(said ? why : whyHere(found, inBlock, why)).fix(fix));
        return null;
    }

    /** @return the last of the names behind the present word, if it is two at least and nothing else; else null */
    private static Token lastPlace(Parser parser) {
        int at = 2;
        while (parser.getInputStream().LA(at) == RulesParser.NAME) at++;
        boolean places = at > 3 && parser.getInputStream().LA(at) == RulesParser.NEWLINE;
        return places ? parser.getInputStream().LT(at - 1) : null;
    }

    /** {@code line a1 b1}: a block with a name of its own, and the places below. */
    private Diagnostic placesInLine(Token word, Token last) {
        Span span = spans.span(word, last);
        String rules = span.source().text();
        int free = 1;
        while (rules.contains("lines-" + free)) free++;
        return DiagnosticCode.UNEXPECTED
                .at(span, Message.of("'{0}'", rules.substring(span.start(), span.end())))
                .why(Message.of("such a line reads: {0}", Message.of(LineForms.of("lines", false))))
                .fix(Message.of("write '{0}', and these places in a line of their own below", "lines lines-" + free));
    }

    /** @return where a line of a block at the left edge belongs, from 1; 0 if it belongs to nothing above */
    private int columnAbove(Token found) {
        String word = found.getText();
        if (LineForms.isSection(word) && !LineForms.isStep(word) || HEADER.contains(word)) return 0;
        SourceText source = spans.span(found).source();
        for (int line = spans.span(found).line() - 1; line > 0; line--) {
            String text = source.lineText(line);
            if (text.isBlank()) return 0; // an empty line ends what it could belong to
            if (text.strip().startsWith("#")) continue;
            int blanks = text.length() - text.stripLeading().length();
            return blanks > 0 ? blanks + 1 : 0;
        }
        return 0;
    }

    private static String meant(String word, IntervalSet expected) {
        List<String> candidates = new ArrayList<>(LanguageWords.written(expected));
        String two = twoWords(word, candidates);
        if (two != null) return two;
        for (String other : List.of(word + "s", word.replaceFirst("s$", "")))
            if (!other.equals(word) && candidates.contains(other)) return other;
        String near = DidYouMean.closest(word, candidates).orElse(null);
        String elsewhere = LanguageWords.elsewhere(word);
        if (elsewhere == null) return near;
        boolean fits = elsewhere.startsWith("otherwise")
                || expected.contains(LanguageWords.type(elsewhere.split(" ")[0]));
        return fits ? elsewhere : near;
    }

    /** A line of this language goes on with a number or a name where another begins with such a word. */
    private static boolean isFollowed(Parser parser) {
        int next = parser.getInputStream().LA(2);
        return next == RulesParser.NUMBER || next == RulesParser.NAME;
    }

    /** Of {@code requireno men} nothing may be lost: it says the opposite without its end. */
    private static String twoWords(String word, List<String> candidates) {
        for (String amount : AMOUNTS) {
            if (!word.endsWith(amount) || candidates.contains(word)) continue;
            String first = word.substring(0, word.length() - amount.length());
            String meant = candidates.contains(first)
                    ? first
                    : DidYouMean.closest(first, candidates).orElse("");
            if (meant.equals("require") || meant.equals("if")) return meant + " " + amount;
        }
        return null;
    }

    private static CharSequence whyHere(Token found, boolean inBlock, Message otherwise) {
        String word = found.getText();
        if (inBlock && word.equals("end")) return "a block ends where a line is indented less";
        boolean step = LineForms.isStep(word)
                || word.equals("require")
                || word.equals("meets")
                || word.equals("option")
                || word.equals("refuse")
                || word.equals("then");
        boolean header = word.equals("game") || word.equals("variant");
        if (!inBlock && HEADER.contains(word))
            return Message.of(
                    "'{0}' stands indented, near the top of what it belongs to: {1}",
                    word, Message.of(LineForms.ofHeader(word)));
        if (!inBlock && header) return "a file is one game or one variant, and says so in its first line";
        if (!inBlock && step)
            return Message.of("such a line belongs into a block, and blocks are indented; {0}", otherwise);
        if (inBlock && word.equals("otherwise")) {
            return "otherwise belongs to the if before it, in the same column, with nothing between them but the block of the if";
        }
        if (inBlock && (word.equals("option") || word.equals("refuse")))
            return Message.of("'{0}' stands in the block of a choose; {1}", word, otherwise);
        if (inBlock && (word.equals("meets") || word.equals("then")))
            return Message.of("'{0}' stands below an option; {1}", word, otherwise);
        if (inBlock && LineForms.isStep(word) && hasOptionLines(otherwise)) {
            return "below an option its requirements come first, then the line 'then', and below that the steps, indented";
        }
        if (inBlock
                && LineForms.isStep(word)
                && !otherwise.toString().startsWith("a step begins")
                && !otherwise.toString().contains("'shuffle'")) {
            return Message.of("{0}; {1}", Message.of(STEPS_STAND), otherwise);
        }
        if (inBlock && word.equals("require"))
            return Message.of("'require' stands below an option, in conditions, or at the left edge; {0}", otherwise);
        boolean section = LineForms.isSection(word) && !LineForms.isStep(word);
        if (inBlock && section)
            return Message.of("'{0}' begins a part of the game, and these begin at the left edge", word);
        return otherwise;
    }

    private static boolean hasOptionLines(Message why) {
        return why.toString().endsWith("'require', 'meets' or 'then'");
    }

    private static CharSequence fix(Parser parser, Token found, boolean inBlock) {
        String word = found.getText();
        String next = parser.getInputStream().LT(2).getText();
        boolean alone = parser.getInputStream().LA(2) == RulesParser.NEWLINE;
        if (inBlock && word.equals("end") && alone) return "take the line away";
        if (inBlock && BLOCK_ENDS.contains(word)) return "leave it out; a block ends where a line is indented less";
        String plain = next.equals("=") || next.equals("(") ? "" : SpokenWords.repair(word, inBlock);
        if (!plain.isEmpty()) return plain;
        if (!LanguageWords.canBeName(found.getType())) return "";
        String third = parser.getInputStream().LA(2) == Token.EOF
                ? ""
                : parser.getInputStream().LT(3).getText();
        if (inBlock && CHANGING.contains(next) && third.equals("="))
            return Message.of("to change a value, write: set {0} = {0} {1} …", word, next);
        if (inBlock && (next.equals("+") || next.equals("-")) && third.equals(next)) {
            return Message.of("to change a value, write: set {0} = {0} {1} 1", word, next);
        }
        if (next.equals("="))
            return inBlock
                    ? Message.of("to give a value, write: set {0} = …", word)
                    : Message.of("to declare it, write: keep {0}: number = …", word);
        if (!next.equals("(")) return "";
        return inBlock
                ? Message.of("to run a rule, write: do {0}(…)", word)
                : Message.of("to declare it, write: rule {0}(…) or function {0}(…)", word);
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
                            ? found.why(Message.of(
                                            "'{0}' has either '= VALUE' in its line or steps below it",
                                            above.getText()))
                                    .fix("leave out the '= …' above, and let the steps end with: answer VALUE")
                            : found.why(Message.of(
                                            "'{0}' says what there is and does nothing; {1}",
                                            above.getText(), Message.of(STEPS_STAND)))
                                    .fix("put the steps where they are to happen"));
            return true;
        }
        errors.report(
                first,
                found.why(Message.of(
                                "the line that begins with '{0}' is complete, and nothing can stand indented below it",
                                above.getText()))
                        .fix(Message.of(
                                "begin it in column {0}, like the line above",
                                spans.span(above).column())));
        return false;
    }

    /** A line has ended that needs a block, and none is there. */
    void aboutMissingBlock(Parser parser) {
        unindented = parser.getCurrentToken().getTokenIndex();
        Token first = TokenLines.firstOfLineAbove(parser);
        Token last = parser.getInputStream().LT(-2);
        Diagnostic diagnostic = DiagnosticCode.MISSING_BLOCK.at(
                spans.after(last == null ? first : last), Message.of("'{0}'", first.getText()));
        int column = spans.span(first).column() + 2;
        String form = LineForms.of(first.getText(), false);
        boolean value = form != null && form.contains("= ") && !form.contains("indented");
        errors.report(
                first,
                diagnostic
                        .why(
                                value
                                        ? Message.of("{0}; or the line reads: {1}", Message.of(BELOW), Message.of(form))
                                        : BELOW)
                        .fix(Message.of(
                                value
                                        ? "begin the lines that belong to it in column {0}, or give the value in this line"
                                        : "begin the lines that belong to it in column {0}",
                                column)));
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
            Message form = Message.of(
                    "such a line reads: {0}", variant ? Message.of("variant NAME of GAME") : Message.of("game NAME"));
            String wanted = before == start
                    ? "a name"
                    : variant && !before.getText().equals("of") ? "'of' and the name of the game" : "a name";
            boolean second = !end && (LanguageWords.isWord(found.getType()) || found.getType() == RulesParser.NAME);
            if (end)
                errors.report(
                        before,
                        DiagnosticCode.MISSING
                                .at(spans.after(before), Message.of(wanted))
                                .why(form)
                                .fix(Message.of("write {0} here", Message.of(wanted))));
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
                            .why(Message.of(
                                    "such a line reads: {0}",
                                    meant.equals("variant")
                                            ? Message.of("variant NAME of GAME")
                                            : Message.of("game NAME")))
                            .fix(Message.of("did you mean '{0}'?", meant)));
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
        int at = parser.getInputStream().LA(2) == RulesParser.INDENT ? 3 : 2;
        Token below = parser.getInputStream().LT(at);
        if (below.getType() != RulesParser.NAME) return false;
        String meant = DidYouMean.closest(below.getText(), LanguageWords.written(expected))
                .orElse(null);
        if (meant == null || !CONTINUING.contains(meant)) return false;
        // A name with words for it is a line of its own.
        if (CONTINUING.contains(parser.getInputStream().LT(at + 1).getText())) return false;
        errors.report(
                below,
                DiagnosticCode.MISTYPED_WORD
                        .at(spans.span(below), below.getText())
                        .why(Message.of("the line above goes on with '{0}'", meant))
                        .fix(Message.of("did you mean '{0}'?", meant)));
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
        String below = parser.getInputStream().LT(3).getText();
        boolean another = LineForms.isStep(below) || LineForms.isSection(below) || below.equals("require");
        return another
                ? "finish this line, and begin the one below it in the same column as this one"
                : "if the line goes on below, write it in one line";
    }
}
