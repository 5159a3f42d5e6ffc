package regola.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.language.diagnostic.Diagnostic;
import regola.language.source.SourceText;

/**
 * A LanguageGuideTest compiles every example of the language guide. A fence {@code rules} is a whole game; the words
 * after it say how another example is put into that game: variant, section, rule, statement, or one expression a line.
 */
class LanguageGuideTest {
    private static final Path GUIDE = Path.of("rules-dsl/README.md");
    private static final Pattern FENCE = Pattern.compile("```rules ?(\\w*)\\n(.*?)```", Pattern.DOTALL);
    private static final String HOST = "\nrule sample(p: piece, s: site, who: player)\n";

    private record Example(String form, String text, int line) {}

    private static List<Example> examples() throws IOException {
        String guide = Files.readString(GUIDE);
        List<Example> found = new ArrayList<>();
        Matcher fence = FENCE.matcher(guide);
        while (fence.find()) {
            int line = (int) guide.substring(0, fence.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count()
                    + 1;
            found.add(new Example(fence.group(1), fence.group(2), line));
        }
        return found;
    }

    private static String game() throws IOException {
        return examples().stream()
                .filter(e -> e.form().isEmpty())
                .findFirst()
                .orElseThrow()
                .text();
    }

    @TestFactory
    Stream<DynamicTest> everyExampleCompiles() throws IOException {
        String game = game();
        return examples().stream().flatMap(example -> switch (example.form()) {
            case "variant" -> Stream.of(test(example, "variant", game, example.text()));
            case "expression" ->
                example.text()
                        .lines()
                        .map(line -> test(
                                example,
                                line,
                                game + HOST + "  let result" + (line.equals("none") ? ": piece" : "") + " = " + line
                                        + "\n",
                                null));
            case "statement" ->
                Stream.of(
                        test(example, "statements", game + HOST + example.text().indent(2), null));
            default ->
                Stream.of(test(
                        example,
                        "whole",
                        example.form().isEmpty() ? example.text() : game + "\n" + example.text(),
                        null));
        });
    }

    @Test
    void theGuideShowsEveryForm() throws IOException {
        Map<String, Long> count =
                examples().stream().collect(Collectors.groupingBy(Example::form, TreeMap::new, Collectors.counting()));
        assertTrue(
                count.keySet().containsAll(List.of("", "expression", "rule", "section", "statement", "variant")),
                count.toString());
    }

    /** Whoever reads the guide to its end has met each word. */
    @Test
    void theGuideTellsEveryWordOfTheLanguage() throws IOException {
        String guide = Files.readString(GUIDE);
        assertThat(LineParts.words())
                .allSatisfy(word -> assertThat(Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])")
                                .matcher(guide)
                                .find())
                        .as(word)
                        .isTrue());
    }

    private static DynamicTest test(Example example, String what, String game, String variant) {
        return DynamicTest.dynamicTest(GUIDE + ":" + example.line() + " " + what, () -> {
            SourceText[] variants =
                    variant == null ? new SourceText[0] : new SourceText[] {SourceText.of("variant.rules", variant)};
            CompileResult result =
                    RuleCompiler.compile(CompileRequest.of(SourceText.of("guide.rules", game), variants));
            assertEquals(
                    "", result.diagnostics().stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
        });
    }
}
