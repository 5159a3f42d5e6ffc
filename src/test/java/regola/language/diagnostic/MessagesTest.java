package regola.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.EnglishLeft;
import regola.language.GoldenText;
import regola.language.source.Message;
import regola.language.source.Translations;

/** What is said of mistakes in rule files, in Italian: all of it, with its holes, and no English left between. */
class MessagesTest {
    private static final Path FOLDER = Path.of("src/test/resources/diagnostics");
    private static final Path BOOK = Path.of("src/main/resources/regola/language/messages_it.txt");
    private static final Pattern HOLE = Pattern.compile("\\{\\d+}");

    static List<Path> files() throws IOException {
        return GoldenText.files(FOLDER, ".rules");
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileWithMistakesGivesItsMessagesInItalian(Path file) throws IOException {
        List<Diagnostic> found = Compiling.diagnostics(DiagnosticFilesTest.parts(file)).stream()
                .map(diagnostic -> diagnostic.in("it"))
                .toList();
        GoldenText.compare(GoldenText.beside(file, ".rules", ".messaggi"), DiagnosticRenderer.render(found));
    }

    @ParameterizedTest
    @MethodSource("files")
    void noEnglishIsLeft(Path file) throws IOException {
        for (Diagnostic found : Compiling.diagnostics(DiagnosticFilesTest.parts(file))) {
            Diagnostic told = found.in("it");
            assertThat(EnglishLeft.in(told.what()))
                    .as("%s what: %s", found.code(), told.what())
                    .isEmpty();
            assertThat(EnglishLeft.in(told.why()))
                    .as("%s why: %s", found.code(), told.why())
                    .isEmpty();
            assertThat(EnglishLeft.in(told.fix()))
                    .as("%s fix: %s", found.code(), told.fix())
                    .isEmpty();
            for (Diagnostic.Related related : told.related())
                assertThat(EnglishLeft.in(related.note()))
                        .as("%s: %s", found.code(), related.note())
                        .isEmpty();
        }
    }

    @Test
    void bothLanguagesHaveTheSameHoles() {
        Translations italian = Translations.in("it");
        assertThat(italian.all())
                .allSatisfy(english ->
                        assertThat(holes(italian.of(english))).as(english).isEqualTo(holes(english)));
    }

    private static Set<String> holes(String words) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = HOLE.matcher(words);
        while (matcher.find()) found.add(matcher.group());
        return found;
    }

    @Test
    void everyMessageStandsOnceAndHasItsTranslation() throws IOException {
        Set<String> seen = new TreeSet<>();
        String open = null;
        for (String line : Files.readAllLines(BOOK)) {
            if (line.isBlank() || line.startsWith("#")) continue;
            if (line.startsWith("    ")) {
                assertThat(open).as("what '%s' translates", line.strip()).isNotNull();
                open = null;
            } else {
                assertThat(open).as("without a translation").isNull();
                assertThat(seen.add(line)).as("'%s' stands once", line).isTrue();
                open = line;
            }
        }
        assertThat(open).isNull();
    }

    @Test
    void aMessageIsToldWithItsValuesInTheLanguageOfWhoReads() {
        Message wrong = Message.of("{0} is {1}, but {2} needs {3}", "'x'", Message.of("a number"), "'if'", "{0}");
        assertThat(wrong).hasToString("'x' is a number, but 'if' needs {0}");
        assertThat(wrong.in("it")).isEqualTo("'x' è un numero, ma 'if' vuole {0}");
        assertThat(Message.of("nobody has said this before").in("it")).isEqualTo("nobody has said this before");
        assertThat(wrong.in("fr")).isEqualTo(wrong.in("en"));
    }
}
