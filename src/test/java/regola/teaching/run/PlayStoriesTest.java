package regola.teaching.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;
import regola.teaching.ShippedLessons;
import regola.teaching.TestLessons;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.Show;
import regola.teaching.read.LessonFile;

/** Steps in which the learner moves: what is right, what is not, and what is said. */
class PlayStoriesTest {
    private static final String START = TestLessons.START;
    private static final String ONE_STEP = START + "\ntask: play\nmoves: [step red-1 s3]\n";

    private static Acting at(String... steps) {
        return new Acting(TestLessons.lesson(steps));
    }

    @Test
    void theMoveThatIsAskedForSolvesTheStep() {
        Acting learner =
                at(ONE_STEP + "done: {en: You went on., it: Sei avanzato.}").tries("step red-1 s3");
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.words()).isEqualTo("You went on.");
        assertThat(learner.run.feedback().words().text("it")).isEqualTo("Sei avanzato.");
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.RIGHT);
        assertThat(learner.run.feedback().rule()).isEqualTo("SS-3.1");
        assertThat(learner.at("red-1")).isEqualTo("s3");
        assertThat(learner.run.isLearnersMove()).isFalse();
    }

    @Test
    void whatWasPlayedIsTold() {
        Acting learner = at(START + "\ntask: play\nmoves: [step red-1 *]").tries("step red-1 s4");
        assertThat(learner.run.passages()).singleElement().satisfies(passage -> {
            assertThat(passage.learners()).isTrue();
            assertThat(passage.decision()).isEqualTo("step");
            assertThat(passage.events()).extracting(event -> event.text("en")).contains("It is slippery!");
            assertThat(passage.after()).isSameAs(learner.run.match());
        });
    }

    @Test
    void anIllegalTryIsRefusedWithTheRulesOwnReason() {
        Acting learner = at(ONE_STEP).tries("step green-1 s2");
        Feedback feedback = learner.run.feedback();
        assertThat(feedback.verdict()).isEqualTo(Verdict.REFUSED);
        assertThat(learner.words()).isEqualTo("Not allowed: Green runner 1 to s2. That runner is not yours.");
        assertThat(learner.reason()).isEmpty();
        assertThat(feedback.rule()).isEqualTo("SS-3.1");
        assertThat(feedback.place().source().name()).isEqualTo("stones.rules");
        assertThat(feedback.show().ring()).extracting(Object::toString).contains("green-1");
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.at("green-1")).isEqualTo("s1");
        assertThat(learner.run.tries()).isZero();
    }

    @Test
    void aLongReasonStandsBelow() {
        Acting learner = at(ONE_STEP).tries("step red-1 s7");
        assertThat(learner.words())
                .isEqualTo("Not allowed: Red runner 1 to s7.")
                .hasSizeLessThanOrEqualTo(90);
        assertThat(learner.reason()).startsWith("You may step 2 stones at most");
        assertThat(learner.run.feedback().words().text("it")).isEqualTo("Non è permesso: pedina 1 (Rosso) su s7.");
    }

    @Test
    void theAuthorsWordsStandBeforeTheRules() {
        Acting learner = at(ONE_STEP + "wrong: [{rule: SS-3.1, en: Yours are red., it: Le tue sono rosse.}]")
                .tries("step green-1 s2");
        assertThat(learner.words()).isEqualTo("Yours are red.");
        assertThat(learner.reason()).isEqualTo("That runner is not yours.");
        assertThat(learner.run.feedback().rule()).isEqualTo("SS-3.1");
    }

    @Test
    void theAuthorMayAnswerOneVeryMove() {
        String step = ONE_STEP
                + "wrong:\n  - {rule: SS-3.2, en: Too far., it: Troppo lontano.}\n  - {rule: SS-3.2, move: step red-1 s7, en: Not to s7., it: Non su s7.}\n"
                + "  - {rule: SS-3.1, move: step green-1 *, en: Not green 1., it: Non la verde 1.}";
        assertThat(at(step).tries("step red-1 s7").words()).isEqualTo("Not to s7.");
        assertThat(at(step).tries("step red-1 s8").words()).isEqualTo("Too far.");
        assertThat(at(step).tries("step green-2 s1").words()).startsWith("Not allowed");
        Acting learner = at(step);
        learner.run.refused(
                learner.things("green-1"),
                learner.run.match().whyNot(learner.things("green-1")).get(0));
        assertThat(learner.words()).as("pointing at the piece alone").isEqualTo("Not green 1.");
    }

    @Test
    void aThingThatIsNothingInTheGameNowIsAnsweredToo() {
        Acting learner = at(ONE_STEP);
        learner.run.refused(learner.things("gold"), null);
        assertThat(learner.words()).isEqualTo("Nothing can be done with a gold coin now.");
        assertThat(learner.reason()).isEqualTo("Do it.");
        assertThat(learner.run.tries()).isZero();
    }

    @Test
    void aLegalMoveThatWasNotAskedForIsPlayedAndTakenBack() {
        Acting learner = at(ONE_STEP).tries("step red-2 s1");
        assertThat(learner.run.stage()).isEqualTo(Stage.MISSED);
        assertThat(learner.words())
                .isEqualTo("Legal, but not what was asked: Red runner 2 to s1.")
                .hasSizeLessThanOrEqualTo(90);
        assertThat(learner.reason()).isEqualTo("Do it.");
        assertThat(learner.at("red-2")).isEqualTo("s1");
        assertThat(learner.run.canTakeBack()).isTrue();
        learner.tries("step green-1 s2");
        assertThat(learner.run.tries())
                .as("tries while a move is to be taken back")
                .isEqualTo(1);
        learner.run.takeBack();
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.feedback()).isNull();
        assertThat(learner.at("red-2")).isEqualTo("bank");
        assertThat(learner.tries("step red-1 s3").run.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void theAuthorAnswersMovesThatMiss() {
        Acting learner = at(ONE_STEP + "wrong: [{move: step red-2 *, en: The other one., it: L'altra.}]")
                .tries("step red-2 s2");
        assertThat(learner.words()).isEqualTo("The other one.");
    }

    @Test
    void anyMoveWillDo() {
        assertThat(at(START + "\ntask: play\nany: true")
                        .tries("step red-2 s2")
                        .run
                        .stage())
                .isEqualTo(Stage.SOLVED);
    }

    // ---------------------------------------------------------------- until

    private static final String FAR =
            START + "\ntask: play\nseats: red\nuntil: site of red-1 in [s6, s7, s8]\nwithin: 2\n";

    @Test
    void severalMovesLeadThere() {
        Acting learner = at(FAR + "replies: [step green-2 s1]").tries("step red-1 s4");
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.PARTLY);
        assertThat(learner.moves()).containsExactly("step red-1 s4", "step green-2 s1");
        assertThat(learner.run.passages()).extracting(Passage::learners).containsExactly(true, false);
        learner.tries("step red-1 s7");
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void afterTheLastMoveItMustBeSo() {
        Acting learner = at(FAR).tries("step red-1 s4").tries("step red-2 s1");
        assertThat(learner.run.stage()).isEqualTo(Stage.MISSED);
        assertThat(learner.words()).isEqualTo("After 2 moves it is not done yet. Take one back, and try another way.");
        assertThat(learner.run.tries()).isEqualTo(1);
        learner.run.takeBack();
        assertThat(learner.run.canTakeBack())
                .as("the first move can be taken back too")
                .isTrue();
        learner.run.takeBack();
        assertThat(learner.run.canTakeBack()).isFalse();
        assertThat(learner.at("red-2")).isEqualTo("bank");
    }

    /** Nobody is told to go on where it cannot be done any more. */
    @Test
    void whoCannotReachItAnyMoreIsToldSoAtOnce() {
        Acting learner = at(FAR.replace("[s6, s7, s8]", "[s7, s8]")).tries("step red-2 s1");
        assertThat(learner.run.stage()).isEqualTo(Stage.MISSED);
        assertThat(learner.words()).startsWith("From here it cannot be done any more.");
        assertThat(learner.reason()).isEmpty();
        learner.run.takeBack();
        assertThat(learner.tries("step red-1 s4").run.feedback().verdict()).isEqualTo(Verdict.PARTLY);
    }

    @Test
    void whatMustNotBecomeSoMisses() {
        Acting learner = at(FAR + "fail: some gold on purse of red").tries("step red-1 s4");
        assertThat(learner.run.stage()).as("it slides onto the coin").isEqualTo(Stage.MISSED);
    }

    @Test
    void theEndOfTheMatchMissesToo() {
        String step = "start: {zones: {river: {s8: [red-1], bank: [red-2, green-1, green-2]}}, vars: {mover: red}}\n"
                + "task: play\nuntil: site of red-2 is s4\nwithin: 3\nseats: red";
        assertThat(at(step).tries("step red-1 s9").run.stage()).isEqualTo(Stage.MISSED);
    }

    @Test
    void whatIsNotWrittenForOthersIsLeftToChanceAlikeEachTime() {
        List<String> first = at(FAR).tries("step red-2 s1").moves();
        assertThat(first).hasSize(2);
        assertThat(at(FAR).tries("step red-2 s1").moves()).isEqualTo(first);
        assertThat(at(FAR).run.viewer()).isZero();
    }

    @Test
    void whoHasRepliesWrittenPlaysForOneSeat() {
        Acting learner = at(START + "\ntask: play\nmoves: [step red-1 s3]\nreplies: [step green-1 s3]")
                .tries("step red-1 s3");
        assertThat(learner.moves()).containsExactly("step red-1 s3", "step green-1 s3");
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void theConsequenceIsPlayedAfterSuccess() {
        Acting learner = at(ONE_STEP + "then: [step green-2 s2, step red-2 s2]").tries("step red-1 s3");
        assertThat(learner.moves()).containsExactly("step red-1 s3", "step green-2 s2", "step red-2 s2");
    }

    @Test
    void othersMayBegin() {
        Acting learner = at(START + "\nseats: [green]\ntask: play\nany: true\nreplies: [step red-2 s2]");
        assertThat(learner.moves()).containsExactly("step red-2 s2");
        assertThat(learner.run.isLearnersMove()).isTrue();
    }

    // ---------------------------------------------------------------- hints and solutions

    @Test
    void hintsGoFromTheRuleToTheMove() {
        Acting learner = at(ONE_STEP);
        learner.run.hint();
        assertThat(hint(learner).words().text("en")).isEqualTo("That runner is not yours.");
        assertThat(hint(learner).rule()).isEqualTo("SS-3.1");
        assertThat(learner.run.canHint()).as("at once").isFalse();
        assertThat(learner.run.untilHint())
                .hasValueSatisfying(left -> assertThat(left).hasSeconds(3));
        learner.run.hint();
        assertThat(hint(learner).rung()).isEqualTo(1);
        learner.wait(6);
        learner.run.hint();
        assertThat(hint(learner).show()).isEqualTo(Show.ring(learner.things("red-1")));
        assertThat(learner.run.show()).isEqualTo(hint(learner).show());
        learner.tries("step red-1 s7");
        assertThat(learner.run.canHint()).as("after a try").isTrue();
        learner.run.hint();
        assertThat(hint(learner).words().text("it")).isEqualTo("Pedina 1 (Rosso) su s3.");
        assertThat(hint(learner).move().text()).isEqualTo("step red-1 s3");
        assertThat(hint(learner).last()).isTrue();
        assertThat(learner.run.untilHint()).isEmpty();
        assertThat(learner.run.canShowMe()).as("at once").isFalse();
        learner.wait(6);
        assertThat(learner.run.canShowMe()).isTrue();
        assertThat(learner.run.hints()).isEqualTo(3);
    }

    /** Nobody who has tried and tried is sent to try first. */
    @Test
    void whoHasTriedTwiceNeedNotWaitForTheSecondHint() {
        Acting learner = at(ONE_STEP).tries("step red-1 s7").tries("step red-1 s7");
        learner.run.hint();
        assertThat(hint(learner).rung()).isEqualTo(1);
        assertThat(learner.run.canHint()).isTrue();
        learner.run.hint();
        assertThat(hint(learner).rung()).isEqualTo(2);
        assertThat(learner.run.canHint()).as("nothing was tried since").isFalse();
    }

    @Test
    void theAuthorsHintsComeFirst() {
        Acting learner = at(ONE_STEP + "hints: [{en: Think., it: Pensa., show: {ring: [s3]}}, {en: Red., it: Rosso.}]");
        learner.run.hint();
        assertThat(hint(learner).words().text("en")).isEqualTo("Think.");
        assertThat(hint(learner).show().ring()).isEqualTo(learner.things("s3"));
        learner.wait(10);
        learner.run.hint();
        learner.wait(10);
        learner.run.hint();
        assertThat(hint(learner).move().text())
                .as("two of the author's, then the plainest")
                .isEqualTo("step red-1 s3");
        assertThat(hint(learner).last()).isTrue();
    }

    @Test
    void hintsSpeakOfTheNextMove() {
        Acting learner = at(FAR + "replies: [step green-2 s1]\nrules: [SS-3.3]").tries("step red-1 s4");
        for (int i = 0; i < 3; i++) {
            learner.run.hint();
            learner.wait(6);
        }
        assertThat(hint(learner).move().text()).isEqualTo("step red-1 s6");
        learner.run.again();
        learner.tries("step red-2 s1");
        assertThat(learner.words())
                .as("at once, unasked")
                .isEqualTo("From here it cannot be done any more. Take your move back.");
    }

    @Test
    void theSolutionIsPlayedAndThenItIsTheLearnersTurn() {
        Acting learner = at(FAR + "replies: [step green-2 s1]");
        learner.run.showMe();
        assertThat(learner.run.stage()).isEqualTo(Stage.SHOWN);
        assertThat(learner.moves()).containsExactly("step red-1 s4", "step green-2 s1", "step red-1 s6");
        assertThat(learner.run.passages().get(2).after()).isSameAs(learner.run.match());
        assertThat(learner.words()).isEqualTo("Like this. Now you.");
        learner.run.again();
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.at("red-1")).isEqualTo("s2");
        learner.tries("step red-1 s4").tries("step red-1 s6");
        assertThat(learner.run.stars()).as("a solution was shown").isEqualTo(2);
    }

    @Test
    void theAuthorsSolutionIsShownWhereThereIsOne() {
        Acting learner = at(FAR + "replies: [step green-2 s1]\nsolution: [step red-1 s4, step red-1 s7]");
        learner.run.showMe();
        assertThat(learner.moves()).containsExactly("step red-1 s4", "step green-2 s1", "step red-1 s7");
    }

    private static HintShown hint(Acting learner) {
        return learner.run.hintShown().orElseThrow();
    }

    @Test
    void aTurnThatGoesOnSaysWhatIsAskedNextAndATurnThatIsOverDoesNot() {
        String lesson = """
                ---
                game: croak
                settings: {size: 4, lilies: 16, mosquitoes: 0, muds: 0, leaves: 0, pikes: 0, males-of-a-kind: 0, logs: 0, whirlpools: 0}
                rules: [CR-6.1]
                title: {en: Lilies, it: Ninfee}
                idea: {en: It goes on., it: Va avanti.}
                ---

                ## on

                en: Go to the other end.
                it: Vai in fondo.

                ```yaml
                start: {zones: {pond: {a1: [red-s1], a4: [red-q], d4: [green-q]}}, sites: {b2: {tile: lily, open: true}}, vars: {mover: red}}
                task: play
                until: some red-s1 on d1
                within: 3
                replies: [hop green-q d3]
                ```
                """;
        Acting learner = new Acting(
                TestLessons.whole(LessonFile.read(SourceText.of("lesson.md", lesson), ShippedLessons.GAMES)));
        learner.tries("hop red-s1 b2");
        assertThat(learner.words()).isEqualTo("2 more moves to go.");
        assertThat(learner.reason()).isEqualTo("A water lily: Red's servant 1 has to hop on. Where to?");
        learner.tries("bounce c2");
        assertThat(learner.words()).as("Green has hopped in between").isEqualTo("One more move to go.");
        assertThat(learner.reason()).isEmpty();
    }

    /** Whoever takes the last queen, as the first step has shown, has made no mistake. */
    @Test
    void whoWinsInsteadOfWhatIsAskedIsToldSoAndItDoesNotCount() {
        Path file = Path.of("tutorials/croak/01-hop-and-look.md");
        // One tile nearer to the queen than in the lesson, which lets nobody win there.
        String nearer = ShippedLessons.source(file)
                .text()
                .replace("b1: [red-s1], d4", "b2: [red-s1], d4")
                .replace("{b1: {tile", "{b2: {tile");
        Lesson lesson =
                TestLessons.whole(LessonFile.read(SourceText.of(file.toString(), nearer), ShippedLessons.GAMES));
        int explore = 0;
        while (!lesson.steps().get(explore).id().equals("explore")) explore++;
        Acting learner = new Acting(lesson, explore);
        int tries = learner.run.tries();
        learner.tries("hop red-s1 c3");
        learner.tries("hop red-s1 c4");
        assertThat(learner.run.match().isOver()).isTrue();
        assertThat(learner.words()).isEqualTo("That wins the match! Here something else is asked.");
        assertThat(learner.run.tries()).isEqualTo(tries);
    }
}
