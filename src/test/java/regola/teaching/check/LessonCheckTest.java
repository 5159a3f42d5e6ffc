package regola.teaching.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.language.Games;
import regola.language.source.SourceText;
import regola.teaching.TestLessons;
import regola.teaching.check.Finding.Weight;
import regola.teaching.read.LessonFile;

/** What the checker finds in lessons that can be read. */
class LessonCheckTest {
    private static final String START = TestLessons.START + "\n";
    private static final String PLAY = START + "task: play\nmoves: [step red-1 s3]\ndone: {en: Done., it: Fatto.}\n";

    private static List<Finding> check(String... steps) {
        return LessonCheck.check(TestLessons.lesson(steps));
    }

    private static List<String> errors(List<Finding> findings) {
        return findings.stream()
                .filter(Finding::isError)
                .map(finding -> finding.problem().what())
                .toList();
    }

    @Test
    void aGoodLessonHasNoFindings() {
        assertThat(check(
                        PLAY + "tries: [{try: step red-1 s5, refused: SS-3.2}, {try: step red-2 s1, misses: true}]",
                        START + "task: watch\nmoves: [step red-1 s3]",
                        START + "task: find\nfind: reach(red-1)\nwhy: step red-1 *\ndone: {en: Two., it: Due.}",
                        START + "task: predict\nmove: step red-1 s4\nask: site of red-1",
                        START
                                + "task: predict\n"
                                + "move: step red-1 s4\n"
                                + "ask: number of runners on bank\n"
                                + "options: [1, 2, 3]",
                        START
                                + "task: answer\n"
                                + "choices: [{en: A, it: A, right: true}, {en: B, it: B, because: {en: No., it:"
                                + " No.}}]",
                        START + "task: free\nseats: red\nuntil: some runners on s3",
                        START
                                + "task: play\n"
                                + "until: site of red-1 is s6\n"
                                + "within: 2\n"
                                + "seats: red\n"
                                + "replies: [step green-1 s3]\n"
                                + "then: [step green-2 s1]\n"
                                + "done: {en: Done., it: Fatto.}"))
                .isEmpty();
    }

    // ---------------------------------------------------------------- what does not hold

    @Test
    void whatCannotBeSolvedIsFound() {
        assertThat(errors(check(PLAY.replace("step red-1 s3", "step red-1 s7"))))
                .containsExactly(
                        "the step 'step-1' does not fit the rules: nothing that can be done here is right",
                        "'step red-1 s7' is asked for, but it is not legal here");
        assertThat(errors(check(PLAY.replace("moves: [step red-1 s3]", "until: site of red-1 is s9\nwithin: 2"))))
                .containsExactly("the step 'step-1' does not fit the rules: nothing that can be done here is right");
        assertThat(errors(check(PLAY.replace("[step red-1 s3]", "[step red-1 s3, step green-1 *]"))))
                .containsExactly("'step green-1 *' is asked for, but it is not legal here");
    }

    /** What the lesson and the rules say themselves is in the language of whoever reads, with the rest. */
    @Test
    void whatIsFoundIsToldInItalian() {
        List<Finding> findings = check(PLAY.replace("step red-1 s3", "step red-1 s7") + "solution: [step red-2 s1]\n"
                + "tries: [{try: step red-1 s7, refused: SS-3.1}]");

        assertThat(findings)
                .extracting(finding -> finding.problem().in("it").what())
                .contains(
                        "il passo 'step-1' non va d'accordo con le regole: niente di ciò che si può fare qui è giusto",
                        "si chiede 'step red-1 s7', ma qui non è permessa");
        assertThat(findings)
                .extracting(finding -> finding.render("it"))
                .allSatisfy(told -> assertThat(told).doesNotContain("error:", "  why  ", " is ", " the "));
    }

    @Test
    void aSolutionThatIsNoneIsFound() {
        assertThat(errors(check(PLAY + "solution: [step red-2 s1]")))
                .containsExactly("this solution does not solve the step");
    }

