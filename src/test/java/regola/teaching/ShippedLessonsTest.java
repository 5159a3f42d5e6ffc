package regola.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.teaching.check.CourseCheck;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.read.LessonFile;
import regola.teaching.run.Feedback;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Passage;
import regola.teaching.run.Stage;

/** Every lesson that is shipped can be read, holds under its rules, and speaks both languages. */
@Execution(ExecutionMode.CONCURRENT)
class ShippedLessonsTest {
    private static final List<String> LANGUAGES = List.of("en", "it");

    private static Lesson lesson(Path file) {
        return TestLessons.whole(ShippedLessons.read(file));
    }

    private static Stream<DynamicTest> forEach(Consumer<Lesson> test) {
        return ShippedLessons.files().stream()
                .map(file -> DynamicTest.dynamicTest(file.toString(), () -> test.accept(lesson(file))));
    }

    /**
     * Each lesson holds under its rules; told, done, asked, in this order through all lessons of a game, and nothing
     * that could be told better is left.
     */
    @TestFactory
    Stream<DynamicTest> eachGameIsTaughtStepByStep() {
        Map<String, List<Path>> games = ShippedLessons.files().stream()
                .collect(Collectors.groupingBy(
                        file -> file.getParent().getFileName().toString(), TreeMap::new, Collectors.toList()));
        return games.entrySet().stream()
                .map(game -> DynamicTest.dynamicTest(game.getKey(), () -> {
                    CourseCheck course = new CourseCheck();
                    List<Finding> found = new ArrayList<>();
                    for (Path file : game.getValue()) {
                        Lesson lesson = lesson(file);
                        found.addAll(LessonCheck.check(lesson));
                        found.addAll(course.next(lesson));
                    }
                    assertThat(found.stream().map(Finding::render).collect(Collectors.joining("\n")))
                            .isEmpty();
                }));
    }

