package regola.language.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.Pair;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.ShiftedLines;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesLexer;
import regola.language.syntax.generated.RulesParser;

/**
 * A LayoutTokenSource gives the parser the words of a file with NEWLINE, INDENT and DEDENT between them, made from line
 * ends and indentation. INDENT and DEDENT always come in pairs and a NEWLINE is before each of them, whatever the file
 * contains. The three have no width and stand at the end of the word before them.
 *
 * <p>A line that begins with because, showing, printed, yours, theirs, en, it, and, or, where or = continues the line
 * above, as does every line while a parenthesis or bracket is open. If a bracket is never closed, the first line that
 * cannot be inside ends it.
 */
final class LayoutTokenSource extends ListTokenSource {
    private LayoutTokenSource(List<Token> tokens) {
        super(tokens);
    }

    /** @return the tokens of a whole file as it stands */
    static LayoutTokenSource of(RulesLexer lexer, TokenSpans spans, SyntaxErrors errors) {
        return of(lexer, spans, errors, List.of());
    }

    /**
     * @param wrong lines that are read as if they began elsewhere
     * @return the tokens of a whole file
     */
    static LayoutTokenSource of(RulesLexer lexer, TokenSpans spans, SyntaxErrors errors, List<ShiftedLines> wrong) {
        return new LayoutTokenSource(new Layout(lexer, spans, errors, true, wrong).tokens());
    }

    /** @return the tokens of a single expression, whose line ends mean nothing */
    static LayoutTokenSource ofExpression(RulesLexer lexer, TokenSpans spans, SyntaxErrors errors) {
        return new LayoutTokenSource(new Layout(lexer, spans, errors, false, List.of()).tokens());
    }

    /** @return whether a line that begins with the word goes on with the line above */
    static boolean isContinuing(String word) {
        return LanguageWords.isWord(word) && Layout.CONTINUING.contains(LanguageWords.type(word));
    }

    /** How big a grid is, as it is written elsewhere. */
    private static final Pattern GRID_SIZE = Pattern.compile("[0-9]+x[0-9]+");

    /** A Layout is one pass over the tokens of the lexer. */
    private static final class Layout {
        /**
         * More than any file of the largest size has whose lines say something; each takes a kilobyte or two to read.
         */
        private static final int MOST_TOKENS = 250_000;
        /** The indentation of one level in our own files, so that a tab among blanks does least harm. */
        private static final int TAB_WIDTH = 2;
        /** Whoever begins a block begins it no further right of the one around it. */
        private static final int FARTHEST = 8;

        /** What repairs write where a person has to go on. */
        private static final String UNSAID = "\"…\"";

        private static final IntervalSet CONTINUING = LanguageWords.types(
                "because", "showing", "printed", "yours", "theirs", "en", "it", "and", "or", "where", "=");
        private static final int SOME = LanguageWords.type("some");
        private static final IntervalSet OPENING = LanguageWords.types("(", "[");
        private static final IntervalSet CLOSING = LanguageWords.types(")", "]");
        /** Words that never stand in parentheses: a line that begins with one shows that a bracket was forgotten. */
        private static final IntervalSet OUTSIDE_BRACKETS = LanguageWords.types(
                "because",
                "showing",
                "printed",
                "yours",
                "theirs",
                "en",
                "it",
                "let",
                "do",
                "announce",
                "require",
                "meets",
                "option",
                "refuse",
                "choose",
                "finish",
                "tell",
                "answer",
                "repeat",
                "while",
                "then",
                "move");

        private final RulesLexer lexer;
        private final TokenSpans spans;
        private final SyntaxErrors errors;
        private final boolean blocks;
        private final List<ShiftedLines> wrong;
        private final NestingLimit nesting = new NestingLimit();
        private final List<Token> made = new ArrayList<>();
        private final Deque<Integer> columns = new ArrayDeque<>();
        private final Deque<Token> open = new ArrayDeque<>();
        /** Where the present line begins; -1 before the first. */
        private int lineColumn = -1;
        /** True while the rest of a line is left out because it is too deep. */
        private boolean dropping;

