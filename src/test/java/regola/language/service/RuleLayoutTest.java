package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.GoldenText;
import regola.language.Shipped;
import regola.language.source.SourceText;

/** Rule files are laid out in one way, which changes nothing of what they say. */
@Execution(ExecutionMode.CONCURRENT)
class RuleLayoutTest {
    private static String laid(String text) {
        SourceText source = SourceText.of("x", text);
        return Edit.made(source, new LanguageService(new GameTexts(source, List.of(), null)).format(source))
                .text();
    }

    @Test
    void everyShippedFileIsLaidOut() throws IOException {
        for (Path file : GoldenText.shippedRules()) {
            String text = Files.readString(file);
            assertThat(laid(text)).as("%s, laid out", file).isEqualTo(text);
        }
    }

    @Test
    void whatWasWrittenAnyhowIsLaidOut() throws IOException {
        Path messy = Path.of("src/test/resources/services/messy.rules");
        String laid = laid(Files.readString(messy));
        GoldenText.compare(Path.of("src/test/resources/services/messy.laid"), laid);
        assertThat(laid(laid)).as("laid out twice").isEqualTo(laid);
    }

    static List<String> games() {
        return Shipped.games();
    }

    /** Blanks put in anyhow, where they mean nothing, come out again, and the game is the same. */
    @ParameterizedTest
    @MethodSource("games")
    void blanksThatMeanNothingGoAgain(String game) {
        GameTexts texts = ServiceTexts.shipped(game);
        Random random = new Random(11);
        GameTexts spread = texts.map(text -> SourceText.of(text.name(), spread(text.text(), random)));
        for (SourceText text : texts.all()) {
            int at = texts.all().indexOf(text);
            assertThat(laid(spread.all().get(at).text())).as(text.name()).isEqualTo(text.text());
        }
        assertThat(ServiceTexts.course(spread, List.of(), 5)).isEqualTo(ServiceTexts.course(texts, List.of(), 5));
    }

    /** Every level twice as deep, lines with blanks behind them, more blank lines than one. */
    private static String spread(String text, Random random) {
        StringBuilder made = new StringBuilder();
        for (String line : text.lines().toList()) {
            int indent = line.length() - line.stripLeading().length();
            boolean comment = line.strip().startsWith("#");
            made.append(comment ? "" : " ".repeat(indent)).append(line);
            if (random.nextInt(4) == 0) made.append("  ");
            made.append(line.isEmpty() && random.nextBoolean() ? "\n\n" : "\n");
        }
        return made.toString();
    }

    @Test
    void whatCannotBeLaidOutWithoutChangingItStays() {
        String odd = "game x\n  title en \"X\" it \"X\n   players 2\n \t turn\n";
        assertThat(laid(laid(odd))).isEqualTo(laid(odd));
    }
}
