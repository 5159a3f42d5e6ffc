package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.GoldenText;
import regola.language.source.SourceText;

/**
 * Files of {@code src/test/resources/services}: a shipped game, or changes of its text that break it, and cursors, each
 * behind the first place where some letters stand; what is offered there and what is said of the name.
 */
class ServiceFilesTest {
    private static final int MOST = 12;
    private static final int LONGEST = 110;

    static Stream<Path> files() throws IOException {
        return GoldenText.files(Path.of("src/test/resources/services"), ".ask").stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aCursorIsOfferedWhatFitsAndToldWhatStandsThere(Path file) throws IOException {
        StringBuilder told = new StringBuilder();
        GameTexts texts = null;
        String language = "en";
        for (String line : Files.readAllLines(file)) {
            String[] words = line.split(" ", 2);
            switch (words[0]) {
                case "game" -> texts = ServiceTexts.shipped(words[1]);
                case "language" -> language = words[1];
                case "write" -> texts = changed(texts, words[1]);
                case "at" -> told.append(line).append('\n').append(asked(texts, words[1], language));
                default ->
                    assertThat(line.isBlank() || line.startsWith("#")).as(line).isTrue();
            }
        }
        GoldenText.compare(GoldenText.beside(file, ".ask", ".told"), told.toString());
    }

    /** @param change letters, an arrow, and the letters that stand there from now on; \\n is a line end */
    private static GameTexts changed(GameTexts texts, String change) {
        String[] sides = change.split(" -> ", 2);
        String old = sides[0].replace("\\n", "\n");
        SourceText before = texts.game();
        assertThat(before.text()).contains(old);
        SourceText after = SourceText.of(before.name(), before.text().replace(old, sides[1].replace("\\n", "\n")));
        return texts.map(text -> text == before ? after : text);
    }

    private static String asked(GameTexts texts, String letters, String language) {
        SourceText text = texts.game();
        String plain = letters.replace("\\n", "\n");
        int at = text.text().indexOf(plain);
        assertThat(at).as("where '%s' stands", letters).isGreaterThanOrEqualTo(0);
        int cursor = at + plain.length();
        LanguageService service = new LanguageService(texts);
        StringBuilder told = new StringBuilder();
        List<Completion> offers = service.complete(text, cursor, language);
        told.append("  offers ").append(offers.size()).append('\n');
        offers.stream()
                .limit(MOST)
                .forEach(offer -> told.append("    ").append(offer(offer)).append('\n'));
        service.hover(text, cursor, language).ifPresent(hover -> {
            told.append("  is ").append(hover.head()).append('\n');
            hover.sentences()
                    .forEach(said -> told.append("    ").append(cut(said)).append('\n'));
            hover.also()
                    .forEach(also -> told.append("    also ").append(cut(also)).append('\n'));
        });
        service.definition(text, cursor)
                .ifPresent(span ->
                        told.append("  declared in line ").append(span.line()).append('\n'));
        return told.toString();
    }

    private static String offer(Completion offer) {
        List<String> parts = new ArrayList<>();
        parts.add(offer.kind().name().toLowerCase(Locale.ROOT));
        parts.add(offer.label());
        if (!offer.detail().isEmpty()) parts.add(offer.detail());
        if (!offer.sentence().isEmpty()) parts.add(offer.sentence());
        return cut(String.join(" | ", parts));
    }

    private static String cut(String words) {
        return words.length() <= LONGEST ? words : words.substring(0, LONGEST) + "…";
    }
}
