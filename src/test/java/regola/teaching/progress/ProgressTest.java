package regola.teaching.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.file.BadFile;
import regola.language.source.SourceText;

class ProgressTest {
    private static final Map<String, StepProgress> STEPS = Map.of(
            "first",
            new StepProgress(true, 1, 2, false),
            "second",
            new StepProgress(false, 0, 3, true),
            "third",
            new StepProgress(true, 2, 0, false, true));
    private static final Progress SOME = Progress.NONE
            .done("stones/01", 2, 1, 0)
            .at("stones/02", "third", STEPS)
            .by("Ada \"A\"")
            .done("stones/01", 3, 0, 0)
            .footing("stones", 1.35);

    @TempDir
    Path folder;

    // ---------------------------------------------------------------- the value

    @Test
    void theBestRunCounts() {
        Progress progress = Progress.NONE.done("a", 2, 3, 0).done("a", 1, 0, 0);
        assertThat(progress.learner("").lesson("a")).isEqualTo(new LessonProgress(2, 3, 0, null));
        assertThat(progress.done("a", 2, 1, 4).learner("").lesson("a").tries()).isEqualTo(1);
        assertThat(progress.done("a", 3, 0, 0).learner("").lesson("a").stars()).isEqualTo(3);
    }

    @Test
    void whereOneLeftOffIsKeptUntilTheEnd() {
        Progress progress = Progress.NONE.at("a", "second", STEPS);
        assertThat(progress.learner("").last()).isEqualTo("a");
        assertThat(progress.learner("").lesson("a").step()).isEqualTo("second");
        assertThat(progress.learner("").lesson("a").isDone()).isFalse();
        assertThat(progress.learner("").lesson("a").steps()).isEqualTo(STEPS);
        assertThat(progress.learner("").lesson("a").stepsDone()).isEqualTo(2);
        assertThat(progress.done("a", 1, 9, 9).learner("").lesson("a")).isEqualTo(new LessonProgress(1, 9, 9, null));
        assertThat(progress.done("a", 3, 0, 0)
                        .at("a", "first", STEPS)
                        .learner("")
                        .lesson("a"))
                .isEqualTo(new LessonProgress(3, 0, 0, "first", STEPS));
    }

    @Test
    void howFarSomebodyHasGrownWithALearnerGoesWithThatLearner() {
        Progress progress = Progress.NONE.by("Ada").footing("a", 1.35).by("Ben").footing("a", 0.2);
        assertThat(progress.learner("Ada").footing()).containsEntry("a", 1.35);
        assertThat(progress.by("Ada").done("x", 3, 0, 0).learner().footing()).containsEntry("a", 1.35);
        assertThat(progress.forgotten().learner().footing()).isEmpty();
    }

    @Test
    void wonMatchesAreCountedByGameForEachLearnerAndKept() throws BadFile {
        Progress progress = Progress.NONE
                .by("Ada")
                .won("a")
                .won("a")
                .won("b")
                .by("Ben")
                .won("a")
                .done("x", 3, 0, 0);
        assertThat(progress.learner("Ada").won()).containsEntry("a", 2).containsEntry("b", 1);
        assertThat(progress.learner().won()).containsOnlyKeys("a").containsEntry("a", 1);
        assertThat(ProgressFile.read(SourceText.of("progress.json", ProgressFile.text(progress))))
                .isEqualTo(progress);
    }

    /** What was not counted before is simply not there yet, and files without it are read on. */
    @Test
    void finishedMatchesAreCountedBesideThoseThatWereWon() throws BadFile {
        Progress progress =
                Progress.NONE.by("Ada").finished("a").won("a").finished("a").by("Ben");
        assertThat(progress.learner("Ada").finished()).containsEntry("a", 2);
        assertThat(progress.learner("Ada").won()).containsEntry("a", 1);
        assertThat(progress.learner("Ben").finished()).isEmpty();
        String text = ProgressFile.text(progress);
        assertThat(ProgressFile.read(SourceText.of("progress.json", text))).isEqualTo(progress);
        String before = text.replaceAll(",\\s*\"finished\": \\{[^}]*\\}", "");
        assertThat(before).doesNotContain("finished").isNotEqualTo(text);
        assertThat(ProgressFile.read(SourceText.of("progress.json", before))
                        .learner("Ada")
                        .won())
                .containsEntry("a", 1);
    }

    @Test
    void lessonsAreKeptInTheOrderInWhichTheyWereOpen() {
        Progress progress = Progress.NONE
                .at("a", null, Map.of())
                .at("b", "x", Map.of())
                .done("c", 1, 0, 0)
                .at("b", "y", Map.of());
        assertThat(progress.learner("").recent()).containsExactly("b", "c", "a");
    }

    @Test
    void aFileOfTheFirstFormIsReadOn() throws BadFile {
        String old =
                "{\"regola-progress\": 1, \"now\": \"Ada\", \"learners\": {\"Ada\": {\"last\": \"b\", \"lessons\": {"
                        + "\"a\": {\"stars\": 2, \"tries\": 1, \"hints\": 0}, \"b\": {\"stars\": 0, \"tries\": 0, \"hints\": 0, \"step\": \"third\"}}}}}";
        Learner ada = ProgressFile.read(SourceText.of("progress.json", old)).learner();
        assertThat(ada.recent()).containsExactly("b");
        assertThat(ada.lesson("a")).isEqualTo(new LessonProgress(2, 1, 0, null));
        assertThat(ada.lesson("b").step()).isEqualTo("third");
    }

