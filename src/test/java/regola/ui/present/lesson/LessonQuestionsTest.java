package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** Finding, predicting, answering. */
class LessonQuestionsTest {
    private final Lessons lessons = new Lessons();

    @Test
    void whatIsMarkedIsToldInThreeShapes() {
        lessons.lesson(
                        "01-find",
                        Lessons.step(
                                "find",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: find",
                                "find: [a3, a10]"))
                .open("01-find");
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.CHECK);
        assertThat(lessons.now().can(LessonAct.CHECK)).as("nothing is marked").isFalse();
        lessons.presenter.point(List.of(Ref.kind("lotus-pink"), Ref.site("a3")));
        lessons.pointAtSite("a4");
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.MARKED))
                .isTrue();
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.MARKED))
                .as("the last mark")
                .isFalse();
        lessons.pointAtSite("a4");
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.HIT))
                .isTrue();
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.EXTRA))
                .isTrue();
        assertThat(lessons.now().message().sort()).as("one is wrong").isEqualTo(MessageView.Sort.MISSED);
        assertThat(lessons.now().state()).isEqualTo(LessonState.WRONG_ANSWER);
        assertThat(lessons.now().can(LessonAct.CHECK))
                .as("the same marks are not checked twice")
                .isFalse();
        lessons.pointAtSite("a4");
        assertThat(lessons.now().message()).isNull();
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().message().sort()).as("one is missing").isEqualTo(MessageView.Sort.PARTLY);
        assertThat(lessons.now().match().board().site("a10").orElseThrow().is(Role.MISSED))
                .as("there is something to look for")
                .isFalse();
        lessons.pointAtSite("a10");
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
    }

    @Test
    void wherePlacesArePressedForAnAnswerTheyAreSeenOnABoardWithoutEnd() throws IOException {
        lessons.with("af-2", Files.readString(Path.of("tutorials/army-of-frogs/02-jump.md")))
                .open("af-2");
        while (!lessons.now().goal().text().startsWith("Two green frogs"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        assertThat(lessons.now().sought()).isEqualTo(LessonView.Sought.PLACE);
        assertThat(lessons.now().match().board().moment().open()).isTrue();
        lessons.presenter.pointOff(Double.NaN, Double.NaN);
        assertThat(lessons.now().message().words().text()).startsWith("There is no place just there.");
        lessons.pointAtSite("3,0");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
        assertThat(lessons.now().match().board().moment().open())
                .as("now one looks at the frog")
                .isFalse();
    }

    /** Opens a lesson that asks where the red frog will be: on a3. */
    private void predict() {
        lessons.lesson(
                        "01-predict",
                        Lessons.step(
                                "predict",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: predict",
                                "moves: [hop red-1 a3, hop green-1 a10]",
                                "ask: site of red-1"))
                .open("01-predict");
    }

    @Test
    void aPredictionIsAnsweredByWhatHappens() {
        predict();
        lessons.pointAtSite("a2");
        assertThat(lessons.now().state()).isEqualTo(LessonState.WRONG_ANSWER);
        assertThat(lessons.now().match().board().site("a2").orElseThrow().is(Role.EXTRA))
                .as("the first mistake is marked, and nothing told")
                .isTrue();
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.MISSED))
                .isFalse();
        lessons.pointAtSite("a2");
        assertThat(lessons.now().message().words().text()).isEqualTo("That was not it. Try something else.");
        lessons.pointAtSite("a4");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        assertThat(lessons.now().message()).isNull();
        lessons.watch();
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.MISSED);
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.HIT)
                        || lessons.now()
                                .match()
                                .board()
                                .site("a3")
                                .orElseThrow()
                                .is(Role.MISSED))
                .as("the true answer is marked")
                .isTrue();
        assertThat(lessons.now().message().words().text())
                .as("nobody moved anything that was not asked for")
                .startsWith("Look: ");
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        assertThat(lessons.now().told()).as("done, but not found").containsExactly(0);
    }

    @Test
    void whatWasThoughtBeforeIsNotMarkedBesideTheAnswer() {
        predict();
        lessons.pointAtSite("a2");
        assertThat(lessons.now().match().board().site("a2").orElseThrow().is(Role.EXTRA))
                .isTrue();
        lessons.pointAtSite("a3");
        lessons.watch();
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.HIT))
                .isTrue();
        assertThat(lessons.now().match().board().site("a2").orElseThrow().is(Role.EXTRA))
                .isFalse();
    }

    /** Whoever looks something up elsewhere finds the question as they left it. */
    @Test
    void aWrongAnswerIsStillMarkedAfterComingBack() {
        lessons.lesson(
                        "01-predict",
                        Lessons.step(
                                "predict",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: predict",
                                "move: hop red-1 a3",
                                "ask: number of frogs of red",
                                "options: [1, 2, 3]"),
                        Lessons.step("more", "start: new", "task: watch"))
                .open("01-predict");
        lessons.presenter.answer(1);
        List<AnswerView.State> marked = states();
        assertThat(marked).contains(AnswerView.State.WRONG).doesNotContain(AnswerView.State.RIGHT);
        lessons.presenter.leave();
        lessons.open("01-predict");
        assertThat(states()).isEqualTo(marked);
        assertThat(lessons.now().message())
                .as("only what was answered now is spoken of")
                .isNull();
        lessons.presenter.answer(0);
        lessons.watch();
        assertThat(states()).containsExactly(AnswerView.State.WRONG, AnswerView.State.WRONG, AnswerView.State.RIGHT);
        lessons.presenter.leave();
        lessons.open("01-predict");
        assertThat(states())
                .as("told, and come back to")
                .containsExactly(AnswerView.State.WRONG, AnswerView.State.WRONG, AnswerView.State.OPEN);
        assertThat(lessons.now().can(LessonAct.NEXT)).isTrue();
        assertThat(lessons.now().told()).containsExactly(0);
    }

    /** What is known by now stays in sight while more is looked for: ticks, and crosses of what was not changed. */
    @Test
    void whatWasJudgedIsStillSeenAfterAnotherMark() {
        String[] find = Arrays.copyOf(LessonSteps.ONE_FROG, 5);
        find[3] = "task: find";
        find[4] = "find: [a3, a4]";
        lessons.lesson("01-find", Lessons.step("find", find)).open("01-find");
        for (String site : List.of("a3", "a5", "a6")) lessons.pointAtSite(site);
        lessons.act(LessonAct.CHECK);
        lessons.pointAtSite("a5");
        assertThat(is("a3", Role.HIT)).isTrue();
        assertThat(is("a6", Role.EXTRA)).isTrue();
        assertThat(is("a5", Role.EXTRA)).as("changed").isFalse();
        assertThat(lessons.now().counted()).isEqualTo(2);
        lessons.pointAtSite("a4");
        assertThat(is("a4", Role.MARKED)).as("not judged yet").isTrue();
        assertThat(is("a4", Role.HIT)).isFalse();
        assertThat(is("a3", Role.HIT) && !is("a3", Role.MARKED)).isTrue();
        lessons.presenter.leave();
        lessons.open("01-find");
        assertThat(is("a3", Role.HIT) && is("a6", Role.EXTRA))
                .as("come back to")
                .isTrue();
    }

    private boolean is(String site, Role role) {
        return lessons.now().match().board().site(site).orElseThrow().is(role);
    }

    @Test
    void whatWasMarkedIsStillMarkedAfterComingBack() {
        String[] find = Arrays.copyOf(LessonSteps.ONE_FROG, 5);
        find[3] = "task: find";
        find[4] = "find: [a3, a4]";
        lessons.lesson("01-find", Lessons.step("find", find)).open("01-find");
        lessons.pointAtSite("a4");
        lessons.presenter.leave();
        lessons.open("01-find");
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.MARKED))
                .isTrue();
        lessons.pointAtSite("a3");
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    private List<AnswerView.State> states() {
        return lessons.now().answers().stream().map(AnswerView::state).toList();
    }

    @Test
    void aWrongAnswerSaysWhyAndAnotherCanBeChosen() {
        lessons.lesson(
                        "01-answer",
                        Lessons.step(
                                "answer",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: answer",
                                "choices:",
                                "  - {en: One, it: Uno, because: {en: Count again., it: Conta ancora.}}",
                                "  - {en: Two, it: Due, right: true, because: {en: Yes two., it: Due.}}",
                                "  - {en: Three, it: Tre}"))
                .open("01-answer");
        assertThat(lessons.now().answers())
                .extracting(answer -> answer.words().text())
                .containsExactly("One", "Two", "Three");
        lessons.presenter.answer(0);
        assertThat(lessons.now().message().words().text()).isEqualTo("Count again.");
        assertThat(lessons.now().answers().get(0).state()).isEqualTo(AnswerView.State.WRONG);
        lessons.presenter.answer(1);
        assertThat(lessons.now().message().words().text()).isEqualTo("Yes two.");
        assertThat(lessons.now().answers().get(1).state()).isEqualTo(AnswerView.State.RIGHT);
        lessons.presenter.speak("it");
        assertThat(lessons.now().message().words().text()).isEqualTo("Due.");
    }

    /** Beside answers that an author wrote, those of the rules begin as a sentence does. */
    @Test
    void yesAndNoAreWrittenAsAnswersAre() {
        lessons.lesson(
                        "01-yes",
                        Lessons.step(
                                "yes",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: predict",
                                "move: hop red-1 a3",
                                "ask: site of red-1 is a3"))
                .open("01-yes");
        assertThat(lessons.now().answers())
                .extracting(answer -> answer.words().text())
                .containsExactly("Yes", "No");
        lessons.presenter.speak("it");
        assertThat(lessons.now().answers())
                .extracting(answer -> answer.words().text())
                .containsExactly("Sì", "No");
    }

    /**
     * A place that cannot be marked is told, and counts as nothing; then the verdict takes the place of what was told.
     */
    @Test
    void whatCannotBeAMarkIsAnsweredAndCountsAsNothing() {
        lessons.lesson(
                        "01-find",
                        Lessons.step(
                                "find",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: find",
                                "find: site of red-1",
                                "among: site of (frogs on pond)"))
                .open("01-find");
        lessons.pointAtSite("a5");
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(lessons.now().message().words().text()).startsWith("Nobody is there.");
        lessons.presenter.point(List.of(Ref.kind("lotus-pink"), Ref.site("bouquet-red")));
        assertThat(lessons.now().message().words().text()).startsWith("That is not on the board.");
        assertThat(lessons.now().can(LessonAct.CHECK)).as("nothing is marked").isFalse();
        assertThat(lessons.now().can(LessonAct.TAKE_BACK)).isFalse();
        lessons.presenter.point(List.of(Ref.piece("green-1"), Ref.site("a8")));
        lessons.pointAtSite("a5");
        assertThat(lessons.now().message().words().text()).startsWith("Nobody is there.");
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().state()).isEqualTo(LessonState.WRONG_ANSWER);
        assertThat(lessons.now().message().words().text())
                .as("the verdict takes the place of what was said before")
                .doesNotStartWith("Nobody");
        lessons.presenter.point(List.of(Ref.piece("green-1"), Ref.site("a8")));
        lessons.presenter.point(List.of(Ref.piece("red-1"), Ref.site("a1")));
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
    }
}
