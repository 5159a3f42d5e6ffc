package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;

/** Of which only draws are left is told, at the first of them, and of no game or template that comes along. */
class NoWinnerTest {
    private static final Path BLOCKING = Path.of("rules-dsl/templates/blocking/blocking.rules");

    static List<Path> shipped() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("rules-dsl"))) {
            return all.filter(file -> file.toString().endsWith(".rules") && !file.endsWith("base.rules"))
                    .sorted()
                    .toList();
        }
    }

    private static Optional<Diagnostic> in(String game, String... variants) {
        SourceText text = SourceText.of("game", game);
        List<SourceText> all = Stream.concat(
                        Stream.of(text), Stream.of(variants).map(each -> SourceText.of("variant", each)))
                .toList();
        return NoWinner.in(RuleParser.parse(text, new Diagnostics()), all);
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void somebodyWinsWhatComesAlong(Path file) throws IOException {
        assertThat(in(Files.readString(file))).isEmpty();
    }

    @Test
    void whereTheLineThatWonIsGoneNobodyCanWin() throws IOException {
        String rules = Files.readString(BLOCKING);
        int wins = rules.indexOf("  if no moves-of(mover)");
        String draws = rules.substring(0, wins) + rules.substring(rules.indexOf("  remember position"));
        assertThat(in(draws)).hasValueSatisfying(found -> {
            assertThat(found.code()).isEqualTo(DiagnosticCode.NOBODY_WINS);
            assertThat(found.span().source().lineText(found.span().line())).contains("finish drawn");
        });
        assertThat(in(draws, "variant x of blocking\nadd to turn\n  finish won by mover\n"))
                .isEmpty();
        assertThat(in(draws.replace("finish drawn", "tell")))
                .as("that is told elsewhere")
                .isEmpty();
    }
}
