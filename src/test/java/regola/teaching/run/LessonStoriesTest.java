package regola.teaching.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.teaching.TestLessons;
import regola.teaching.lesson.Lesson;

/** Whole lessons: from step to step, what is counted, and what becomes of them when the rules change. */
class LessonStoriesTest {
    private static final String START = TestLessons.START + "\n";
    private static final String FIRST = START + "task: play\nmoves: [step red-1 *]";

    private static Acting at(String... steps) {
        return new Acting(TestLessons.lesson(steps));
    }

    // ---------------------------------------------------------------- from step to step

    @Test
    void aStepGoesOnFromWhereTheLearnerEnded() {
        Acting learner = at(FIRST, "task: find\nfind: [s5]").tries("step red-1 s4");
        learner.run.next();
        assertThat(learner.at("red-1")).isEqualTo("s5");
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
    }

    @Test
    void whereItCannotBeDoneFromThereItBeginsAfterTheSolution() {
        String next = "played: [step green-2 s1]\ntask: play\nmoves: [step red-1 s4]";
        Acting learner = at(FIRST, next).tries("step red-1 s4");
        learner.run.next();
        assertThat(learner.at("red-1")).as("the solution goes to s3").isEqualTo("s3");
        assertThat(learner.tries("step red-1 s4").run.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void aStepInTheMiddleCanBeOpenedAtOnce() {
        Acting learner =
                new Acting(TestLessons.lesson(FIRST, "task: watch", "task: watch\nmoves: [step green-1 s2]"), 2);
        assertThat(learner.run.at()).isEqualTo(2);
        assertThat(learner.at("red-1")).isEqualTo("s3");
        assertThat(learner.at("green-1")).isEqualTo("s2");
        assertThat(new Acting(TestLessons.lesson(FIRST), 7).run.at()).isZero();
    }

    @Test
    void onceMoreFromTheBeginningOfTheStep() {
        Acting learner = at(FIRST).tries("step red-2 s1");
        learner.run.again();
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.at("red-2")).isEqualTo("bank");
        assertThat(learner.run.canTakeBack()).isFalse();
        assertThat(learner.run.tries()).isEqualTo(1);
    }

    @Test
    void afterTheLastStepItIsOverAndNothingMoves() {
        Acting learner = at(FIRST).tries("step red-1 s3");
        learner.run.next();
        learner.run.next();
        assertThat(learner.run.stage()).isEqualTo(Stage.ENDED);
        assertThat(learner.run.isDone()).isTrue();
        learner.tries("step green-1 s2");
        learner.run.showMe();
        learner.run.again();
        learner.run.hint();
        assertThat(learner.run.stage()).isEqualTo(Stage.ENDED);
        assertThat(learner.run.passages()).isEmpty();
        learner.run.goTo(0);
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
    }

    // ---------------------------------------------------------------- stars

    @Test
    void starsTellWhatItCost() {
        assertThat(at(FIRST).run.stars()).isZero();
        assertThat(starsOf(0, 0, false)).isEqualTo(3);
        assertThat(starsOf(0, 1, false)).as("the first hint is free").isEqualTo(3);
        assertThat(starsOf(1, 0, false)).isEqualTo(2);
        assertThat(starsOf(1, 1, false)).isEqualTo(2);
        assertThat(starsOf(2, 0, false)).isEqualTo(2);
        assertThat(starsOf(3, 0, false)).isEqualTo(1);
        assertThat(starsOf(0, 2, false)).isEqualTo(2);
        assertThat(starsOf(1, 3, true)).isEqualTo(2);
        assertThat(starsOf(2, 3, true)).isEqualTo(1);
    }

    /** @param shown the hints that lead to it are all seen before */
    private static int starsOf(int tries, int hints, boolean shown) {
        Acting learner = at(FIRST);
        for (int i = 0; i < tries; i++) {
            learner.tries("step red-2 s1");
            learner.run.takeBack();
        }
        for (int i = 0; i < hints; i++) {
            learner.run.hint();
            learner.wait(6);
        }
        if (shown) learner.run.showMe();
        learner.run.again();
        learner.tries("step red-1 s3");
        assertThat(learner.run.results().get(0)).isEqualTo(new StepResult(true, tries, hints, shown));
        return learner.run.stars();
    }

    /** Whoever tries out what no rule allows learns why, and pays nothing for it. */
    @Test
    void whatIsForbiddenIsNoMistake() {
        Acting learner = at(FIRST);
        for (int i = 0; i < 8; i++) learner.tries("step red-1 s9");
        learner.run.again();
        learner.tries("step red-1 s9");
        assertThat(learner.run.results().get(0).tries()).isZero();
    }

    @Test
    void askingIsNeverDearerThanGuessing() {
        for (int hints = 0; hints <= 9; hints++) {
            assertThat(new StepResult(true, 0, hints, true).cost())
                    .isLessThanOrEqualTo(new StepResult(true, 1, 0, false).cost());
        }
    }

    @Test
    void whatAClassIsShownCostsNobodyAnything() {
        Acting learner = at(FIRST);
        learner.run.demonstrate();
        assertThat(learner.run.stage()).isEqualTo(Stage.SHOWN);
        learner.run.again();
        assertThat(learner.tries("step red-1 s3").run.stars()).isEqualTo(3);
    }

    // ---------------------------------------------------------------- a lesson that was left

    @Test
    void whatWasDoneBeforeItWasLeftIsDone() {
        Lesson lesson = TestLessons.lesson(FIRST, FIRST, "task: watch");
        Acting learner = new Acting(lesson, 1, List.of(new StepResult(true, 1, 0, false)));
        assertThat(learner.run.at()).isEqualTo(1);
        learner.tries("step red-1 s3").run.next();
        learner.run.next();
        assertThat(learner.run.isDone()).isTrue();
        assertThat(learner.run.stars()).isEqualTo(2);
        assertThat(learner.run.tries()).isEqualTo(1);
    }

    @Test
    void aHintThatIsReadOnceMoreAfterwardsCostsNothing() {
        Acting learner = new Acting(TestLessons.lesson(FIRST), 0, List.of(new StepResult(false, 0, 1, false)));
        learner.run.hint();
        assertThat(learner.run.hints()).as("the same one").isEqualTo(1);
        learner.tries("step red-1 s3");
        assertThat(learner.run.stars()).isEqualTo(3);
        Acting other = new Acting(TestLessons.lesson(FIRST), 0, List.of(new StepResult(false, 0, 1, false)));
        other.run.hint();
        other.wait(6);
        other.run.hint();
        assertThat(other.run.hints()).as("the next one").isEqualTo(2);
    }

    @Test
    void theStepThatWasMissingLeadsToTheEndAtOnce() {
        Lesson lesson = TestLessons.lesson(FIRST, FIRST, "task: watch");
        Acting learner = new Acting(
                lesson,
                0,
                List.of(StepResult.NOTHING, new StepResult(true, 0, 0, false), new StepResult(true, 0, 0, false)));
        assertThat(learner.run.firstOpen()).isZero();
        learner.tries("step red-1 s3").run.next();
        assertThat(learner.run.hasEnded()).isTrue();
        assertThat(learner.run.stars()).isEqualTo(3);
        learner.run.goTo(0);
        learner.tries("step red-1 s3").run.next();
        assertThat(learner.run.at())
                .as("once more for the fun of it: step by step")
                .isEqualTo(1);
    }

    @Test
    void aStepThatWasLeftOutGivesNone() {
        Acting learner = at(FIRST, START + "task: watch");
        learner.run.next();
        learner.run.next();
        assertThat(learner.run.stage()).isEqualTo(Stage.ENDED);
        assertThat(learner.run.stars()).isZero();
    }

    @Test
    void whoDoesItOnceMoreLosesNothing() {
        Acting learner = at(FIRST).tries("step red-1 s3");
        learner.run.again();
        learner.tries("step red-2 s1").run.takeBack();
        learner.run.hint();
        learner.run.showMe();
        assertThat(learner.run.stars()).isEqualTo(3);
        assertThat(learner.run.results()).containsExactly(new StepResult(true, 0, 0, false));
    }

    // ---------------------------------------------------------------- when the rules change

    @Test
    void aMoveThatTheRulesForbidNowIsSaidWithItsPlace() {
        Lesson lesson = TestLessons.lesson(
                TestLessons.withRules(Map.of("1 to 3 = 2", "1 to 3 = 1")),
                START + "task: watch\nmoves: [step red-1 s4]",
                START + "task: watch");
        Acting learner = new Acting(lesson);
        assertThat(learner.run.stage()).isEqualTo(Stage.BROKEN);
        assertThat(learner.words())
                .isEqualTo(
                        "This step does not fit the rules: the lesson plays 'step red-1 s4', which the rules do not allow here.");
        assertThat(learner.reason()).startsWith("SS-3.2: You may step 1 stones at most");
        assertThat(learner.run.feedback().place().line()).isEqualTo(16);
        assertThat(learner.run.feedback().place().source().name()).isEqualTo("lesson.md");
        learner.run.again();
        assertThat(learner.run.stage()).isEqualTo(Stage.BROKEN);
        learner.run.next();
        assertThat(learner.run.stage()).as("one can go on").isEqualTo(Stage.WATCHING);
        assertThat(learner.run.stars()).isZero();
    }

    @Test
    void aSolutionThatIsNoneAnyMoreIsSaid() {
        Acting learner = new Acting(TestLessons.lesson(
                TestLessons.withRules(Map.of("1 to 3 = 2", "1 to 3 = 1")),
                START + "task: play\nmoves: [step red-1 s4]"));
        learner.run.showMe();
        assertThat(learner.run.stage()).isEqualTo(Stage.BROKEN);
        assertThat(learner.words()).contains("nothing that can be done here is right");
    }

    @Test
    void rulesThatFailCostTheMoveOnly() {
        Acting learner = new Acting(TestLessons.lesson(
                TestLessons.withRules(Map.of("move runner to to", "move runner to item 3 of [s1, to]")), FIRST));
        learner.tries("step red-1 s3");
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.BROKEN);
        assertThat(learner.run.feedback().place().source().name()).isEqualTo("stones.rules");
        assertThat(learner.at("red-1")).isEqualTo("s2");
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.canTakeBack()).isFalse();
        learner.run.hint();
        learner.run.showMe();
        assertThat(learner.run.stage()).isEqualTo(Stage.BROKEN);
    }

    @Test
    void aStepWithNothingToMoveIsBroken() {
        Acting over = at(
                "start: {zones: {river: {s8: [red-1], bank: [red-2, green-1, green-2]}}, vars: {mover: red}}\nplayed: [step red-1 s9]\n"
                        + "task: play\nany: true");
        assertThat(over.run.stage()).isEqualTo(Stage.BROKEN);
        assertThat(over.words()).contains("there is no move for the learner here");
    }
}
