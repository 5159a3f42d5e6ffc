package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Test;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.syntax.generated.RulesLexer;
import regola.language.syntax.generated.RulesParser;

/** How line ends and indentation become tokens: {@code ;} is a NEWLINE, {@code <} an INDENT, {@code >} a DEDENT. */
class LayoutTest {
    private static String layout(String text) {
        RulesLexer lexer = new RulesLexer(CharStreams.fromString(text));
        lexer.removeErrorListeners();
        SourceText source = SourceText.of("test.rules", text);
        LayoutTokenSource tokens = LayoutTokenSource.of(
                lexer, new TokenSpans(source, 0, text.length()), new SyntaxErrors(new Diagnostics()));
        StringBuilder shown = new StringBuilder();
        for (Token token = tokens.nextToken(); token.getType() != Token.EOF; token = tokens.nextToken()) {
            shown.append(
                    switch (token.getType()) {
                        case RulesParser.NEWLINE -> ";";
                        case RulesParser.INDENT -> "<";
                        case RulesParser.DEDENT -> ">";
                        default -> " " + token.getText();
                    });
        }
        return shown.toString().strip();
    }

    @Test
    void aBlockIsIndented() {
        assertThat(layout("a\n  b\n  c\nd\n")).isEqualTo("a;< b; c;> d;");
    }

    @Test
    void allBlocksEndWithTheFile() {
        assertThat(layout("a\n  b\n    c")).isEqualTo("a;< b;< c;>>");
    }

    @Test
    void emptyLinesAndCommentsAreNothing() {
        assertThat(layout("\n# one\na # two\n\n      # three\n  b\n \n")).isEqualTo("a;< b;>");
    }

    @Test
    void aLineGoesOnBelowWithCertainWords() {
        assertThat(layout("a\n  because b\n en c\n      it d\n  and e\n  or f\n  where g\n  = h\ni"))
                .isEqualTo("a because b en c it d and e or f where g = h; i;");
    }

    @Test
    void theFirstLineContinuesNothing() {
        assertThat(layout("because a\nb")).isEqualTo("because a; b;");
    }

    @Test
    void lineEndsInBracketsAreNothing() {
        assertThat(layout("a [b,\n     c,\n  d\n]\ne (f\n  g)\nh")).isEqualTo("a [ b , c , d ]; e ( f g ); h;");
    }

    @Test
    void aForgottenBracketEndsWhereItMust() {
        assertThat(layout("a\n  b (c\n  d\n  e (f\n    because g\n  h"))
                .isEqualTo("a;< b ( c; d; e ( f because g; h;>");
    }

    @Test
    void aLineBetweenTwoBlocksGoesToTheNearerOne() {
        assertThat(layout("a\n     b\n    c\n d")).isEqualTo("a;< b; c;> d;");
    }

    @Test
    void aFileMayBeIndentedAsAWhole() {
        assertThat(layout("  a\n    b\n  c")).isEqualTo("a;< b;> c;");
    }

    @Test
    void lineEndsOfOtherSystemsAreLineEnds() {
        assertThat(layout("a\r\n  b\r\n")).isEqualTo("a;< b;>");
    }

    @Test
    void aByteOrderMarkIsNothing() {
        assertThat(layout("\uFEFFa\n  b")).isEqualTo("a;< b;>");
    }

    @Test
    void nothingIsNothing() {
        assertThat(layout("")).isEmpty();
        assertThat(layout(" \n\n# x")).isEmpty();
    }
}
