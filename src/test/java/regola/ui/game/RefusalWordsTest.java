package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.ui.view.Texts;
import regola.ui.view.match.WhyView;

/** What is not allowed is said once, whatever the sentences of rules begin with. */
class RefusalWordsTest {
    private static final String SENTENCE = "\"((?:[^\"\\\\]|\\\\.)*)\"";
    private static final Pattern REASON = Pattern.compile("because[^\"]*?\\ben " + SENTENCE + "\\s+it " + SENTENCE);
    private static final Pattern TWICE = Pattern.compile("(?i)^\u2298 (not|non)\\b[^:]*: \\1\\b.*");

    static Stream<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("rules-dsl"))) {
            return all
                    .filter(file -> file.toString().endsWith(".rules")
                            || file.toString().contains("cookbook")
                                    && file.toString().endsWith(".md"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void nothingIsDeniedTwice(Path file) throws IOException {
        Matcher reasons = REASON.matcher(Files.readString(file));
        while (reasons.find()) {
            for (Map.Entry<String, String> said :
                    Map.of("en", reasons.group(1), "it", reasons.group(2)).entrySet()) {
                WhyView why = new WhyView(WhyView.Sort.REFUSED, "", "", said.getValue(), "");
                String words = RefusalWords.of(why, false, Texts.in(said.getKey()));
                assertThat(words).startsWith("\u2298 ").endsWith(said.getValue());
                assertThat(TWICE.matcher(words).find()).as(words).isFalse();
            }
        }
    }

    /** Nobody who writes a game has to know what stands before a sentence. */
    @ParameterizedTest
    @MethodSource("own")
    void sentencesOfOnesOwnAreSaidWithTheWordsThatTheyNeed(List<String> own) {
        WhyView why = new WhyView(WhyView.Sort.REFUSED, "", "", own.get(1), "");
        assertThat(RefusalWords.of(why, false, Texts.in(own.get(0)))).isEqualTo(own.get(2));
    }

    static Stream<List<String>> own() {
        return Stream.of(
                List.of("en", "Not into the middle first.", "\u2298 Not into the middle first."),
                List.of("en", "Nothing lies there.", "\u2298 Not allowed: Nothing lies there."),
                List.of("it", "Non subito al centro.", "\u2298 Non subito al centro."),
                List.of(
                        "it",
                        "L\u00ec c'\u00e8 gi\u00e0 una pedina.",
                        "\u2298 Non permesso: L\u00ec c'\u00e8 gi\u00e0 una pedina."));
    }
}
