package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.Thorough;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;

/**
 * Shipped rule files with random slips: whatever they say, the compiler answers, with a game or with errors that have a
 * place. {@code -Dregola.mutations=100000} tries more; a failure names the seed that makes it again.
 */
@Execution(ExecutionMode.CONCURRENT)
class MutationTest {
    private static final int COUNT = Integer.getInteger("regola.mutations", Thorough.oneIn(10, 2000));
    private static final long FIRST_SEED = Long.getLong("regola.seed", 20_240_229L);

    @Test
    void noSlipOfTheFingerStopsTheCompiler() throws IOException {
        Slips slips = Slips.ofShippedFiles();
        int withErrors = 0;
        for (int i = 0; i < COUNT; i++) {
            long seed = FIRST_SEED + i;
            List<SourceText> texts = slips.files(seed);
            if (!check(seed, texts)) withErrors++;
        }
        assertThat(withErrors).as("slips that are errors, of %d", COUNT).isBetween(COUNT / 4, COUNT);
    }

    /** @return true if the files still make a game */
    private static boolean check(long seed, List<SourceText> texts) {
        CompileResult result;
        try {
            result = RuleCompiler.compile(new CompileRequest(texts.get(0), texts.subList(1, texts.size())));
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("seed " + seed + ": the compiler threw " + e, e);
        }
        assertThat(result.game().isPresent())
                .as("seed %d: a game, or an error", seed)
                .isEqualTo(result.diagnostics().stream().noneMatch(Diagnostic::isError));
        for (Diagnostic diagnostic : result.diagnostics()) {
            assertThat(diagnostic.span())
                    .as("seed %d: place of %s", seed, diagnostic.what())
                    .isNotNull();
            int length = diagnostic.span().source().text().length();
            assertThat(diagnostic.span().start())
                    .as("seed %d: %s", seed, diagnostic)
                    .isBetween(0, length);
            assertThat(diagnostic.span().end())
                    .as("seed %d: %s", seed, diagnostic)
                    .isBetween(diagnostic.span().start(), length);
            assertThat(diagnostic.what())
                    .as("seed %d: %s", seed, diagnostic)
                    .isNotBlank()
                    .doesNotContain("null");
            // A hole that the file itself has may be quoted; any other is one that nobody filled.
            for (String hole : List.of("{0}", "{1}"))
                if (!diagnostic.span().source().text().contains(hole))
                    assertThat(diagnostic.what())
                            .as("seed %d: %s", seed, diagnostic)
                            .doesNotContain(hole);
            boolean aboutWriting = diagnostic.code().code().startsWith("R1");
            if (!aboutWriting)
                assertThat(diagnostic.why())
                        .as("seed %d: why of %s", seed, diagnostic.what())
                        .isNotBlank();
            assertThat(DiagnosticRenderer.render(diagnostic)).contains("^");
        }
        result.game()
                .ifPresent(game -> assertThat(ModelWalk.all(game, Object.class)).isNotEmpty());
        return result.game().isPresent();
    }
}
