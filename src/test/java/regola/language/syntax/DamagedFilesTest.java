package regola.language.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.language.GoldenText;
import regola.language.Slips;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.tree.RuleFile;
import regola.language.tree.TreePrinter;

/** Shipped rule files, damaged by chance: the parser never throws, and whatever it says has a place and sense. */
@Execution(ExecutionMode.CONCURRENT)
class DamagedFilesTest {
    private static final int ROUNDS = Thorough.oneIn(12, 1000);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aDamagedFileIsStillRead(long seed) throws IOException {
        Random random = new Random(seed);
        List<Path> files = GoldenText.shippedRules();
        for (int round = 0; round < ROUNDS; round++) {
            Path file = files.get(random.nextInt(files.size()));
            String text = Files.readString(file);
            for (int i = 1 + random.nextInt(6); i > 0; i--) text = Slips.damage(text, random);
            check(SourceText.of("seed " + seed + " round " + round + " " + file, text));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6})
    void tokensInAnyOrderAreStillRead(long seed) throws IOException {
        Random random = new Random(seed);
        List<String> words = new ArrayList<>(Slips.pieces());
        words.addAll(
                Arrays.asList(Files.readString(GoldenText.shippedRules().get(0)).split("(?<=\\s)|(?=\\s)")));
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(words, random);
            check(SourceText.of(
                    "seed " + seed + " round " + round,
                    String.join(" ", words.subList(0, Math.min(words.size(), 200)))));
        }
    }

    private static void check(SourceText source) {
        Diagnostics diagnostics = new Diagnostics();
        RuleFile file = RuleParser.parse(source, diagnostics);
        TreePrinter.print(file);
        assertThat(file.complete() || diagnostics.hasErrors())
                .as("what is left out is told: %s", source)
                .isTrue();
        assertThat(file.header() != null || diagnostics.hasErrors())
                .as("a file without header is told: %s", source)
                .isTrue();
        for (Diagnostic diagnostic : diagnostics.list()) {
            assertThat(diagnostic.span().source()).isSameAs(source);
            assertThat(diagnostic.span().start()).isBetween(0, source.text().length());
            assertThat(diagnostic.span().end())
                    .isBetween(diagnostic.span().start(), source.text().length());
            assertThat(diagnostic.what()).isNotBlank().doesNotContain("null", "<missing", "NEWLINE", "INDENT");
            assertThat(diagnostic.why()).as(diagnostic.what()).doesNotContain("null");
            assertThat(DiagnosticRenderer.render(diagnostic)).startsWith(source.name());
        }
    }
}
