package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;

class SaidNumbersTest {
    private static CompileResult compile(String text, SourceText... variants) {
        return RuleCompiler.compile(CompileRequest.of(SourceText.of("game.rules", text), variants));
    }

    private static List<String> told(CompileResult result) {
        return result.diagnostics().stream()
                .filter(one ->
                        one.code() == DiagnosticCode.OTHER_NUMBER || one.code() == DiagnosticCode.SENTENCE_BEHIND)
                .map(one -> one.what() + " / " + one.fix())
                .toList();
    }

    /** What is changed in a rule alone is told of its sentence, with the word that it would be. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nine-mens-morris | alike: 9 | alike: 8 | nine | eight",
                "nine-mens-morris | times-seen() >= 3 | times-seen() >= 5 | third | fifth",
                "english-draughts | times-seen() >= 3 | times-seen() >= 4 | third | fourth",
                "royal-game-of-ur | require cast <= 4 | require cast <= 5 | 4 | 5"
            })
    void aNumberThatWasChangedInTheRuleAloneIsTold(String game, String old, String now, String said, String meant) {
        String text = Shipped.source(game).text();
        assertThat(text).contains(old);
        assertThat(told(compile(text.replaceFirst(Pattern.quote(old), now))))
                .anySatisfy(one ->
                        assertThat(one).contains("says '" + said + "'").endsWith("did you mean '" + meant + "'?"));
    }

    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void noSentenceOfAGameIsTaken(String game) {
        List<SourceText> none = new ArrayList<>();
        assertThat(told(RuleCompiler.compile(new CompileRequest(Shipped.source(game), none))))
                .isEmpty();
    }

    /** How many men there are has nothing to do with a sentence about rows. */
    @ParameterizedTest
    @CsvSource({"2, two", "4, four"})
    void theSentenceAboutARowIsHeldAgainstTheRow(String length, String meant) throws IOException {
        String row =
                Files.readString(Path.of("rules-dsl/templates/row/row.rules")).replace("grid 3 by 3", "grid 5 by 5");
        assertThat(told(compile(row))).isEmpty();
        assertThat(told(compile(row.replace("every 3 in", "every " + length + " in"))))
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one).contains("there stands " + length + " in line"))
                .anySatisfy(one -> assertThat(one).endsWith("did you mean '" + meant + "'?"));
        assertThat(told(compile(row.replace("every 3 in", "every 9 in")))).noneMatch(one -> one.contains(" 5 in"));
    }

    @Test
    void theSentenceIsKnownToTheGame() {
        String text = Shipped.source("nine-mens-morris").text().replace("alike: 9", "alike: 8");
        assertThat(compile(text).game().orElseThrow().outdated())
                .containsExactlyInAnyOrder(
                        "Everybody takes nine men in hand; the board is empty.",
                        "Ognuno prende in mano nove pedine; il tabellone è vuoto.");
    }
}
