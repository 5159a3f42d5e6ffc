package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import regola.language.syntax.RuleTokens.Kind;
import regola.language.syntax.RuleTokens.Piece;

class RuleTokensTest {
    private static String kinds(String line) {
        return RuleTokens.classify(line).stream()
                .filter(piece -> piece.kind() != Kind.BLANK)
                .map(piece -> piece.kind() + ":" + line.substring(piece.start(), piece.end()))
                .collect(Collectors.joining(" "));
    }

    @Test
    void aLineIsTakenApart() {
        assertThat(kinds("  move red-2 to a1 + 3  CM-5.7 # then"))
                .isEqualTo(
                        "KEYWORD:move NAME:red-2 KEYWORD:to NAME:a1 SIGN:+ NUMBER:3 RULE_NUMBER:CM-5.7 COMMENT:# then");
    }

    @Test
    void holesOfATextAreSeen() {
        assertThat(kinds("en \"{a} and {b}\" it \"\\{c}\""))
                .isEqualTo("KEYWORD:en TEXT:\" HOLE:{a} TEXT: and  HOLE:{b} TEXT:\" KEYWORD:it TEXT:\"\\{c}\"");
    }

    @Test
    void whatIsNotAllowedIsAnError() {
        assertThat(kinds("a § \"open")).isEqualTo("NAME:a ERROR:§ ERROR:\"open");
    }

    @Test
    void placesCountUnits() {
        assertThat(kinds("\"\uD83D\uDC38\" move")).isEqualTo("TEXT:\"\uD83D\uDC38\" KEYWORD:move");
    }

    @Test
    void anyTextIsTakenApartWithoutAGap() {
        Random random = new Random(20);
        String letters = "ab-.\"\\{}#(1 \tè\uD83D\uDC38\u0000\n_é'";
        for (int round = 0; round < 3000; round++) {
            String line = random.ints(random.nextInt(30), 0, letters.length())
                    .mapToObj(i -> String.valueOf(letters.charAt(i)))
                    .collect(Collectors.joining());
            List<Piece> pieces = RuleTokens.classify(line);
            int at = 0;
            for (Piece piece : pieces) {
                assertThat(piece.start()).as(line).isEqualTo(at);
                assertThat(piece.end()).as(line).isGreaterThan(at);
                at = piece.end();
            }
            assertThat(at).as(line).isEqualTo(line.length());
        }
    }
}
