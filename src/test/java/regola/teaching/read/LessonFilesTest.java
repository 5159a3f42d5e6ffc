package regola.teaching.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.language.EnglishLeft;
import regola.language.Games;
import regola.language.GoldenText;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.SourceText;
import regola.language.source.Trouble;
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
    void aLessonWithMistakesGivesItsMessagesInItalian(Path file) throws IOException {
        List<Trouble> told =
                read(file).problems().stream().map(problem -> problem.in("it")).toList();
        GoldenText.compare(
                GoldenText.beside(file, ".md", ".messaggi"),
                told.stream().map(DiagnosticRenderer::renderError).collect(Collectors.joining("\n")));
        assertThat(told).allSatisfy(problem -> {
            assertThat(EnglishLeft.in(problem.what())).as(problem.what()).isEmpty();
            assertThat(EnglishLeft.in(problem.why())).as(problem.why()).isEmpty();
            assertThat(EnglishLeft.in(problem.fix())).as(problem.fix()).isEmpty();
        });
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

    /**
     * Wherever a lesson names a site that its settings have taken away, it is told that, and not that there is no such
     * name.
     */
    @Test
    void aSiteThatTheSettingsHaveTakenAwayIsToldAsThat() {
        Games games = TestLessons.withRules(Map.of(
                "  path bank -> s1 .. s9\n", "  site s10 at 10, 0 if longest-step > 2\n  path bank -> s1 .. s10\n"));
        String lesson =
                TestLessons.file(TestLessons.START + "\ntask: play\nmoves: [step red-1 s10]\nshow: {ring: [s10]}");

        assertThat(LessonFile.read(SourceText.of("lesson.md", lesson), games).problems())
                .hasSize(2)
                .allSatisfy(problem ->
                        assertThat(problem.what()).isEqualTo("with these settings the board has no site 's10'"));

        String longer = lesson.replace("rules: [SS-3.1]", "rules: [SS-3.1]\nsettings: {longest-step: 3}");
        assertThat(LessonFile.read(SourceText.of("lesson.md", longer), games).problems())
                .isEmpty();

        String position = TestLessons.file(
                "start: {zones: {river: {s10: [red-1]}}, vars: {mover: red}}\ntask: play\nmoves: [step * *]");
        assertThat(LessonFile.read(SourceText.of("lesson.md", position), games).problems())
                .hasSize(1)
                .allSatisfy(problem ->
                        assertThat(problem.what()).contains("with these settings the board has no site 's10'"));
    }

    @Test
    void everyListOfMessagesHasItsFile() throws IOException {
        assertThat(GoldenText.files(FOLDER, ".messages"))
                .allSatisfy(file ->
                        assertThat(GoldenText.beside(file, ".messages", ".md")).exists());
    }
}