    @Test
    void movesThatAreNeverPlayedAreFound() {
        assertThat(errors(check(PLAY + "then: [step red-2 s1]")))
                .containsExactly("after success the move 'step red-2 s1' is never played");
        assertThat(errors(check(PLAY + "replies: [step green-1 s9]")))
                .containsExactly("the reply 'step green-1 s9' is never played");
        assertThat(errors(check(START + "task: watch\nmoves: [step red-1 s3, step red-2 s1]")))
                .containsExactly(
                        "the step 'step-1' does not fit the rules: the lesson plays 'step red-2 s1', which the rules"
                                + " do not allow here");
    }

    @Test
    void triesMustEndAsTheyAreWritten() {
        assertThat(errors(check(PLAY + "tries:\n"
                        + "  - {try: step red-1 s4, refused: SS-3.2}\n"
                        + "  - {try: step red-1 s5, refused: SS-3.1}\n"
                        + "  - {try: step red-1 s5, misses: true}\n"
                        + "  - {try: step red-1 s3, misses: true}\n")))
                .containsExactly(
                        "'step red-1 s4' is not refused by SS-3.2",
                                "'step red-1 s5' is refused by SS-3.2, not by SS-3.1",
                        "'step red-1 s5' is not legal here", "'step red-1 s3' is not wrong here");
        assertThat(errors(check(START + "task: watch\ntries: [{try: step red-1 s3, misses: true}]")))
                .containsExactly("there is nothing to try here");
    }

    @Test
    void aTruthThatIsNotAmongTheOptionsIsFound() {
        assertThat(errors(check(
                        START + "task: predict\nmove: step red-1 s3\nask: number of runners on bank\noptions: [1, 4]")))
                .containsExactly(
                        "the step 'step-1' does not fit the rules: the true answer, 2, is not among the options");
    }

    @Test
    void rulesThatFailAreFound() {
        Games failing = TestLessons.withRules(Map.of("move runner to to", "move runner to item 3 of [s1, to]"));
        assertThat(errors(
                        LessonCheck.check(TestLessons.lesson(failing, START + "task: watch\nmoves: [step red-1 s3]"))))
                .singleElement()
                .asString()
                .startsWith("The rules failed");
    }

    /** Where a file lies on this machine is of no use to whoever reads what is wrong. */
    @Test
    void rulesThatFailAreCalledByTheNameOfTheirFile() {
        Games failing = TestLessons.withRules(
                "/home/somebody/games/stones.rules", Map.of("move runner to to", "move runner to item 3 of [s1, to]"));
        assertThat(LessonCheck.check(TestLessons.lesson(failing, START + "task: watch\nmoves: [step red-1 s3]")))
                .extracting(finding -> finding.problem().why())
                .allSatisfy(why -> assertThat(why).doesNotContain("somebody"))
                .anySatisfy(why -> assertThat(why).contains(" (stones.rules:"));
    }

    @Test
    void aLessonThatARuleChangeBreaksSaysWhichStepAndWhy() {
        Games shorter = TestLessons.withRules(Map.of("1 to 3 = 2", "1 to 3 = 1"));
        List<Finding> found = LessonCheck.check(TestLessons.lesson(shorter, PLAY, PLAY.replace("s3", "s4")));
        assertThat(found).allSatisfy(finding -> assertThat(finding.step()).isEqualTo("step-2"));
        assertThat(found.get(found.size() - 1).render())
                .startsWith("lesson.md:28:9: error: 'step red-1 s4' is asked for, but it is not legal here")
                .contains("why  SS-3.2: You may step 1 stones at most");
    }

    // ---------------------------------------------------------------- what its author should look at

    private static List<Finding> inText(String text) {
        return LessonCheck.check(
                TestLessons.whole(LessonFile.read(SourceText.of("lesson.md", text), TestLessons.STONES)));
    }

