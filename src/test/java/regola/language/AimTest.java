package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.language.model.CheckedGame;
import regola.language.model.Text;
import regola.language.source.SourceText;

/** What one plays for: told by the file's first lines, by the checked game, and by a variant that changes it. */
class AimTest {
    private static final String GAME = """
            game heap
              title en "Heap" it "Mucchio"
              aim en "Take the last stone." it "Prendi l'ultimo sasso."
              players 2: ann, bob

            pieces stones, alike: 3 stone
            zone pile

            start
              move stones to pile

            turn
              move one stone on pile to box
              if no stones on pile
                finish won by mover
            """;
    private static final String MISERE = """
            variant misere of heap
              title en "The other way round" it "Al contrario"
              aim en "Do not take the last stone." it "Non prendere l'ultimo sasso."
            """;
    private static final String PLAIN = """
            variant plain of heap
              title en "Plain" it "Semplice"
            """;

    private static String said(Text text, String language) {
        return text.in(language).parts().stream()
                .map(part -> ((Text.Words) part).words())
                .reduce("", String::concat);
    }

    private static CheckedGame compiled(String... variants) {
        return Shipped.compiled(new CompileRequest(
                SourceText.of("heap.rules", GAME),
                Stream.of(variants).map(text -> SourceText.of("v.rules", text)).toList()));
    }

    @Test
    void theAimStandsInTheHeaderAndInTheCheckedGame() {
        GameHeader header =
                RuleCompiler.gameHeader(SourceText.of("heap.rules", GAME)).orElseThrow();
        assertThat(said(header.aim(), "en")).isEqualTo("Take the last stone.");
        assertThat(said(header.aim(), "it")).isEqualTo("Prendi l'ultimo sasso.");
        assertThat(said(compiled().aim(), "it")).isEqualTo("Prendi l'ultimo sasso.");
    }

    @Test
    void aVariantMayChangeTheAim() {
        assertThat(said(compiled(MISERE).aim(), "en")).isEqualTo("Do not take the last stone.");
        assertThat(said(compiled(PLAIN).aim(), "en")).isEqualTo("Take the last stone.");
    }

    @TestFactory
    Stream<DynamicTest> everyGameSaysInBothLanguagesWhatOnePlaysFor() {
        return Shipped.games().stream()
                .map(game -> DynamicTest.dynamicTest(game, () -> {
                    Text aim = RuleCompiler.gameHeader(Shipped.source(game))
                            .orElseThrow()
                            .aim();
                    for (String language : List.of("en", "it")) {
                        assertThat(aim.byLanguage()).containsKey(language);
                        assertThat(said(aim, language)).matches("\\p{Lu}.{10,46}[.!]");
                    }
                }));
    }
}
