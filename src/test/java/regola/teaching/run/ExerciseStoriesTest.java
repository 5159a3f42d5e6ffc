package regola.teaching.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.value.Move;
import regola.teaching.ShippedLessons;
import regola.teaching.TestLessons;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;

/** Steps that begin at ever new moments of random matches. */
class ExerciseStoriesTest {
    private static final String SLIP = "start: random\ntask: play\nfires: [SS-5]\n";

    private static Acting at(String... steps) {
        return new Acting(TestLessons.lesson(steps));
    }

    private static List<Move> solutions(LessonRun run) {
        return run.match().decision().legal().stream()
                .filter(move -> {
                    LessonRun other = LessonRun.start(run.lesson(), run.at(), () -> Instant.EPOCH);
                    other.play(move);
                    return other.stage() == Stage.SOLVED;
                })
                .toList();
    }

    @Test
    void itCanBeDoneButNotByEveryMove() {
        LessonRun run = at(SLIP).run;
        Exercise exercise = run.exercise().orElseThrow();
        assertThat(exercise.legal()).isEqualTo(run.match().legalCount());
        assertThat(solutions(run)).hasSize(exercise.ways());
        assertThat(exercise.ways()).isPositive().isLessThan(exercise.legal());
    }

    @Test
    void theRuleThatIsAskedForMustComeToBear() {
        Acting learner = at(SLIP);
        Move right = solutions(learner.run).get(0);
        Move wrong = learner.run.match().decision().legal().stream()
                .filter(move -> !solutions(learner.run).contains(move))
                .findFirst()
                .orElseThrow();
        learner.run.play(wrong);
        assertThat(learner.run.stage()).isEqualTo(Stage.MISSED);
        learner.run.takeBack();
        learner.run.play(right);
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.run.passages().get(0).events())
                .extracting(event -> event.rule())
                .contains("SS-5");
    }

    @Test
    void thereIsAlwaysAnotherAndItGetsHarder() {
        Lesson pond = ShippedLessons.read(Path.of("tutorials/china-moon/17-exercises.md"))
                .lesson()
                .orElseThrow();
        LessonRun run = LessonRun.start(pond, 0, () -> Instant.EPOCH);
        assertThat(run.canHaveAnother()).isFalse();
        int[] legal = IntStream.range(0, 12)
                .map(round -> {
                    if (round > 0) {
                        run.showMe();
                        assertThat(run.canHaveAnother()).isTrue();
                        run.another();
                    }
                    assertThat(run.stage()).isEqualTo(Stage.ASKING);
                    assertThat(run.exercise().orElseThrow().round()).isEqualTo(round);
                    return run.match().legalCount();
                })
                .toArray();
        assertThat(IntStream.of(legal).limit(4).sum())
                .isLessThan(IntStream.of(legal).skip(8).sum());
    }

    @Test
    void theSameSeedGivesTheSameExercise() {
        assertThat(at(SLIP).run.match().fingerprint())
                .isEqualTo(at(SLIP).run.match().fingerprint());
        assertThat(at(SLIP + "seed: 2").run.match().fingerprint())
                .isNotEqualTo(at(SLIP).run.match().fingerprint());
    }

    @Test
    void whatIsSoughtIsKept() {
        LessonRun run =
                at("start: {random: {when: turn-number() > 4, legal: [3, 4], ways: 1}}\ntask: play\nfires: [SS-5]").run;
        assertThat(run.match().turnNumber()).isGreaterThan(4);
        assertThat(run.match().legalCount()).isBetween(3, 4);
        assertThat(solutions(run)).hasSize(1);
    }

    @Test
    void thingsToFindAreExercisesToo() {
        LessonRun run =
                at("start: random\ntask: find\nfind: those r in runners where some (slippery & next of site of r)").run;
        run.showMe();
        run.another();
        assertThat(run.exercise().orElseThrow().round()).isEqualTo(1);
        assertThat(run.isMarking()).isTrue();
    }

    @Test
    void whatNeverComesAboutIsSaid() {
        List<Finding> found = LessonCheck.check(
                TestLessons.lesson("start: {random: {when: turn-number() > 100000}}\ntask: play\nfires: [SS-5]"));
        assertThat(found)
                .anySatisfy(finding -> assertThat(finding.render())
                        .contains("random matches never came to a place where it can be done"));
    }

    @Test
    void theMachineDoesSeveralOfThem() {
        assertThat(LessonCheck.check(TestLessons.lesson(SLIP))).noneMatch(Finding::isError);
    }
}