    @Test
    void textsAreThereInBothLanguagesAndShort() {
        String longText =
                "A sentence that goes on and on, until nobody who looks at a board can still be expected to read it.";
        List<Finding> found = inText("---\ngame: stones\ntitle: {en: A lesson}\n---\n\n## one\n\nen: " + longText
                + "\n\nen: One. Two. Three.\n\n```yaml\n"
                + START + "task: play\nmoves: [step red-1 s3]\ndone: {en: \"" + longText
                + "\", it: Sì.}\nhints: [{en: Look.}]\n"
                + "wrong: [{rule: SS-3.1, it: No.}]\n```\n");
        assertThat(found)
                .extracting(
                        finding -> finding.weight() + ": " + finding.problem().what())
                .containsExactly(
                        "WARNING: the title is not there in Italian",
                        "WARNING: the lesson does not say its idea",
                        "WARNING: the lesson does not say which rules it teaches",
                        "WARNING: the goal is not there in Italian",
                        "WARNING: the goal has 99 characters (en)",
                        "WARNING: the explanation is not there in Italian",
                        "WARNING: the explanation has 3 sentences (en)",
                        "WARNING: 'done' has 99 characters (en)",
                        "WARNING: a hint is not there in Italian",
                        "WARNING: the answer to a wrong try is not there in English");
    }

