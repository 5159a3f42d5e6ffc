package regola.teaching.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.language.source.SourceText;
import regola.teaching.TestLessons;
import regola.teaching.lesson.Task;
import regola.teaching.read.LessonFile;

/** Steps in which the learner watches, points, predicts, answers, or plays freely. */
class AskingStoriesTest {
    private static final String START = TestLessons.START + "\n";

    private static Acting at(String... steps) {
        return new Acting(TestLessons.lesson(steps));
    }

    // ---------------------------------------------------------------- look

    @Test
    void aStoryIsWatched() {
        Acting learner = at(START + "task: watch\nmoves: [step red-1 s3, step green-1 s2]\nshow: {ring: [s3]}");
        assertThat(learner.run.stage()).isEqualTo(Stage.WATCHING);
        assertThat(learner.moves()).containsExactly("step red-1 s3", "step green-1 s2");
        assertThat(learner.at("green-1")).isEqualTo("s2");
        assertThat(learner.run.show().ring()).isEqualTo(learner.things("s3"));
        assertThat(learner.run.isLearnersMove()).isFalse();
        assertThat(learner.run.canHint()).isFalse();
        learner.run.showMe();
        assertThat(learner.run.stage()).as("there is nothing to show").isEqualTo(Stage.WATCHING);
        learner.run.next();
        assertThat(learner.run.stage()).isEqualTo(Stage.ENDED);
        assertThat(learner.run.stars()).isEqualTo(3);
    }

    // ---------------------------------------------------------------- find

    private static final String FIND = START + "task: find\nfind: reach(red-1) + site of green-1\n";

