package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.language.source.SourceText;

/** Texts as a word processor writes them: one repair makes all quotes of a line straight. */
class StraightQuotesTest {
    private static final String RIGHT = "  tell S-1 en \"It's one step.\" it \"È l'unico passo.\"\n";
    private static final String GAME = """
            game sample
              title en "Sample" it "Esempio"
              about en "A game to show messages." it "Un gioco per mostrare messaggi."
              players 2: white, black

            board field
              site a1 at 0, 0

            pieces men, alike: 3 "{player}-man" for each player

            rule go(to: site)
            %s
            turn
              finish drawn S-9
                en "Over." it "Finita."
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "“It's one step.” it “È l'unico passo.”",
                "“It's one step.“ it “È l'unico passo.“",
                "”It's one step.” it ”È l'unico passo.”",
                "„It's one step.“ it „È l'unico passo.”",
                "«It's one step.» it «È l'unico passo.»",
                "»It's one step.« it »È l'unico passo.«",
                "‹It's one step.› it ‹È l'unico passo.›",
                "‘It's one step.’ it ‘È l'unico passo.’",
                "‚It's one step.‘ it ‚È l'unico passo.’",
                "'It's one step.' it 'È l'unico passo.'",
                "`It's one step.´ it ´È l'unico passo.´",
                "“It's one step.” it \"È l'unico passo.\"",
                "\"It's one step.\" it “È l'unico passo.”",
                "\"It's one step.” it “È l'unico passo.”",
                "“It's one step.\" it “È l'unico passo.\"",
                "“It's one step. it “È l'unico passo.",
            })
    void allQuotesOfALineAreMadeStraightAtOnce(String texts) {
        SourceText text = SourceText.of("sample.rules", GAME.formatted("  tell S-1 en " + texts + "\n"));
        for (String language : List.of("en", "it")) {
            List<Diagnostic> found = new ArrayList<>(Compiling.diagnostics(List.of(text)));
            found.removeIf(each -> each.code() == DiagnosticCode.NO_ITALIAN); // of the part that can be read
            assertThat(found).as("told of %s", texts).hasSize(1);
            Repair repair = Repair.of(found.get(0).in(language)).orElseThrow();
            assertThat(repair.made()).isEqualTo(GAME.formatted(RIGHT));
            assertThat(repair.label()).isEqualTo("\"\"");
        }
    }

    @Test
    void quotesInsideATextStayAsTheyAre() {
        String texts = "en \"He says “hello”.\" it \"Dice «ciao».";
        SourceText text = SourceText.of("sample.rules", GAME.formatted("  tell S-1 " + texts + "\n"));
        assertThat(Compiling.diagnostics(List.of(text)).stream()
                        .flatMap(found -> Repair.of(found).stream())
                        .map(Repair::made))
                .anyMatch(made -> made.contains(texts + "\"\n"));
    }

    /** Of a sign alone no text is made, and one message says it. */
    @Test
    void aQuoteAloneGoes() {
        for (String line : List.of("  move men to to ”\n", "  tell S-1 en \"Yes.\" it \"Sì.\"”\n")) {
            List<Diagnostic> found =
                    Compiling.diagnostics(List.of(SourceText.of("sample.rules", GAME.formatted(line))));
            assertThat(found).as(line).hasSize(1);
            Repair repair = Repair.of(found.get(0)).orElseThrow();
            assertThat(repair.made())
                    .isEqualTo(GAME.formatted(line.replace(" ”", "").replace("”", "")));
            assertThat(repair.label()).isEmpty();
        }
    }

    @Test
    void aTextThatEndsWithAnotherQuoteThanItBeganSaysSo() {
        String line = "  tell S-1 en \"Yes.” it \"Sì.\"\n";
        List<Diagnostic> found = Compiling.diagnostics(List.of(SourceText.of("sample.rules", GAME.formatted(line))));
        found = found.stream().filter(Diagnostic::isError).toList();
        assertThat(found).hasSize(1);
        assertThat(found.get(0).why()).contains("ends with ”");
        assertThat(found.get(0).in("it").why()).contains("finisce con ”");
        assertThat(Repair.of(found.get(0)).orElseThrow().made()).isEqualTo(GAME.formatted(line.replace("”", "\"")));
    }
}