        private boolean tabReported;
        /** The last line with a gap that was told. */
        private int unsaid;
        /**
         * The first character in the present line of the file that the language does not use; null if there is none.
         */
        private Token strange;
        /** The text that ends right before the present token; null if none does. */
        private Token text;
        /** The first text of the line with something right behind it, so that its last quote may begin another text. */
        private Token doubtful;

        Layout(RulesLexer lexer, TokenSpans spans, SyntaxErrors errors, boolean blocks, List<ShiftedLines> wrong) {
            this.lexer = lexer;
            this.spans = spans;
            this.errors = errors;
            this.blocks = blocks;
            this.wrong = wrong;
        }

        List<Token> tokens() {
            boolean fresh = true;
            int column = 0;
            Token tab = null;
            Token token = lexer.nextToken();
            for (; token.getType() != Token.EOF; token = lexer.nextToken()) {
                if (made.size() > MOST_TOKENS) {
                    errors.reportApart(DiagnosticCode.TOO_LARGE
                            .at(spans.span(token), spans.source().text().length())
                            .why(Message.of("a rule file may have {0} words, numbers and signs at most", MOST_TOKENS)));
                    open.clear();
                    break;
                }
                if (token.getType() == RulesLexer.LINE_END) {
                    reportCharacter();
                    fresh = true;
                    tab = null;
                    continue;
                }
                if (isForeignComment(token)) {
                    token = passComment(token, fresh);
                    fresh = true;
                    tab = null;
                    if (token.getType() == Token.EOF) break;
                    continue;
                }
                if (text != null
                        && token.getType() != RulesLexer.BLANK
                        && doubtful == null
                        && !CLOSING.contains(token.getType())) doubtful = text;
                text = token.getType() == RulesLexer.STRING ? token : null;
                if (token.getChannel() != Token.DEFAULT_CHANNEL || isByteOrderMark(token)) {
                    if (token.getType() == RulesLexer.BLANK && token.getText().indexOf('\t') >= 0 && fresh) tab = token;
                    continue;
                }
                if (fresh) {
                    column = tab == null ? token.getCharPositionInLine() : width(tab.getText());
                    if (isByteOrderMarkBefore(token)) column--;
                    column += shift(token.getLine());
                    if (blocks && tab != null) reportTab(tab);
                }
                if (token.getType() == RulesLexer.ERROR_CHAR) {
                    if (fresh) errors.beginLine(token);
                    if (strange == null) strange = token;
                    continue;
                }
                if (fresh && (blocks || made.isEmpty())) beginLine(token, column);
                fresh = false;
                append(token);
            }
            reportCharacter();
            finish(token.getType() == Token.EOF ? token : lexer.emitEOF());
            return made;
        }

        /** {@code //} and {@code /*} mean nothing here and begin comments nearly everywhere else. */
        private boolean isForeignComment(Token token) {
            if (!blocks
                    || token.getStartIndex() != token.getStopIndex()
                    || !token.getText().equals("/")) return false;
            Span span = spans.span(token);
            String text = span.source().text();
            return span.end() < text.length() && (text.charAt(span.end()) == '/' || text.charAt(span.end()) == '*');
        }

        /**
         * Reports it and passes over it.
         *
         * @return the end of its last line, or of the file
         */
        private Token passComment(Token begin, boolean fresh) {
            Span span = spans.span(begin);
            Span sign = new Span(span.source(), span.start(), span.start() + 2);
            boolean many = span.source().text().charAt(span.end()) == '*';
            if (fresh) errors.beginLine(begin);
            Diagnostic found = DiagnosticCode.STRANGE_CHARACTER
                    .at(sign, many ? "'/*'" : "'//'")
                    .why("a comment begins with # and ends with its line");
            errors.report(begin, found.fix(many ? "begin each line of the comment with #" : "write #"));
            boolean inside = many;
            Token before = begin;
            Token token = lexer.nextToken();
            while (token.getType() != Token.EOF && (inside || token.getType() != RulesLexer.LINE_END)) {
                if (token.getText().equals("/") && before.getText().equals("*")) inside = false;
                before = token;
                token = lexer.nextToken();
            }
            reportCharacter();
            return token;
        }

        private static boolean isByteOrderMark(Token token) {
            return token.getStartIndex() == 0 && token.getText().equals("\uFEFF");
        }