    @Test
    void whoHasDoneNothingHasNothing() {
        assertThat(Progress.NONE.learner("Ada").lesson("a")).isEqualTo(LessonProgress.NOTHING);
        assertThat(Progress.NONE.learner("Ada").last()).isNull();
    }

    @Test
    void eachLearnerHasStarsOfTheirOwn() {
        Progress progress =
                Progress.NONE.done("a", 3, 0, 0).by("Ada").done("a", 1, 2, 2).by("Ben");
        assertThat(progress.learners().keySet()).containsExactly("", "Ada", "Ben");
        assertThat(progress.learner().lesson("a").isDone()).isFalse();
        assertThat(progress.by("Ada").learner().lesson("a").stars()).isEqualTo(1);
        assertThat(progress.by("Ada").forgotten().learner("Ada")).isEqualTo(Learner.NOBODY);
        assertThat(progress.by("Ada").forgotten().learner("").lesson("a").stars())
                .isEqualTo(3);
        Progress removed = progress.by("Ada").removed();
        assertThat(removed.learners()).containsOnlyKeys("", "Ben");
        assertThat(removed.now()).isEmpty();
    }

    @Test
    void aTableForTeachersIsSafeToOpen() {
        Progress progress = Progress.NONE
                .by("=1+1")
                .done("stones/01", 2, 1, 0)
                .by("Ada, \"A\"")
                .at("stones/02", "third", STEPS)
                .at("stones/03", null, Map.of());
        assertThat(ProgressTable.of(progress, List.of("Learner", "Lesson", "Stars", "Tries", "Hints", "Step"))
                        .lines())
                .containsExactly(
                        "Learner,Lesson,Stars,Tries,Hints,Step",
                        "'=1+1,stones/01,2,1,0,",
                        "\"Ada, \"\"A\"\"\",stones/02,0,0,0,third");
    }

    // ---------------------------------------------------------------- the file

    @Test
    void whatIsWrittenReadsBack() throws BadFile {
        assertThat(ProgressFile.read(SourceText.of("progress.json", ProgressFile.text(SOME))))
                .isEqualTo(SOME);
        assertThat(ProgressFile.read(SourceText.of("progress.json", ProgressFile.text(Progress.NONE))))
                .isEqualTo(Progress.NONE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                                                | the file is empty",
                "{}                                                                | this is no file of progress",
                "{\"regola-progress\": 6, \"learners\": {}, \"more\": 1}           | this progress was written by a newer Regola",
                "{\"regola-progress\": 0, \"learners\": {}}                        | there is no form 0 of progress",
                "{\"regola-progress\": 1}                                          | a file of progress needs 'learners'",
                "{\"regola-progress\": 1, \"learners\": {\"\": {\"lessons\": {\"a\": {\"stars\": 4}}}}} | 'stars' cannot be 4",
                "{\"regola-progress\": 1, \"learners\": {\"\": {\"lessons\": {\"a\": {\"hints\": -1}}}}} | 'hints' cannot be -1",
                "{\"regola-progress\": 2, \"learners\": {\"\": {\"lessons\": {\"a\": {\"steps\": {\"x\": {\"tries\": -1}}}}}}} | 'tries' cannot be -1",
                "{\"regola-progress\": 1, \"learners\": {\"\": {\"lessons\": 1}}}  | 'lessons' must be an object, but here is the number 1",
                "{\"regola-progress\": 3, \"learners\": {\"\": {\"lessons\": {}, \"with-me\": {\"a\": 401}}}} | 'a' cannot be 401",
                "{\"regola-progress\": 1, \"learners\": {                          | the file ends too early",
            })
    void aFileThatIsNoneIsToldWithItsPlace(String text, String what) {
        assertThatThrownBy(() -> ProgressFile.read(SourceText.of("progress.json", text.strip())))
                .isInstanceOfSatisfying(BadFile.class, bad -> {
                    assertThat(bad.problems().get(0).what()).isEqualTo(what);
                    assertThat(bad.problems().get(0).span()).isNotNull();
                });
    }

    // ---------------------------------------------------------------- kept in a folder

    @Test
    void progressIsKept() throws BadFile {
        Path file = folder.resolve("progress.json");
        ProgressStore store = ProgressStore.open(file);
        assertThat(store.progress()).isEqualTo(Progress.NONE);
        assertThat(store.problem()).isEmpty();
        store.save(SOME);
        assertThat(ProgressStore.open(file).progress()).isEqualTo(SOME);
    }

    @Test
    void aDamagedFileIsToldAndPutAsideBeforeAnotherIsWritten() throws Exception {
        Path file = Files.writeString(folder.resolve("progress.json"), "{ damaged");
        ProgressStore store = ProgressStore.open(file);
        assertThat(store.problem()).isPresent();
        assertThat(file).as("reading changes nothing").hasContent("{ damaged");
        store.save(SOME);
        assertThat(store.problem()).isEmpty();
        assertThat(ProgressFile.read(file)).isEqualTo(SOME);
        assertThat(folder.resolve("progress.json.1.kept")).hasContent("{ damaged");
        Files.writeString(file, "damaged again");
        ProgressStore.open(file).save(SOME);
        assertThat(names()).containsExactly("progress.json", "progress.json.1.kept", "progress.json.2.kept");
    }

    @Test
    void whereItCannotBeWrittenItIsNotForgotten() {
        ProgressStore store = ProgressStore.open(folder.resolve("nowhere/progress.json"));
        assertThatThrownBy(() -> store.save(SOME)).isInstanceOf(BadFile.class);
        assertThat(store.progress()).isEqualTo(SOME);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