    @Test
    void everythingAskedForIsFound() {
        Acting learner = at(FIND).marks("s1", "s3", "s4").checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.words()).isEqualTo("All found: 3 of 3 (s1, s3, s4).");
        assertThat(learner.run.marking().hit()).hasSize(3);
    }

    /** Whoever presses a right one once more, by mouse or by keys, loses nothing. */
    @Test
    void whatWasFoundToBeRightStaysMarked() {
        Acting learner = at(FIND).marks("s1", "s8").checks();
        learner.marks("s1");
        assertThat(learner.run.marking().marked()).hasSize(2);
        learner.marks("s8");
        assertThat(learner.run.marking().marked()).as("what is wrong goes").hasSize(1);
        learner.marks("s3", "s4").checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
    }

    /** Who has found some and nothing wrong looks on; a mark that is wrong is a try. */
    @Test
    void onlyMarksThatAreWrongAreAWrongTry() {
        Acting learner = at(FIND).marks("s1").checks();
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.PARTLY);
        assertThat(learner.run.tries()).isZero();
        learner.marks("s8").checks();
        assertThat(learner.run.tries()).isEqualTo(1);
        learner.marks("s8", "s3", "s4").checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(at(FIND).marks("s1").checks().marks("s3", "s4").checks().run.stars())
                .isEqualTo(3);
    }

    @Test
    void illegalTriesThatAreWantedCostNothing() {
        Acting learner = at(START + "task: play\nmoves: [step red-1 s3]\nexplore: true");
        assertThat(learner.run.isUnlit()).isTrue();
        learner.tries("step red-1 s8");
        assertThat(learner.run.isUnlit()).as("after a try").isTrue();
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.REFUSED);
        assertThat(learner.run.tries()).isZero();
        learner.tries("step red-1 s8");
        assertThat(learner.run.isUnlit()).as("after a second try").isFalse();
    }

    @Test
    void theFirstHintIsNotOutdoneByALight() {
        Acting learner = at(START + "task: play\nmoves: [step red-1 s3]\nexplore: true");
        learner.run.hint();
        assertThat(learner.run.isUnlit()).as("after a hint").isTrue();
        learner.tries("step red-1 s8");
        learner.run.hint();
        assertThat(learner.run.isUnlit()).as("after two").isFalse();
    }

    @Test
    void theRulesAnswerAWrongMarkThatIsTried() {
        Acting learner = at(START + "task: find\nfind: reach(red-1)\nwhy: step red-1 *")
                .marks("s8")
                .checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.feedback().rule()).isEqualTo("SS-3.2");
        assertThat(learner.words())
                .as("how far it has come, then what the rule says")
                .startsWith("0 right, 1 wrong, 2 missing. ")
                .hasSizeGreaterThan("0 right, 1 wrong, 2 missing. ".length());
    }

    @Test
    void whatTheLessonSaysToARuleIsSaidToAMarkThatItRefuses() {
        Acting learner = at(START + "task: find\nfind: reach(red-1)\nwhy: step red-1 *\n"
                        + "wrong: [{rule: SS-3.2, en: Too far for one step., it: Troppo lontano per un passo.}]")
                .marks("s8")
                .checks();
        assertThat(learner.words()).isEqualTo("0 right, 1 wrong, 2 missing. Too far for one step.");
        assertThat(learner.run.feedback().rule()).isEqualTo("SS-3.2");
    }

    /** Two marks may be wrong for two reasons; the same reason is said once. */
    @Test
    void eachWrongMarkIsToldWhyItIsWrong() {
        String why = "wrong: [{answer: s6, en: Six., it: Sei.}, {answer: s8, en: Eight., it: Otto.},"
                + " {answer: \"*\", en: Another., it: Altro.}]";
        Acting learner = at(FIND + why).marks("s8", "s5", "s6", "s7").checks();
        assertThat(learner.words()).isEqualTo("0 right, 4 wrong, 3 missing. Eight. Six.");
        learner.marks("s8", "s6").checks();
        assertThat(learner.words()).as("the others' once these are gone").endsWith(". Another.");
    }

    /** Nobody has written why s6 is wrong, and the step has nothing tried: the rule that it teaches says it. */
    @Test
    void aWrongMarkWithoutAReasonOfItsOwnIsAnsweredByTheTaughtRule() {
        Acting learner = at("rules: [SS-3.2, SS-2]\n" + FIND).marks("s1", "s6").checks();
        assertThat(learner.words()).isEqualTo("1 is right, s6 is not, 2 are still missing.");
        assertThat(learner.run.feedback().rule())
                .as("SS-3.2 can only be said of a match")
                .isEqualTo("SS-2");
        assertThat(learner.run.feedback().reason().text("en")).isEqualTo("A slippery stone: slide one stone further.");
        assertThat(learner.run.feedback().reason().text("it"))
                .isEqualTo("Un sasso scivoloso: avanzi di un altro sasso.");

        Acting missing = at("rules: [SS-3.2, SS-2]\n" + FIND).marks("s1").checks();
        assertThat(missing.run.feedback().rule())
                .as("nothing is wrong, only not all is there")
                .isNull();
        assertThat(missing.run.feedback().reason().text("en")).isEqualTo("Do it.");
    }

    @Test
    void theFirstTwoChecksKeepBackWhatIsMissing() {
        Acting learner = at(FIND).marks("s1", "s6", "s8", "s8").checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.words()).isEqualTo("1 is right, s6 is not, 2 are still missing.");
        assertThat(learner.run.feedback().words().text("it")).isEqualTo("1 va bene, s6 no, ne mancano ancora 2.");
        assertThat(learner.run.feedback().verdict())
                .as("what is wrong comes before what is missing")
                .isEqualTo(Verdict.MISSED);
        assertThat(learner.run.marking().hit()).containsExactlyElementsOf(learner.things("s1"));
        assertThat(learner.run.marking().extra()).containsExactlyElementsOf(learner.things("s6"));
        assertThat(learner.run.marking().missed()).isEmpty();
        learner.checks();
        assertThat(learner.run.marking().missed()).isEmpty();
        learner.checks();
        assertThat(learner.run.marking().missed()).containsExactlyInAnyOrderElementsOf(learner.things("s3", "s4"));
        learner.marks("s6");
        assertThat(learner.run.marking().checked()).as("after a change").isFalse();
        assertThat(learner.marks("s3", "s4").checks().run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.run.tries()).isEqualTo(3);
    }

    @Test
    void oneOfThemIsEnough() {
        Acting learner =
                at(START + "task: find\nfind: [red-1, red-2]\ncount: 1").marks("green-1");
        assertThat(learner.checks().words()).isEqualTo("Look again.");
        learner.marks("red-1", "red-2");
        assertThat(learner.run.marking().marked())
                .as("one mark, which moves")
                .containsExactlyElementsOf(learner.things("red-2"));
        assertThat(learner.checks().run.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void whatIsPointedAtIsTakenForWhatIsAsked() {
        Acting learner = at(FIND);
        learner.run.mark(learner.things("green-1", "s1"));
        assertThat(learner.run.marking().marked()).containsExactlyElementsOf(learner.things("s1"));
        learner.run.mark(learner.things("green"));
        assertThat(learner.run.marking().marked()).hasSize(1);
    }

    @Test
    void hintsSayHowManyAndTheSolutionMarksThem() {
        Acting learner = at(FIND);
        learner.run.hint();
        learner.wait(6);
        learner.run.hint();
        assertThat(learner.run.hintShown().orElseThrow().words().text("en")).isEqualTo("There are 3.");
        learner.wait(6);
        learner.run.hint();
        HintShown one = learner.run.hintShown().orElseThrow();
        assertThat(one.words().text("en")).isEqualTo("This is one of them. Which others are like it?");
        assertThat(one.show().ring()).hasSize(1);
        assertThat(learner.run.canHint()).isFalse();
        assertThat(learner.run.canShowMe())
                .as("right after the last hint there is something to think about")
                .isFalse();
        learner.wait(6);
        assertThat(learner.run.canShowMe()).isTrue();
        learner.run.showMe();
        assertThat(learner.run.marking().hit()).hasSize(3);
        learner.run.again();
        assertThat(learner.run.marking()).isEqualTo(Marking.NONE);
    }

    @Test
    void aHintLeavesTwoThingsToChooseBetween() {
        Acting learner = at(START + "task: find\nfind: [red-2]\ncount: 1");
        learner.run.hint();
        learner.wait(6);
        learner.run.hint();
        HintShown where = learner.run.hintShown().orElseThrow();
        assertThat(where.words().text("en")).startsWith("It is one of these two.");
        assertThat(where.show().ring())
                .hasSize(2)
                .contains(learner.things("red-2").get(0));
        assertThat(learner.run.canShowMe()).isFalse();
        learner.marks("red-1").checks();
        assertThat(learner.run.canShowMe()).as("after a try").isTrue();
    }

    @Test
    void aHintStrikesOutAnAnswerThatIsWrong() {
        Acting learner = at(
                START
                        + "task: answer\nchoices:\n  - {en: One, it: Uno}\n  - {en: Two, it: Due, right: true}\n  - {en: Three, it: Tre}\n");
        learner.run.hint();
        learner.wait(6);
        learner.run.hint();
        assertThat(learner.run.hintShown().orElseThrow().words().text("en"))
                .isEqualTo("It is not: One. And the others?");
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.STRUCK, Option.State.OPEN, Option.State.OPEN);
        learner.run.choose(0);
        assertThat(learner.run.tries()).as("what is struck out is no answer").isZero();
        learner.run.choose(1);
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void whoIsLeftWithTwoIsNotToldThatThereAreTwo() {
        Acting learner = at(
                START
                        + "task: answer\nchoices:\n  - {en: One, it: Uno}\n  - {en: Two, it: Due, right: true}\n  - {en: Three, it: Tre}\n");
        learner.run.choose(0);
        learner.run.hint();
        assertThat(learner.run.hintShown().orElseThrow().words().text("en"))
                .as("the rule")
                .doesNotContain("two");
        learner.wait(6);
        assertThat(learner.run.canHint()).isFalse();
        assertThat(learner.run.canShowMe()).isTrue();
    }

    // ---------------------------------------------------------------- predict

    private static final String PREDICT = START + "task: predict\nmove: step red-1 s4\n";

    @Test
    void aUsualMistakeIsNamedAndTheTruthStandsBelow() {
        String named =
                "ask: site of red-1\nwrong: [{answer: s4, en: You stopped too soon., it: Troppo presto.}]\ndone: {en: It slides., it: Scivola.}";
        Acting learner = at(PREDICT + named).marks("s3").checks();
        assertThat(learner.words()).as("another mistake").isEqualTo("Not that. Think it through once more.");
        learner.marks("s4").checks();
        assertThat(learner.words()).isEqualTo("You stopped too soon.");
        assertThat(learner.run.feedback().reason().text("en")).isEqualTo("Look: it is s5. It slides.");
        assertThat(learner.run.feedback().reason().text("it")).startsWith("Guarda: ");
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.MISSED);
        assertThat(at(PREDICT + named)
                        .marks("s4")
                        .checks()
                        .run
                        .feedback()
                        .reason()
                        .text("en"))
                .as("after the first mistake there is something to think about")
                .isEmpty();
        assertThat(at(PREDICT + named).marks("s5").checks().words())
                .as("no mistake: what was learnt")
                .isEqualTo("It slides.");
    }

    /** The lesson says nothing itself: what is so before the move, or only on the way, is told to be so. */
    @Test
    void anAnswerThatIsTrueAtAnotherMomentIsToldSo() {
        Acting before = at(PREDICT + "ask: site of red-1").marks("s2").checks();
        assertThat(before.words()).isEqualTo("So it is now. And afterwards?");
        assertThat(before.run.tries())
                .as("whoever takes hold of the piece says nothing")
                .isZero();
        assertThat(before.run.marking().extra()).isEmpty();
        before.marks("s4").checks();
        assertThat(before.run.stage()).as("the first mistake").isEqualTo(Stage.ASKING);
        assertThat(before.run.tries()).isEqualTo(1);
        Acting onTheWay = at(START
                        + "task: predict\nmoves: [step red-1 s3, step green-1 s2, step red-1 s4]\nask: site of red-1")
                .marks("s3")
                .checks();
        assertThat(onTheWay.words()).isEqualTo("Only for a moment: it does not end there.");
    }

    @Test
    void aUsualMistakeIsNamedWhereThingsAreFoundToo() {
        String named = "wrong: [{answer: s6, en: Nobody goes there., it: Lì non va nessuno.}]";
        Acting learner = at(FIND + named).marks("s1", "s6").checks();
        assertThat(learner.words())
                .as("who looks for more must know that there is more")
                .isEqualTo("1 right, 1 wrong, 2 missing. Nobody goes there.");
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.MISSED);
    }

    /** "That is it" tells nobody what was right about it. */
    @Test
    void whatIsRightIsSaidWhereTheAuthorSaysNothing() {
        String step = START + "task: play\nmoves: [step red-1 s3]";
        assertThat(at("rules: [SS-2]\n" + step).tries("step red-1 s3").words())
                .isEqualTo("A slippery stone: slide one stone further.");
        assertThat(at(step).tries("step red-1 s3").words()).isNotBlank().isNotEqualTo("That is it.");
    }

    @Test
    void aPredictionIsPointedAtAndThenPlayed() {
        Acting learner = at(PREDICT + "ask: site of red-1");
        assertThat(learner.run.isMarking()).isTrue();
        learner.marks("s4", "s5").checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.words()).isEqualTo("You saw it coming: s5.");
        assertThat(learner.moves()).containsExactly("step red-1 s4");
        assertThat(learner.at("red-1")).isEqualTo("s5");
    }

    @Test
    void theFirstWrongPredictionIsMarkedAndTheSecondIsShownTheTruth() {
        Acting learner = at(PREDICT + "ask: site of red-1\ndone: {en: It slides., it: Scivola.}")
                .marks("s4")
                .checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.MISSED);
        assertThat(learner.run.marking().extra()).containsExactlyElementsOf(learner.things("s4"));
        assertThat(learner.run.marking().missed()).as("the truth").isEmpty();
        assertThat(learner.marks("s4").run.marking().marked())
                .as("what was wrong cannot be marked again")
                .isEmpty();
        learner.marks("s3");
        assertThat(learner.run.marking().extra())
                .as("it stays marked as wrong while another is marked")
                .containsExactlyElementsOf(learner.things("s4"));
        learner.checks();
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.words()).isEqualTo("Look: it is s5.");
        assertThat(learner.reason()).isEqualTo("It slides.");
        assertThat(learner.run.marking().extra())
                .as("what was said stays")
                .containsExactlyInAnyOrderElementsOf(learner.things("s4", "s3"));
        assertThat(learner.run.marking().missed()).containsExactlyElementsOf(learner.things("s5"));
        assertThat(learner.run.tries()).isEqualTo(2);
        assertThat(learner.run.results().get(0)).isEqualTo(new StepResult(true, 2, 0, false, true));
    }

    @Test
    void whoFindsItAfterAllHasFoundIt() {
        Acting learner = at(PREDICT + "ask: site of red-1").marks("s4").checks();
        assertThat(learner.marks("s5").checks().run.feedback().verdict()).isEqualTo(Verdict.RIGHT);
        assertThat(learner.run.results().get(0)).isEqualTo(new StepResult(true, 1, 0, false));
        assertThat(learner.run.marking().hit()).containsExactlyElementsOf(learner.things("s5"));
        Acting told = at(PREDICT + "ask: site of red-1")
                .marks("s4")
                .checks()
                .marks("s3")
                .checks();
        told.run.again();
        told.marks("s5").checks();
        assertThat(told.run.results().get(0).told()).as("found later").isFalse();
        assertThat(told.run.results().get(0).tries()).isEqualTo(2);
    }

    @Test
    void ofThreeNumbersAWrongOneIsUsedUpAndTheSecondTellsTheTruth() {
        Acting learner = at(PREDICT + "ask: number of gold on purse of red\noptions: [0, 1, 2]")
                .chooses(0);
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.WRONG, Option.State.OPEN, Option.State.OPEN);
        assertThat(learner.run.results().get(0).solved()).isFalse();
        learner.chooses(2);
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.WRONG, Option.State.RIGHT, Option.State.WRONG);
        assertThat(learner.run.results().get(0).told()).isTrue();
        assertThat(learner.moves()).as("now it is seen").containsExactly("step red-1 s4");
    }

    @Test
    void aNumberIsChosen() {
        Acting learner = at(PREDICT + "ask: number of gold on purse of red\noptions: [0, 1, 2]");
        assertThat(learner.run.options())
                .extracting(option -> option.words().text("en"))
                .containsExactly("0", "1", "2");
        learner.chooses(1);
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.OPEN, Option.State.RIGHT, Option.State.OPEN);
    }

    @Test
    void wordsOfTheGameAndYesOrNoNeedNoOptions() {
        assertThat(at(PREDICT + "ask: feeling").run.options())
                .extracting(option -> option.words().text("it"))
                .containsExactly("contento", "stanco");
        Acting learner = at(PREDICT + "ask: site of red-1 is s4");
        assertThat(learner.run.options())
                .extracting(option -> option.words().text("it"))
                .containsExactly("sì", "no");
        assertThat(learner.chooses(0).run.feedback().verdict()).isEqualTo(Verdict.MISSED);
    }

    @Test
    void aPlayerIsPointedAt() {
        Acting learner = at(PREDICT + "ask: mover");
        assertThat(learner.marks("green").checks().run.feedback().verdict()).isEqualTo(Verdict.RIGHT);
    }

    @Test
    void theSolutionOfAPredictionIsPlayed() {
        Acting learner = at(PREDICT + "ask: reach(red-1)");
        learner.run.showMe();
        assertThat(learner.moves()).containsExactly("step red-1 s4");
        assertThat(learner.run.marking().marked()).containsExactlyElementsOf(learner.things("s6", "s7"));
        learner.run.again();
        assertThat(learner.marks("s7", "s6").checks().run.feedback().verdict()).isEqualTo(Verdict.RIGHT);
    }

    // ---------------------------------------------------------------- answer

    private static final String ANSWER =
            START + "task: answer\nchoices:\n  - {en: One, it: Uno, because: {en: Two is allowed., it: Due si può.}}\n"
                    + "  - {en: Two, it: Due, right: true}\n  - {en: Nine, it: Nove}\ndone: {en: Two stones., it: Due sassi.}";

    @Test
    void eachAnswerHasItsOwnReply() {
        Acting learner = at(ANSWER).chooses(0);
        assertThat(learner.words()).isEqualTo("Two is allowed.");
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.chooses(0).run.tries())
                .as("what was chosen is used up")
                .isEqualTo(1);
        assertThat(learner.chooses(1).words()).isEqualTo("Two stones.");
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.WRONG, Option.State.RIGHT, Option.State.OPEN);
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.run.results().get(0).told()).isFalse();
    }

    @Test
    void theSecondWrongAnswerTellsTheRightOne() {
        Acting learner = at(ANSWER).chooses(0).chooses(2);
        assertThat(learner.words()).isEqualTo("Look: it is Two.");
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.MISSED);
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.WRONG, Option.State.RIGHT, Option.State.WRONG);
        assertThat(learner.run.stage()).as("it goes on").isEqualTo(Stage.SOLVED);
        assertThat(learner.run.results().get(0)).isEqualTo(new StepResult(true, 2, 0, false, true));
    }

    @Test
    void ofTwoAnswersTheWrongOneTellsTheOther() {
        Acting learner = at(START + "task: answer\nchoices:\n"
                        + "  - {en: \"Yes\", it: Sì, because: {en: Only red may., it: Solo il rosso.}}\n"
                        + "  - {en: \"No\", it: \"No\", right: true}")
                .chooses(0);
        assertThat(learner.words()).isEqualTo("Only red may.");
        assertThat(learner.run.options())
                .extracting(Option::state)
                .containsExactly(Option.State.WRONG, Option.State.RIGHT);
        assertThat(learner.run.results().get(0)).isEqualTo(new StepResult(true, 1, 0, false, true));
    }

    // ---------------------------------------------------------------- free

    @Test
    void freePlayIsNeverWrong() {
        Acting learner = at(START + "task: free\nseats: red\nuntil: some gold on purse of red");
        learner.tries("step green-1 s9");
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.REFUSED);
        assertThat(learner.run.tries()).isZero();
        learner.tries("step red-2 s1");
        assertThat(learner.run.passages()).extracting(Passage::learners).containsExactly(true, false);
        assertThat(learner.run.stage()).isEqualTo(Stage.ASKING);
        assertThat(learner.run.feedback()).isNull();
        learner.tries("step red-1 s4");
        assertThat(learner.run.stage()).as("it slid onto the coin").isEqualTo(Stage.SOLVED);
        assertThat(learner.run.stars()).isEqualTo(3);
    }

    /** Whoever has learnt more meets somebody who overlooks less; a lesson may say who it is. */
    @Test
    void whoPlaysTheOthersFitsTheLesson() {
        String free = START + "task: free\nseats: red\n";
        assertThat(against("02-slippery.md", free)).isEqualTo("beginner");
        assertThat(against("stones/07-a-match.md", free)).isEqualTo("easy");
        assertThat(against("mine.md", free)).isEqualTo("beginner");
        assertThat(against("02-slippery.md", free + "against: good\n")).isEqualTo("good");
        assertThat(LessonFile.read(SourceText.of("a.md", TestLessons.file(free + "against: goot")), TestLessons.STONES)
                        .problems())
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.what()).isEqualTo("nobody who plays is called 'goot'");
                    assertThat(problem.fix()).contains("good");
                });
    }

    private static String against(String name, String step) {
        LessonFile read = LessonFile.read(SourceText.of(name, TestLessons.file(step)), TestLessons.STONES);
        return ((Task.Free) TestLessons.whole(read).steps().get(0).task()).against();
    }

    @Test
    void freePlayMayBeLeftAndCountsOnceSomeMovesWerePlayed() {
        Acting learner = at(START + "task: free\nseats: red", START + "task: watch");
        assertThat(learner.run.isPlayedEnough()).isFalse();
        learner.run.next();
        assertThat(learner.run.results().get(0).solved()).as("skipped").isFalse();
        assertThat(learner.run.at()).isEqualTo(1);
        learner.run.goTo(0);
        for (int i = 0; i < 3; i++)
            learner.run.play(learner.run.match().decision().legal().get(0));
        assertThat(learner.run.isPlayedEnough()).isTrue();
        learner.run.next();
        assertThat(learner.run.results().get(0).solved()).as("played").isTrue();
    }

    @Test
    void freePlayEndsWithTheMatch() {
        Acting learner = at(
                "start: {zones: {river: {s8: [red-1], bank: [red-2, green-1, green-2]}}, vars: {mover: red}}\ntask: free");
        assertThat(learner.tries("step red-1 s9").words()).isEqualTo("Played to the end.");
    }

    /** It is done and costs nothing, but nobody is praised with the words for who has won: it is told who did. */
    @Test
    void whoLosesAFreeMatchIsToldWhoWon() {
        Acting learner =
                at("start: {zones: {river: {s8: [green-1], bank: [red-1, red-2, green-2]}}, vars: {mover: red}}\n"
                        + "task: free\nseats: red\nagainst: best\ndone: {en: You won., it: Hai vinto.}");
        learner.tries("step red-1 s1");
        assertThat(learner.run.match().isOver()).isTrue();
        assertThat(learner.run.feedback().verdict()).isEqualTo(Verdict.NOT_WON);
        assertThat(learner.words()).isEqualTo("Green has won this time. Try again, or go on.");
        assertThat(learner.run.feedback().words().text("it"))
                .isEqualTo("Stavolta ha vinto Verde. Riprova, o vai avanti.");
        assertThat(learner.run.isNotWon()).isTrue();
        assertThat(learner.run.stage()).isEqualTo(Stage.SOLVED);
        assertThat(learner.run.stars()).isEqualTo(3);
        learner.run.again();
        assertThat(learner.run.isNotWon()).isFalse();
    }

    /** Nobody is praised for a draw, and nobody is told that it was wrong. */
    @Test
    void whoDrawsAFreeMatchIsToldThatNobodyHasWon() {
        Acting learner =
                at("start: {zones: {river: {s1: [red-1], bank: [red-2], s9: [green-1, green-2]}}, vars: {mover: red}}\n"
                        + "task: free\nseats: red\nagainst: best\ndone: {en: You won., it: Hai vinto.}");
        learner.tries("step red-1 s2");
        assertThat(learner.run.match().isDrawn()).isTrue();
        assertThat(learner.words()).isEqualTo("A draw: nobody has won. Try again, or go on.");
        assertThat(learner.run.isNotWon()).isTrue();
        assertThat(learner.run.stars()).isEqualTo(3);
    }
}