        private boolean isByteOrderMarkBefore(Token token) {
            String text = spans.source().text();
            return token.getLine() == 1 && blocks && !text.isEmpty() && text.charAt(0) == '\uFEFF';
        }

        private int shift(int line) {
            for (ShiftedLines each : wrong) if (line >= each.first() && line <= each.last()) return each.by();
            return 0;
        }

        private static int width(String blank) {
            int width = 0;
            for (int i = 0; i < blank.length(); i++) width += blank.charAt(i) == '\t' ? TAB_WIDTH : 1;
            return width;
        }

        // ---- lines

        private void beginLine(Token first, int column) {
            if (!open.isEmpty()) {
                boolean outside = OUTSIDE_BRACKETS.contains(first.getType())
                        || column <= lineColumn && !CLOSING.contains(first.getType());
                if (!outside) return;
                reportUnclosed();
            }
            if (lineColumn >= 0 && CONTINUING.contains(first.getType())) return;
            dropping = false;
            nesting.beginLine();
            if (lineColumn < 0) {
                columns.push(column);
                errors.beginLine(first);
                if (blocks && column > 0) reportUneven(first, column, Message.of("column {0}", 1));
            } else {
                add(RulesParser.NEWLINE);
                errors.beginLine(first);
                if (column > columns.peek()) indent(first, column);
                else if (column < columns.peek()) dedent(first, column);
            }
            lineColumn = column;
        }

        private void indent(Token first, int column) {
            if (columns.size() > NestingLimit.BLOCKS) {
                errors.spoil(made.get(made.size() - 2));
                errors.reportOnce(
                        "too deep",
                        first,
                        DiagnosticCode.TOO_DEEP
                                .at(spans.span(first), NestingLimit.BLOCKS)
                                .fix("write the inner steps as a rule of their own and call it with do"));
                return;
            }
            columns.push(column);
            add(RulesParser.INDENT);
        }

        /**
         * A line that fits no block goes into the block whose column is nearest, of two equally near ones the inner.
         */
        private void dedent(Token first, int column) {
            int target = column;
            if (!columns.contains(column)) {
                target = columns.peek();
                for (int open : columns) if (Math.abs(open - column) < Math.abs(target - column)) target = open;
                reportUneven(first, column, listOfColumns());
            }
            while (columns.peek() > target) {
                columns.pop();
                add(RulesParser.DEDENT);
            }
        }

        /** Without those so far to the right that nobody would begin a block there. */
        private Message listOfColumns() {
            List<String> list = new ArrayList<>();
            int outer = 0;
            for (Iterator<Integer> inward = columns.descendingIterator(); inward.hasNext(); ) {
                int column = inward.next();
                if (column - outer > FARTHEST) break;
                list.add(Integer.toString(column + 1));
                outer = column;
            }
            return Message.of(list.size() == 1 ? "column {0}" : "columns {0}", Message.joined(", ", list));
        }

        private void finish(Token end) {
            if (!open.isEmpty()) reportUnclosed();
            if (blocks && lineColumn >= 0) {
                add(RulesParser.NEWLINE);
                for (; columns.size() > 1; columns.pop()) add(RulesParser.DEDENT);
            }
            made.add(end);
            markEach();
        }

        /** {@code some x in S} asks about each x; with anything else behind it, some asks whether there is one. */
        private void markEach() {
            for (int i = 0; i + 2 < made.size(); i++) {
                boolean each = made.get(i).getType() == SOME
                        && LanguageWords.canBeName(made.get(i + 1).getType())
                        && made.get(i + 2).getType() == RulesParser.IN;
                if (each) ((CommonToken) made.get(i)).setType(RulesParser.SOME_EACH);
            }
        }

        // ---- tokens