    @Test
    void whereNothingCanBeMissedNothingIsFoundOut() {
        assertThat(check(PLAY.replace("[step red-1 s3]", "[step red-1 *, step red-2 *]")))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.weight()).isEqualTo(Weight.ADVICE);
                    assertThat(finding.problem().what()).isEqualTo("every legal move is right here");
                });
    }

    @Test
    void aMoveThatDoesWhatIsAskedIsNotCalledWrong() {
        String both = "start: {zones: {river: {s2: [red-1], s1: [red-2]}}, vars: {mover: red}}\ntask: play\n";
        String ring = "show: {ring: [s3]}\ndone: {en: Done., it: Fatto.}\n";
        assertThat(check(both + "moves: [step red-1 s3]\n" + ring))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.weight()).isEqualTo(Weight.WARNING);
                    assertThat(finding.problem().what())
                            .isEqualTo("'step red-2 s3' is called wrong, but it does what is asked");
                });
        assertThat(check(both + "moves: [step * s3]\n" + ring)).isEmpty();
        assertThat(check(both + "moves: [step red-1 s3]\n" + ring.replace("[s3]", "[red-1]")))
                .as("it asks for the piece")
                .isEmpty();
    }

    @Test
    void mistakesThatNobodyCanMakeAreNotNamed() {
        String predict = TestLessons.START
                + "\ntask: predict\nmove: step red-1 s4\nask: site of red-1\nwrong: [{answer: %s, en: No., it: No.}]";
        assertThat(check(predict.formatted("s4")))
                .extracting(finding -> finding.problem().what())
                .doesNotContain("nobody is ever told this: s4");
        assertThat(check(predict.formatted("s5")))
                .extracting(finding -> finding.problem().what())
                .contains("nobody is ever told this: s5");
    }

    @Test
    void answersThatAreNeverGivenAndGoalsThatAreReachedAlready() {
        assertThat(check(PLAY + "wrong: [{move: step red-1 s3, en: No., it: No.}]"))
                .extracting(finding -> finding.problem().what())
                .containsExactly("this answer is never given");
        assertThat(check(PLAY
                        + "wrong: [{rule: SS-3.1, move: step red-1 s9, en: No., it: No.}, {rule:"
                        + " SS-3.2, move: step red-1 s9, en: No., it: No.}]"))
                .singleElement()
                .satisfies(finding -> assertThat(finding.problem().why()).isEqualTo("the move is refused by SS-3.2"));
        assertThat(check(PLAY.replace("moves: [step red-1 s3]", "until: mover is red\nwithin: 3")))
                .extracting(finding -> finding.problem().what())
                .contains("what is to be reached is so already, before anybody moves");
    }

    // ---------------------------------------------------------------- what could be told better

    private static List<String> advice(String... steps) {
        return check(steps).stream()
                .filter(finding -> finding.weight() == Weight.ADVICE)
                .map(finding -> finding.problem().what())
                .toList();
    }

    @Test
    void everyWrongMarkHasItsReason() {
        String find = START + "task: find\nfind: reach(red-1)\ndone: {en: Two., it: Due.}\n";
        assertThat(advice(find))
                .containsExactly("who marks bank, s1, s2, s5 or 4 others is not told why that is wrong");
        assertThat(advice(find + "why: step red-1 *")).isEmpty();
        assertThat(advice(find + "wrong: [{answer: \"*\", en: Not that far., it: Non così lontano.}]"))
                .isEmpty();
        assertThat(advice(START + "task: find\nfind: [red-1, green-1]\ndone: {en: Two., it: Due.}\n"
                        + "wrong: [{answer: red-2, en: It is at home., it: È a casa.}]"))
                .as("those that are right need none, and what is no runner is not taken for one")
                .containsExactly("who marks green-2 is not told why that is wrong");
    }

    @Test
    void whoHasOneMoveOnlyFindsNothingOut() {
        String last = "start: {zones: {river: {s8: [red-1], s9: [red-2]}}, vars: {mover: red}}\n";
        assertThat(advice(last + "task: play\nmoves: [step red-1 s9]\ndone: {en: Done., it: Fatto.}"))
                .containsExactly("only one move is legal here");
        assertThat(advice(last + "task: play\nexplore: true\nmoves: [step red-1 s9]\ndone: {en: Done., it: Fatto.}"))
                .isEmpty();
    }

    @Test
    void whatDoesNotFitIntoItsPlaceIsFound() {
        String long25 = "x".repeat(25);
        assertThat(advice(START + "task: answer\nchoices: [{en: " + long25
                        + ", it: A, right: true}, {en: B, it: B, because: {en: No., it: No.}}]"))
                .containsExactly("a choice has 25 characters (en)");
        assertThat(advice(START + "task: watch\nmoves: [step red-1 s3]\nshow: {label: {s3: " + long25 + "}}"))
                .containsExactly("a label has 25 characters");
        assertThat(advice(START + "task: watch\nmoves: [step red-1 s3]\nshort: " + "x".repeat(61)))
                .containsExactly("'short' has 61 characters");
    }

    @Test
    void theWholeExplanationIsReadInAMoment() {
        String sentence = "x".repeat(44) + ".";
        String file = TestLessons.file(START + "task: watch\nmoves: [step red-1 s3]")
                .replace(
                        "en: Do it.\nit: Fallo.\n",
                        "en: Do it.\n\nit: Fallo.\n\nen: " + sentence + " Y" + sentence + "\n");
        assertThat(LessonCheck.check(TestLessons.whole(TestLessons.read(file))).stream()
                        .map(finding -> finding.problem().what()))
                .containsExactly("the explanation is not there in Italian", "the explanation has 92 characters (en)");
    }

    @Test
    void aSceneMovesAndIsShort() {
        assertThat(advice(START + "task: watch")).containsExactly("nothing moves here, and nothing is lit");
        assertThat(advice(START + "task: watch\nshow: {ring: [red-1]}")).isEmpty();
        assertThat(advice(
                        START + "task: watch\nmoves: [step red-1 s3, step green-1 s2, step red-2 s1, step green-2 s1, "
                                + "step red-1 s4, step green-1 s3, step red-2 s2]"))
                .containsExactly("this scene has 7 moves");
    }

    @Test
    void aCardSaysWhatItIsAbout() {
        String step = START + "task: watch\nmoves: [step red-1 s3]\n";
        assertThat(check(step + "card: slippery")).isEmpty();
        assertThat(check(step + "card: runners").stream().map(f -> f.problem().what()))
                .as("what runners are called depends on whose they are")
                .containsExactly("the card of runners lacks a name", "the card of runners lacks a sentence");
        assertThat(check(step + "card: {of: runners, name: {en: A runner, it: Una pedina}, en: It runs., it: Corre.}"))
                .isEmpty();
        assertThat(check(step + "card: SS-3.2").stream().map(f -> f.problem().what()))
                .as("the sentence of the rule has a value in it")
                .contains("the card of SS-3.2 lacks a sentence");
    }
}
