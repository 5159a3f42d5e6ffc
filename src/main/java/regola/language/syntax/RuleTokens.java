package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesLexer;

/**
 * RuleTokens say what the parts of a line of rule text are, for colouring it. Any text will do, also one that is no
 * rule text at all; the parts come in order and leave nothing out. Every line stands alone: nothing in a rule file but
 * blocks and brackets goes beyond the end of a line.
 */
public final class RuleTokens {
    /** SIGN is an operator or a bracket, HOLE a stretch {@code {…}} of a text, ERROR what no rule file may contain. */
    public enum Kind {
        KEYWORD,
        NAME,
        NUMBER,
        RULE_NUMBER,
        TEXT,
        HOLE,
        COMMENT,
        SIGN,
        BLANK,
        ERROR
    }

    /** A Piece is a stretch of the line, from start (included) to end (excluded), in UTF-16 units. */
    public record Piece(Kind kind, int start, int end) {}

    private static final Set<String> SAYING = Set.of("tell", "finish");
    private static final Set<String> POINTING = Set.of("before", "after", "remove", "because", "about");

    private RuleTokens() {}

    /** @return all that a text says, with its blocks, whatever blanks and remarks are in it */
    public static List<String> outline(SourceText source) {
        return RuleParser.tokens(source).stream()
                .map(token -> token.getType() + " " + token.getText())
                .toList();
    }

    /** @return whether something may be called so */
    public static boolean isName(String word) {
        RulesLexer lexer = new RulesLexer(CharStreams.fromString(word));
        lexer.removeErrorListeners();
        return LanguageWords.canBeName(lexer.nextToken().getType())
                && lexer.nextToken().getType() == Token.EOF;
    }

    /** @return whether a line that begins so goes on with the line above it */
    public static boolean isContinuing(String first) {
        return LayoutTokenSource.isContinuing(first);
    }

    /**
     * @return whether a line that begins so is a step that says something, so that its number belongs to the sentence
     */
    public static boolean isSaying(String first) {
        return SAYING.contains(first);
    }

    /** @return whether a number behind these words only points at a rule */
    public static boolean isPointing(String words) {
        return POINTING.contains(words.substring(words.lastIndexOf(' ') + 1));
    }

    /**
     * @param line one line, with or without its line end; of more lines a bracket or text begun in one does not go on
     *     in the next
     */
    public static List<Piece> classify(String line) {
        TokenSpans spans = new TokenSpans(SourceText.of("", line), 0, line.length());
        RulesLexer lexer = new RulesLexer(CharStreams.fromString(line));
        lexer.removeErrorListeners();
        List<Piece> pieces = new ArrayList<>();
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
            Span span = spans.span(token);
            Kind kind = kind(token.getType());
            if (kind == Kind.TEXT) addText(pieces, line, span.start(), span.end());
            else pieces.add(new Piece(kind, span.start(), span.end()));
        }
        return pieces;
    }

    /** @return the words that the grammar gives a meaning, in the order of the alphabet */
    public static List<String> words() {
        return LanguageWords.all();
    }

    private static Kind kind(int type) {
        return switch (type) {
            case RulesLexer.NAME -> Kind.NAME;
            case RulesLexer.NUMBER -> Kind.NUMBER;
            case RulesLexer.RULE_ID -> Kind.RULE_NUMBER;
            case RulesLexer.STRING -> Kind.TEXT;
            case RulesLexer.COMMENT -> Kind.COMMENT;
            case RulesLexer.BLANK, RulesLexer.LINE_END -> Kind.BLANK;
            case RulesLexer.OPEN_STRING, RulesLexer.ERROR_CHAR -> Kind.ERROR;
            default -> LanguageWords.isWord(type) ? Kind.KEYWORD : Kind.SIGN;
        };
    }

    /** A brace that is never closed belongs to the text around it. */
    private static void addText(List<Piece> pieces, String line, int start, int end) {
        int done = start;
        int at = start;
        while (at < end) {
            int close = line.charAt(at) == '{' ? line.indexOf('}', at) : -1;
            if (close >= 0 && close < end) {
                if (done < at) pieces.add(new Piece(Kind.TEXT, done, at));
                pieces.add(new Piece(Kind.HOLE, at, close + 1));
                at = close + 1;
                done = at;
            } else {
                at += line.charAt(at) == '\\' ? 2 : 1;
            }
        }
        if (done < end) pieces.add(new Piece(Kind.TEXT, done, end));
    }
}
