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
import regola.language.GoldenText;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.SourceText;
import regola.language.tree.RuleFile;
import regola.language.tree.TreePrinter;

/** Shipped rule files, damaged by chance: the parser never throws, and whatever it says has a place and sense. */
@Execution(ExecutionMode.CONCURRENT)
class MutationTest {
    private static final int ROUNDS = 400;
    private static final String[] TOKENS = {
        "(",
        ")",
        "[",
        "]",
        ",",
        ":",
        "=",
        "..",
        "->",
        "if",
        "otherwise",
        "of",
        "in",
        "where",
        "because",
        "en",
        "CM-1",
        "\"text {x}\"",
        "\"open",
        "3",
        "2.5",
        "99999999999999999999",
        "name",
        "require",
        "option",
        "then",
        "rule",
        "when",
        "game",
        "not",
        "some",
        "number of",
        "none",
        "-",
        "\t",
        "§",
        "{",
        "\\",
        "'",
        "\n",
        "\n  ",
        "\n      "
    };

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aDamagedFileIsStillRead(long seed) throws IOException {
        Random random = new Random(seed);
        List<Path> files = GoldenText.shippedRules();
        for (int round = 0; round < ROUNDS; round++) {
            Path file = files.get(random.nextInt(files.size()));
            String text = Files.readString(file);
            for (int i = 1 + random.nextInt(6); i > 0; i--) text = damage(text, random);
            check(SourceText.of("seed " + seed + " round " + round + " " + file, text));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6})
    void tokensInAnyOrderAreStillRead(long seed) throws IOException {
        Random random = new Random(seed);
        List<String> words = new ArrayList<>(Arrays.asList(TOKENS));
        words.addAll(
                Arrays.asList(Files.readString(GoldenText.shippedRules().get(0)).split("(?<=\\s)|(?=\\s)")));
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(words, random);
            check(SourceText.of(
                    "seed " + seed + " round " + round,
                    String.join(" ", words.subList(0, Math.min(words.size(), 200)))));
        }
    }

    private static String damage(String text, Random random) {
        if (text.isEmpty()) return TOKENS[random.nextInt(TOKENS.length)];
        int at = random.nextInt(text.length());
        int to = Math.min(text.length(), at + 1 + random.nextInt(8));
        return switch (random.nextInt(6)) {
            case 0 -> text.substring(0, at) + text.substring(to);
            case 1 -> text.substring(0, at) + TOKENS[random.nextInt(TOKENS.length)] + text.substring(at);
            case 2 -> text.substring(0, at) + " " + TOKENS[random.nextInt(TOKENS.length)] + " " + text.substring(to);
            case 3 -> swapLines(text, random);
            case 4 -> text.substring(0, Math.max(1, at));
            default -> text.substring(0, at) + text.substring(at, to).repeat(2) + text.substring(to);
        };
    }

    private static String swapLines(String text, Random random) {
        String[] lines = text.split("\n", -1);
        int a = random.nextInt(lines.length);
        int b = random.nextInt(lines.length);
        String line = lines[a];
        lines[a] = lines[b];
        lines[b] = line;
        return String.join("\n", lines);
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
