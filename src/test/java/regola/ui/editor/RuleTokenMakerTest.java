package regola.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.LineParts;

class RuleTokenMakerTest {
    private static final Path GAMES = Path.of("rules-dsl/games");
    private static final int SOMEWHERE = 1000;

    static List<Path> shippedFiles() throws IOException {
        try (Stream<Path> files = Files.walk(GAMES)) {
            return files.filter(file -> file.toString().endsWith(".rules"))
                    .sorted()
                    .toList();
        }
    }

    /** As the text area asks: the line lies in the middle of a larger array. */
    private static List<Token> tokens(String line) {
        char[] text = ("before" + line + "after").toCharArray();
        Token first =
                new RuleTokenMaker().getTokenList(new Segment(text, 6, line.length()), TokenTypes.NULL, SOMEWHERE);
        List<Token> tokens = new ArrayList<>();
        for (Token token = first; token != null && token.isPaintable(); token = token.getNextToken()) tokens.add(token);
        return tokens;
    }

    private static void assertNothingIsLost(String line) {
        StringBuilder whole = new StringBuilder();
        for (Token token : tokens(line)) {
            assertThat(token.getOffset())
                    .as("'%s' in '%s'", token.getLexeme(), line)
                    .isEqualTo(SOMEWHERE + whole.length());
            whole.append(token.getLexeme());
        }
        assertThat(whole).hasToString(line);
    }

    @ParameterizedTest
    @MethodSource("shippedFiles")
    void everyLineOfEveryShippedFileIsColouredWithoutLossAndWithoutError(Path file) throws IOException {
        for (String line : Files.readAllLines(file)) {
            assertNothingIsLost(line);
            assertThat(tokens(line))
                    .as(line)
                    .noneMatch(token -> token.getType() == RuleTokenMaker.type(LineParts.Kind.ERROR));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`setting hop: 1 to 3 = 2  CM-8.13`|setting:RESERVED_WORD hop:IDENTIFIER 1:LITERAL_NUMBER_DECIMAL_INT CM-8.13:ANNOTATION",
                "`  en \"hops to {to}.\" # why`|en:RESERVED_WORD \"hops:LITERAL_STRING_DOUBLE_QUOTE {to}:VARIABLE #:COMMENT_EOL",
                "`let x = \"never closed`|let:RESERVED_WORD \"never:ERROR_STRING_DOUBLE",
            })
    void partsHaveTheirColours(String line, String expected) throws ReflectiveOperationException {
        List<Token> tokens = tokens(line);
        for (String pair : expected.split(" ")) {
            int colon = pair.lastIndexOf(':');
            String begins = pair.substring(0, colon);
            int type = TokenTypes.class.getField(pair.substring(colon + 1)).getInt(null);
            assertThat(tokens)
                    .as(pair)
                    .anyMatch(token ->
                            token.getType() == type && token.getLexeme().startsWith(begins));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"`\"\\`", "`\"{\\\"`", "`{}{`", "`\u0000\t\u2028`", "`蛙🐸 ☃`", "`a\"b\"c{`", "`   `", "``", "`#`"})
    void anyTextIsColouredWithoutLoss(String line) {
        assertNothingIsLost(line);
    }

    @Test
    void aVeryLongLineCostsNothing() {
        String line = "x ".repeat(500_000);
        assertNothingIsLost(line);
        assertThat(tokens(line)).hasSize(1);
    }
}