        private void append(Token token) {
            warnOfWordBehind(token);
            warnOfNothingSaid(token);
            if (token.getType() == RulesLexer.OPEN_STRING) {
                Span span = spans.span(doubtful == null ? token : doubtful);
                errors.report(token, StraightText.unclosed(new Span(span.source(), span.start(), span.start() + 1)));
                strange = null;
                ((CommonToken) token).setType(RulesLexer.STRING);
            }
            if (OPENING.contains(token.getType())) open.push(token);
            else if (CLOSING.contains(token.getType()) && open.poll() == null && strange == null) reportUnopened(token);
            CharSequence why = dropping ? "" : nesting.whyTooMuch(token, open.size());
            if (!why.isEmpty()) {
                errors.report(
                        token, DiagnosticCode.TOO_DEEP.at(spans.span(token), "").why(why));
                dropping = true;
                // The parser can make nothing of this token, so that it will not take what it has read for the whole.
                ((CommonToken) token).setType(RulesLexer.ERROR_CHAR);
                made.add(token);
            }
            if (!dropping) made.add(token);
        }

        /** 3men: a blank or one of the two was forgotten. */
        private void warnOfWordBehind(Token token) {
            String number = token.getText();
            if (!number.chars().allMatch(sign -> sign >= '0' && sign <= '9')) return;
            Span span = spans.span(token);
            String text = span.source().text();
            int end = span.end();
            while (end < text.length()
                    && (isLetter(text.charAt(end)) || end > span.end() && isOfName(text.charAt(end)))) end++;
            if (end == span.end()) return;
            Span both = new Span(span.source(), span.start(), end);
            String glued = text.substring(both.start(), end);
            boolean size = GRID_SIZE.matcher(glued).matches();
            errors.beware(
                    token,
                    DiagnosticCode.UNEXPECTED
                            .at(both, Message.of("'{0}'", glued))
                            .why("a number and a word stand together")
                            .fix(
                                    size
                                            ? Message.of("write '{0}'", glued.replace("x", " by "))
                                            : Message.of("put a blank between them, or leave one of them out")));
        }

        /** Once for a line: a reason has the same gap in each language. */
        private void warnOfNothingSaid(Token token) {
            if (!blocks || token.getLine() == unsaid || !token.getText().equals(UNSAID)) return;
            unsaid = token.getLine();
            errors.reportApart(DiagnosticCode.NOTHING_SAID.at(spans.span(token)));
        }

        private static boolean isLetter(char sign) {
            return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z';
        }

        private static boolean isOfName(char sign) {
            return sign == '-' || sign >= '0' && sign <= '9';
        }

        private void add(int type) {
            Token last = made.get(made.size() - 1);
            CommonToken token = new CommonToken(
                    new Pair<>(last.getTokenSource(), last.getInputStream()),
                    type,
                    Token.DEFAULT_CHANNEL,
                    last.getStopIndex() + 1,
                    last.getStopIndex());
            token.setLine(last.getLine());
            token.setText("");
            made.add(token);
        }

        // ---- errors

        private void reportUnclosed() {
            Token bracket = open.peekLast();
            boolean round = bracket.getType() == LanguageWords.type("(");
            errors.report(
                    bracket,
                    DiagnosticCode.UNCLOSED_BRACKET.at(spans.span(bracket), bracket.getText(), round ? ")" : "]"));
            open.clear();
        }

        /** What cannot be read because of it is not told. */
        private void reportUnopened(Token bracket) {
            String opener = bracket.getText().equals(")") ? "(" : "[";
            errors.report(
                    bracket,
                    DiagnosticCode.UNEXPECTED
                            .at(spans.span(bracket), Message.of("'{0}'", bracket.getText()))
                            .why(Message.of("no '{0}' before it opens it", opener))
                            .fix(Message.of("leave it out, or open it with '{0}' before", opener)));
        }

        /** Once for the whole file: whoever uses tabs uses them everywhere. */
        private void reportTab(Token tab) {
            if (!tabReported) errors.reportApart(DiagnosticCode.TAB.at(spans.span(tab)));
            tabReported = true;
        }

        private void reportUneven(Token first, int column, Message columns) {
            errors.report(first, DiagnosticCode.UNEVEN_INDENT.at(spans.span(first), column + 1, columns));
        }

        /** At the end of a line: after a forgotten quote everything looks strange, and only the quote is told. */
        private void reportCharacter() {
            if (strange != null)
                errors.report(strange, StrangeCharacter.explain(strange.getText(), spans.span(strange)));
            strange = null;
            doubtful = null;
            text = null;
        }
    }
}
