package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** Hints, the solution, and what is played by itself. */
class LessonHelpTest {
    private final Lessons lessons = new Lessons();

    /** What is said to a press between the pads is read in a moment; the hint is what was asked for. */
    @Test
    void theWordsOfAHintComeBackAfterAPressThatLedNowhere() {
        LessonSteps.oneHop(lessons).act(LessonAct.HINT);
        String told = lessons.now().hint().text();
        lessons.presenter.pointOff(Double.NaN, Double.NaN);
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        lessons.pass(LessonPresenter.STRAY_READ);
        assertThat(lessons.now().state()).isEqualTo(LessonState.HINT);
        assertThat(lessons.now().hint().text()).isEqualTo(told);
    }

    @Test
    void hintsOpenAfterAWhileOrATry() {
        LessonSteps.oneHop(lessons).act(LessonAct.HINT);
        LessonView first = lessons.now();
        assertThat(first.hint().isEmpty() && first.overlay().isEmpty()).isFalse();
        assertThat(first.offers(LessonAct.HINT)).isTrue();
        assertThat(first.can(LessonAct.HINT)).isFalse();
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().hint()).as("quiet").isEqualTo(first.hint());
        lessons.pass(Duration.ofSeconds(7));
        assertThat(lessons.now().can(LessonAct.HINT)).as("it opened by itself").isTrue();
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().hint()).isNotEqualTo(first.hint());
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().can(LessonAct.HINT) || lessons.now().can(LessonAct.SHOW_ME))
                .as("after a try at once")
                .isTrue();
    }

    @Test
    void whoHasChosenTheRightPieceIsNotToldToChooseIt() {
        lessons.lesson(
                        "01-hop",
                        LessonSteps.play(
                                "hop",
                                "moves: [hop red-1 a3]",
                                "hints: [{en: This frog., it: Questa rana., show: {ring: [red-1]}}]"))
                .open("01-hop");
        lessons.pointAtPiece("red-1");
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().hint().text()).isEqualTo("A good start. From here there is one way only.");
        assertThat(lessons.now().overlay().rings()).as("where to").containsExactly(Ref.site("a3"));
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().hint().text())
                .as("what is chosen now begins no answer")
                .isEqualTo("This frog.");
    }

    @Test
    void whoHasChosenAnotherIsToldWhichOne() {
        lessons.lesson(
                        "01-hop",
                        LessonSteps.play(
                                "hop",
                                "moves: [hop red-1 a3]",
                                "hints: [{en: This frog., it: Questa rana., show: {ring: [red-1]}}]"))
                .open("01-hop");
        lessons.pointAtPiece("green-1");
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().hint().text()).isEqualTo("This frog.");
    }

    @Test
    void theSolutionIsShownAfterTheLastHintAndThenTheLearnerDoesIt() {
        LessonSteps.oneHop(lessons);
        for (int i = 0; i < 9 && !lessons.now().can(LessonAct.SHOW_ME); i++) {
            lessons.act(LessonAct.HINT);
            lessons.pass(Duration.ofSeconds(7));
        }
        lessons.act(LessonAct.SHOW_ME);
        assertThat(lessons.placeOf("red-1")).as("first as it was").isEqualTo("a1");
        lessons.watch();
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.SHOWN);
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.AGAIN);
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(2);
        assertThat(lessons.now().end().summary())
                .as("what the third star is for, and what there was")
                .isEqualTo("Well done: two stars! For the third: fewer hints, one in each step is free. "
                        + "This time: 2 extra hints, one answer shown.");
        assertThat(lessons.now().end().tip()).startsWith("This time: ").contains("one answer shown");
    }

    @Test
    void whatOthersAnswerIsShownMoveByMove() {
        lessons.lesson("01-then", LessonSteps.play("then", "moves: [hop red-1 a3]", "then: [hop green-1 a10]"))
                .open("01-then")
                .hop("red-1", "a3");
        assertThat(lessons.placeOf("green-1")).as("not yet").isEqualTo("a8");
        assertThat(lessons.now().message())
                .as("nothing is said before all is seen")
                .isNull();
        assertThat(lessons.now().match().happenings()).hasSizeGreaterThanOrEqualTo(1);
        lessons.presenter.shown(lessons.now().serial());
        assertThat(lessons.placeOf("green-1")).as("a moment to look").isEqualTo("a8");
        lessons.pass(LessonPresenter.BETWEEN_MOVES);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
        assertThat(lessons.now().match().story().lines()).isNotEmpty();
    }

    @Test
    void whoCannotWaitIsTakenToTheEndOfIt() {
        lessons.lesson(
                        "01-then",
                        LessonSteps.play("then", "moves: [hop red-1 a3]", "then: [hop green-1 a10]"),
                        Lessons.step("look", "task: watch"))
                .open("01-then")
                .hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(lessons.now().at())
                .as("the first press only shows where it leads")
                .isZero();
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).isEqualTo(1);
    }

    @Test
    void aStoryIsWatchedFromItsBeginning() {
        lessons.lesson(
                        "01-look",
                        Lessons.step(
                                "look",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: watch",
                                "moves: [hop red-1 a3, hop green-1 a10]"))
                .open("01-look");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
        lessons.watch();
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
    }

    private void openScene() {
        openScene("");
    }

    private void openScene(String more) {
        String scene = Lessons.step(
                "look",
                LessonSteps.ONE_FROG[0],
                LessonSteps.ONE_FROG[1],
                LessonSteps.ONE_FROG[2],
                "task: watch",
                "moves: [hop red-1 a3, hop green-1 a10]");
        lessons.lesson("01-look", scene.replace("Goal of look.", "Goal of look." + more))
                .open("01-look");
        lessons.presenter.shown(lessons.now().serial());
    }

    @Test
    void aSceneBeginsWhenWhatItSaysCanHaveBeenRead() {
        openScene();
        lessons.pass(LessonPresenter.BETWEEN_MOVES);
        assertThat(lessons.placeOf("red-1")).as("its words are new").isEqualTo("a1");
        lessons.pass(Duration.ofSeconds(1));
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        lessons.presenter.shown(lessons.now().serial());
        lessons.pass(LessonPresenter.BETWEEN_MOVES);
        assertThat(lessons.placeOf("green-1"))
                .as("what follows needs no reading")
                .isEqualTo("a10");
        lessons.act(LessonAct.AGAIN);
        lessons.presenter.shown(lessons.now().serial());
        lessons.pass(LessonPresenter.BETWEEN_MOVES);
        assertThat(lessons.placeOf("red-1")).as("its words are known").isEqualTo("a3");
    }

    @Test
    void nobodyWaitsLongForASceneThatSaysMuch() {
        openScene(" Every frog of red and green and orange hops past all the others, and then it waits for its turn.");
        lessons.pass(Duration.ofMillis(2_500));
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
        lessons.pass(Duration.ofMillis(100));
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
    }

    @Test
    void whoHasReadAScenesWordsSeesItBeginAtOnceAndThenWhereItLeads() {
        openScene();
        lessons.pointAtSite("a5");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        lessons.act(LessonAct.HINT);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(lessons.now().at()).isZero();
    }

    /** A hint may ring what nobody moves; what could be pressed before is lit still, and after a try in vain. */
    @Test
    void whatCouldBePressedStaysLit() {
        lessons.with(
                        "01-place",
                        "---\ngame: nine-mens-morris\nrules: [NM-5.2]\ntitle: {en: Place, it: Metti}\n"
                                + "idea: {en: The idea., it: L'idea.}\n---\n\n"
                                + Lessons.step(
                                        "place",
                                        "start:",
                                        "  zones:",
                                        "    points: {d1: [white-man], g1: [white-man], b4: [black-man]}",
                                        "    hand: {hand-white: [white-man], hand-black: [black-man]}",
                                        "  vars: {mover: white}",
                                        "task: play",
                                        "moves: [place a1]",
                                        "wrong:",
                                        "  - {move: place *, en: Not there., it: Non lì.}",
                                        "hints:",
                                        "  - {en: These., it: Queste., show: {ring: [d1, g1]}}",
                                        "  - {en: This., it: Questo., show: {ring: [a1]}}"))
                .open("01-place");
        List<String> lit = lit();
        assertThat(lit).hasSizeGreaterThan(10);
        lessons.presenter.attempt("place c5");
        lessons.watch();
        lessons.act(LessonAct.AGAIN);
        assertThat(lit()).as("after a try in vain").isEqualTo(lit);
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().overlay().rings()).isNotEmpty();
        assertThat(lit()).as("beside what the hint rings").isEqualTo(lit);
        lessons.pass(Duration.ofSeconds(7));
        lessons.act(LessonAct.HINT);
        assertThat(lit()).as("what the hint leads to stands alone").containsExactly("a1");
    }

    private List<String> lit() {
        return lessons.now().match().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .map(SiteView::id)
                .toList();
    }
}