    /** Where one press answers there is no button to check with: no text may speak of it. */
    @TestFactory
    Stream<DynamicTest> whatIsJudgedAtOnePressIsNotSaidToBeChecked() {
        Pattern checking = Pattern.compile("(?i)\\b(check(ed|ing)?|controll\\w+|verific\\w+)\\b");
        return forEach(lesson -> {
            for (int i = 0; i < lesson.steps().size(); i++) {
                LessonStep step = lesson.steps().get(i);
                if (!LessonRun.start(lesson, i, () -> Instant.EPOCH).isSingle()) continue;
                List<Spoken> texts = new ArrayList<>(List.of(step.goal(), step.brief(), step.explanation()));
                step.hints().forEach(hint -> texts.add(hint.words()));
                step.wrong().forEach(wrong -> texts.add(wrong.words()));
                for (Spoken text : texts)
                    for (String language : LANGUAGES)
                        assertThat(text.text(language)).as(step.id()).doesNotContainPattern(checking);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> whatIsShownIsJudgedRightAndAllIsSaidInBothLanguages() {
        return forEach(lesson -> {
            for (int i = 0; i < lesson.steps().size(); i++) {
                LessonRun run = LessonRun.start(lesson, i, () -> Instant.EPOCH);
                run.showMe();
                List<Move> moves = run.passages().stream()
                        .filter(Passage::learners)
                        .map(Passage::move)
                        .toList();
                said(run.feedback());
                if (!(run.step().task() instanceof Task.Play)) continue;
                run.again();
                for (Move move : moves) {
                    assertThat(run.stage())
                            .as("%s before %s", run.step().id(), move)
                            .isEqualTo(Stage.ASKING);
                    run.play(move);
                    said(run.feedback());
                }
                assertThat(run.stage())
                        .as("%s after %s", run.step().id(), moves)
                        .isEqualTo(Stage.SOLVED);
                assertThat(run.tries()).as(run.step().id()).isZero();
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> everyLegalMoveAndEveryThingOnTheBoardIsAnswered() {
        return forEach(lesson -> {
            for (int i = 0; i < lesson.steps().size(); i++) {
                LessonRun run = LessonRun.start(lesson, i, () -> Instant.EPOCH);
                if (!run.isLearnersMove() || !(run.step().task() instanceof Task.Play)) continue;
                for (Move move : run.match().decision().legal()) {
                    run.play(move);
                    assertThat(run.stage())
                            .as("%s: %s", run.step().id(), move)
                            .isIn(Stage.SOLVED, Stage.MISSED, Stage.ASKING);
                    said(run.feedback());
                    if (run.stage() == Stage.MISSED) run.takeBack();
                    else run.again();
                }
            }
        });
    }

    /** Who answers what the question itself names, or any of what there is to choose, is told why that is wrong. */
    @TestFactory
    Stream<DynamicTest> aLikelyWrongPredictionHasAReason() {
        return forEach(lesson -> {
            List<String> bare = new ArrayList<>();
            for (int i = 0; i < lesson.steps().size(); i++) {
                if (!(lesson.steps().get(i).task() instanceof Task.Predict predict)) continue;
                for (int answer = 0; answer < predict.options().size(); answer++) {
                    LessonRun run = LessonRun.start(lesson, i, () -> Instant.EPOCH);
                    run.choose(answer);
                    if (run.stage() == Stage.ASKING && isBare(run.feedback()))
                        bare.add(run.step().id() + ": "
                                + predict.options().get(answer).id());
                }
                if (!predict.isPointedAt()) continue;
                for (Thing named : named(LessonRun.start(lesson, i, () -> Instant.EPOCH))) {
                    LessonRun run = LessonRun.start(lesson, i, () -> Instant.EPOCH);
                    run.mark(List.of(named));
                    if (run.marking().marked().isEmpty()) continue;
                    run.check();
                    if (run.stage() == Stage.ASKING && isBare(run.feedback()))
                        bare.add(run.step().id() + ": " + named.id());
                }
            }
            assertThat(bare).isEmpty();
        });
    }

    private static boolean isBare(Feedback feedback) {
        return feedback == null || feedback.words().text("en").startsWith("Not that. Think");
    }

    /** @return what is ringed, where arrows lead, what the moves name, and where the pieces are that they name */
    private static Set<Thing> named(LessonRun run) {
        Set<Thing> named = new LinkedHashSet<>(run.step().show().ring());
        run.step().show().arrows().forEach(arrow -> named.addAll(List.of(arrow.from(), arrow.to())));
        run.showMe();
        run.passages().forEach(passage -> named.addAll(passage.move().arguments()));
        return named;
    }

    private static void said(Feedback feedback) {
        if (feedback == null) return;
        for (String language : LANGUAGES)
            assertThat(feedback.words().text(language)).isNotBlank();
        Spoken reason = feedback.reason();
        for (String language : LANGUAGES) assertThat(reason.text(language)).isNotNull();
    }

    @Test
    void lessonsOfAGameAreNumberedOnce() {
        Set<String> numbers = new HashSet<>();
        List<String> wrong = new ArrayList<>();
        for (Path file : ShippedLessons.files()) {
            String name = file.getFileName().toString();
            if (name.equals("trailer.md")) continue;
            boolean isNumbered = name.matches("\\d\\d-[a-z0-9]+(-[a-z0-9]+)*\\.md");
            boolean isInItsFolder = LessonFile.header(ShippedLessons.source(file))
                    .orElseThrow()
                    .game()
                    .equals(file.getParent().getFileName().toString());
            if (!isNumbered || !isInItsFolder || !numbers.add(file.getParent() + "/" + name.substring(0, 2)))
                wrong.add(file.toString());
        }
        assertThat(wrong)
                .as("lessons are tutorials/<game>/NN-name.md, each number once")
                .isEmpty();
    }

    @Test
    void thereAreLessons() {
        assertThat(ShippedLessons.files()).hasSizeGreaterThan(10);
    }
}
