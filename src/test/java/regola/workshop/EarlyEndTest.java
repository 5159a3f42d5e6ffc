package regola.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/** What ends every match before anybody has moved is told at its line, and of no game that can be played. */
class EarlyEndTest {
    static Stream<GameEntry> games() {
        GameLibrary library = GameLibrary.open();
        return library.ids().stream().map(id -> library.game(id).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("games")
    void noShippedGameIsOverAtOnce(GameEntry game) {
        assertThat(of(game.source())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'turn                                                           G-2', '  finish drawn'",
        "'turn                                                           G-2', '  if some men\n    finish won by mover'",
    })
    void theLineThatEndsItIsNamed(String below, String written) throws IOException {
        String rules = Files.readString(Path.of("rules-dsl/templates/blocking/blocking.rules"));
        assertThat(of(SourceText.of("blocking", rules))).isEmpty();
        String over = rules.replace(below + "\n", below + "\n" + written + "\n");
        assertThat(of(SourceText.of("blocking", over))).hasValueSatisfying(found -> {
            assertThat(found.code()).isEqualTo(DiagnosticCode.OVER_AT_ONCE);
            assertThat(over.lines().toList().get(found.span().line() - 1)).contains("finish");
            assertThat(found.span().line())
                    .isEqualTo(over.lines().toList().indexOf(below)
                            + 1
                            + written.lines().count());
        });
        assertThat(PassageFit.over(SourceText.of("blocking", over))).isPresent();
    }

    @Test
    void anEndThatOnlyALotBringsSoEarlyIsNone() {
        String rules = """
                game lot
                  title en "Lot" it "Sorte"
                  players 2: ann, ben
                board field
                  site a1 at 0, 0
                pieces men: 1 "{player}" for each player
                turn
                  if random of [0, 1] is 1
                    finish drawn
                  choose act by mover
                    option wait
                      then
                        finish won by mover
                """;
        var compiled = RuleCompiler.compile(CompileRequest.of(SourceText.of("lot", rules)));
        if (compiled.game().isEmpty())
            throw new AssertionError(compiled.diagnostics().toString());
        Ruleset set = Ruleset.of(compiled.game().get(), 2, Map.of());
        Match over = Stream.iterate(0, i -> i + 1)
                .map(i -> Match.start(set, i))
                .filter(Match::isOver)
                .findFirst()
                .orElseThrow();
        assertThat(EarlyEnd.of(over)).isEmpty();
    }

    private static Optional<Diagnostic> of(SourceText rules) {
        var game = RuleCompiler.compile(CompileRequest.of(rules)).game().orElseThrow();
        return EarlyEnd.of(Match.start(Ruleset.of(game, game.seats().fewest(), Map.of()), 1));
    }
}
