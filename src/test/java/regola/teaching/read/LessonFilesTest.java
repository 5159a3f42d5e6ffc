package regola.teaching.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.GoldenText;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;
import regola.teaching.TestLessons;

/** Lessons with mistakes, and all that is said about them: {@code what.md}, and beside it {@code what.messages}. */
class LessonFilesTest {
    private static final Path FOLDER = Path.of("src/test/resources/lessons/broken");

    static List<Path> files() throws IOException {
        return GoldenText.files(FOLDER, ".md");
    }

    private static LessonFile read(Path file) {
        return LessonFile.read(
                SourceText.of(file.getFileName().toString(), TestLessons.text(file)), TestLessons.STONES);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aLessonWithMistakesGivesItsMessages(Path file) throws IOException {
        String messages = DiagnosticRenderer.renderErrors(read(file).problems());
        GoldenText.compare(GoldenText.beside(file, ".md", ".messages"), messages);
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyMessageHasAPlaceAndSpeaksToPeople(Path file) {
        LessonFile read = read(file);
        assertThat(read.lesson()).isEmpty();
        assertThat(read.problems()).isNotEmpty().allSatisfy(problem -> {
            assertThat(problem.span()).isNotNull();
            assertThat(problem.what()).isNotBlank().doesNotEndWith(".");
            assertThat(problem.what() + problem.why() + problem.fix()).doesNotContain("null", "Exception", "{0}");
        });
    }

    @Test
    void everyListOfMessagesHasItsFile() throws IOException {
        assertThat(GoldenText.files(FOLDER, ".messages"))
                .allSatisfy(file ->
                        assertThat(GoldenText.beside(file, ".messages", ".md")).exists());
    }
}
