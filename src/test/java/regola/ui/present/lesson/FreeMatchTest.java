package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.search.Tuning;
import regola.ui.present.Lessons;
import regola.ui.present.match.Thinking;
import regola.ui.present.match.Tunings;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.board.Ref;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/** In a match within a lesson it is said what the others have just done and what is asked now, as in any match. */
class FreeMatchTest {
    private static final String FRONT = "---\ngame: nine-mens-morris\nrules: [NM-7.1]\n"
            + "title: {en: Match, it: Partita}\nidea: {en: The idea., it: L'idea.}\n---\n\n";

    private final Lessons lessons = new Lessons();

    private void open(String white, String black) {
        lessons.with(
                        "01-match",
                        FRONT
                                + Lessons.step(
                                        "match",
                                        "start:",
                                        "  zones:",
                                        "    points: {" + white + ", " + black + "}",
                                        "  vars: {mover: white}",
                                        "seed: 5",
                                        "task: free",
                                        "seats: [white]",
                                        "over: true",
                                        "done: {en: That was an ending., it: Era un finale.}"))
                .open("01-match");
    }

    private static String[] asked(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "start:",
                "  zones:",
                "    points: {" + WHITE + ", " + THREE + "}",
                "  vars: {mover: white}",
                "seed: 5"));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    /** That the lesson goes on here has been read by then, and would stand in the place of the hint. */
    @Test
    void whoComesBackToAMatchReadsTheHintToo() {
        lessons.with(
                        "01-match",
                        FRONT
                                + Lessons.step("look", asked("task: watch", "moves: [move g4 f4]"))
                                + Lessons.step("match", asked("task: free", "seats: [white]", "over: true")))
                .open("01-match");
        lessons.watch();
        lessons.act(LessonAct.NEXT);
        lessons.presenter.leave();
        lessons.open("01-match");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.GOES_ON);
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().hint().text()).isNotEmpty();
        assertThat(lessons.now().message()).as("nothing stands before it").isNull();
    }

    private LessonView plays(String move) {
        lessons.presenter.attempt(move);
        return lessons.now();
    }

    private static final String WHITE =
            "a7: [white-man], d7: [white-man], g4: [white-man], d6: [white-man], b4: [white-man]";
    private static final String BLACK = "b2: [black-man], c4: [black-man], e3: [black-man], f2: [black-man]";

    private static final String THREE = "b2: [black-man], e3: [black-man], f2: [black-man]";

    @Test
    void theStepSpeaksFirstAndThenWhatIsAskedAndDone() {
        open(WHITE, BLACK);
        assertThat(lessons.now().goal().text()).isEqualTo("Goal of match.");
        plays("move g4 g7");
        lessons.watch();
        LessonView mill = lessons.now();
        assertThat(mill.goal().text()).isEqualTo("Your turn. Take an enemy man.");
        assertThat(mill.explanation().text())
                .as("why there is something to take")
                .isEqualTo("White makes a mill.");
        LessonView under = plays("capture b2");
        assertThat(under.state()).isEqualTo(LessonState.BUSY);
        assertThat(under.goal().text()).isEqualTo("Black plays.");
        lessons.watch();
        LessonView after = lessons.now();
        assertThat(after.goal().text()).isEqualTo("Your turn. You must move a man.");
        assertThat(after.brief()).isEqualTo(after.goal());
        assertThat(after.explanation().text()).contains("Black moves a man");
        lessons.presenter.speak("it");
        assertThat(lessons.now().explanation().text()).contains("Nero muove una pedina");
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.now().goal().text()).isEqualTo("Scopo di match.");
    }

    /** What is new in the match is not hidden behind the move that came after it. */
    @Test
    void thatTheOtherMayFlyNowIsSaidWhenItBegins() {
        open(WHITE, BLACK);
        plays("move g4 g7");
        lessons.watch();
        assertThat(lessons.now().explanation().text()).doesNotContain("fly");
        plays("capture b2");
        lessons.watch();
        assertThat(lessons.now().explanation().text())
                .startsWith("Black has only 3 men left and may fly now.")
                .contains("Black moves a man");
        lessons.presenter.speak("it");
        assertThat(lessons.now().explanation().text()).startsWith("Nero resta con 3 pedine: da ora si può volare.");
        lessons.presenter.speak("en");
        plays("move b4 b6");
        lessons.watch();
        assertThat(lessons.now().explanation().text()).doesNotContain("fly");
    }

    /** The hint is that of any match: first where to look, then the move and why; asking costs nothing. */
    @Test
    void theHintPointsFirstAtThePieceAndThenAtTheMove() {
        open(WHITE, THREE);
        assertThat(lessons.now().can(LessonAct.HINT)).isTrue();
        int shown = lessons.shown();
        lessons.act(LessonAct.HINT);
        assertThat(lessons.shown()).as("it is shown once").isEqualTo(shown + 1);
        LessonView first = lessons.now();
        assertThat(first.state()).isEqualTo(LessonState.HINT);
        assertThat(first.hint().text()).contains("Where to?");
        assertThat(first.overlay().rings()).containsExactly(Ref.site("g4"));
        assertThat(first.can(LessonAct.HINT)).as("at once, as in a match").isTrue();
        for (String language : Texts.LANGUAGES) {
            lessons.presenter.speak(language);
            assertThat(lessons.now().hint().text())
                    .as("the button as it is called in a lesson")
                    .containsPattern("[“«]" + Texts.in(language).get("lesson.more") + "[”»]");
        }
        lessons.presenter.speak("en");
        lessons.act(LessonAct.HINT);
        LessonView whole = lessons.now();
        assertThat(whole.hint().text()).startsWith("Best: Move g4 → g7. That wins the match.");
        assertThat(whole.overlay().rings()).contains(Ref.site("g7"));
        assertThat(whole.offers(LessonAct.HINT)).as("all has been told").isFalse();
        plays("move g4 g7");
        lessons.watch();
        LessonView next = lessons.now();
        assertThat(next.hint().text()).isEmpty();
        assertThat(next.overlay().rings()).isEmpty();
        assertThat(next.can(LessonAct.HINT)).isTrue();
    }

    /** What was not allowed is said until a hint is asked for: that is read then. */
    @Test
    void whoPressedInVainReadsTheHint() {
        open(WHITE, THREE);
        lessons.act(LessonAct.HINT);
        lessons.pointAtSite("b2");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().message()).isNull();
        assertThat(lessons.now().hint().text()).startsWith("Best: Move g4 → g7.");
        lessons.pointAtSite("e3");
        assertThat(lessons.now().message().sort())
                .as("and what is not allowed after it")
                .isEqualTo(MessageView.Sort.REFUSED);
    }

    /** Who comes back to the lesson is told where it goes on, until a hint is asked for: that is read then. */
    @Test
    void whoComesBackToTheMatchReadsItsHints() {
        String points = "    points: {" + WHITE + ", " + THREE + "}";
        String[] match = {"start:", "  zones:", points, "  vars: {mover: white}", "seed: 5"};
        List<String> first = new ArrayList<>(List.of(match));
        first.addAll(List.of("task: play", "moves: [move a7 a4]"));
        List<String> second = new ArrayList<>(List.of(match));
        second.addAll(List.of("task: free", "seats: [white]", "over: true"));
        lessons.with(
                        "01-match",
                        FRONT + Lessons.step("before", first.toArray(String[]::new)) + "\n"
                                + Lessons.step("match", second.toArray(String[]::new)))
                .open("01-match");
        plays("move a7 a4");
        lessons.presenter.leave();
        lessons.open("01-match");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.GOES_ON);
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().message()).as("nothing hides the hint").isNull();
        assertThat(lessons.now().state()).isEqualTo(LessonState.HINT);
        assertThat(lessons.now().hint().text()).contains("Where to?");
        plays("move g4 g7");
        lessons.watch();
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().message()).as("nor in the turn that goes on").isNull();
        assertThat(lessons.now().state()).isEqualTo(LessonState.HINT);
        assertThat(lessons.now().hint().text()).isNotEmpty();
    }

    /** Asking costs nothing, but whoever has asked is not told to know it by heart; nor who left the match. */
    @Test
    void onlyWhoNeededNoHintKnowsItByHeart() {
        open(WHITE, THREE);
        win();
        assertThat(summary()).isEqualTo("Three stars! You know it by heart.");
        open(WHITE, THREE);
        lessons.act(LessonAct.HINT);
        win();
        assertThat(summary()).isEqualTo("Three stars! Now you know how it goes. Try it once without hints.");
        lessons.presenter.speak("it");
        assertThat(summary()).isEqualTo("Tre stelle! Ora sai come si fa. Prova una volta senza indizi.");
    }

    @Test
    void whoLeftAMatchThatCountsIsToldToPlayOneToItsEnd() {
        open(WHITE, BLACK);
        for (String move : List.of("move g4 g1", "move g1 g4", "move g4 g1")) {
            plays(move);
            lessons.watch();
        }
        lessons.act(LessonAct.NEXT);
        assertThat(summary())
                .isEqualTo("Three stars! Now you know how it goes. Play a match to its end whenever you like.");
    }

    private void win() {
        plays("move g4 g7");
        lessons.watch();
        plays("capture b2");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
        lessons.act(LessonAct.NEXT);
    }

    private String summary() {
        return lessons.now().end().summary();
    }

    /** Whoever has looked at the move and takes it up still reads why; in another language it is said anew. */
    @Test
    void aHintStaysUntilSomethingIsPlayed() {
        open(WHITE, THREE);
        lessons.act(LessonAct.HINT);
        lessons.act(LessonAct.HINT);
        String told = lessons.now().hint().text();
        lessons.pointAtSite("g4");
        assertThat(lessons.now().hint().text()).isEqualTo(told);
        lessons.presenter.speak("it");
        assertThat(lessons.now().hint().text()).contains("Così la partita è vinta.");
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.now().hint().text()).isEmpty();
    }

    /** Whoever waits for the first answer of the others does not wait for what could be known by then. */
    @Test
    void howTheOthersLookAheadIsFoundOutBesideWhenTheLessonIsOpened() {
        List<Runnable> thoughts = new ArrayList<>();
        lessons.presenter.advised(new Thinking(thoughts::add, new Tunings()));
        open(WHITE, BLACK);
        assertThat(thoughts).hasSize(1);
        thoughts.get(0).run();
        List<Tuning> known = new ArrayList<>();
        lessons.presenter.rules(rules -> known.add(rules.found(Tuning.class, unknown -> null)));
        assertThat(known).doesNotContainNull().hasSize(1);

        lessons.with("02-look", FRONT + Lessons.step("look", asked("task: watch", "moves: [move g4 f4]")))
                .open("02-look");
        assertThat(thoughts).as("nobody plays there").hasSize(1);
    }

    /** What is still looked for when the learner moves is not told any more. */
    @Test
    void whoMovesMeanwhileIsNotToldWhatWasBest() {
        List<Runnable> beside = new ArrayList<>();
        lessons.presenter.advised(KnownRules.thinking(), beside::add);
        open(WHITE, BLACK);
        lessons.act(LessonAct.HINT);
        plays("move a7 a4");
        lessons.watch();
        int shown = lessons.shown();
        beside.forEach(Runnable::run);
        assertThat(lessons.shown()).isEqualTo(shown);
        assertThat(lessons.now().hint().text()).isEmpty();
    }

    /** Whoever may go on in the middle of it is told so. */
    @Test
    void thatOneMayGoOnIsSaidWhenNextIsOpen() {
        open(WHITE, BLACK);
        for (String move : new String[] {"move g4 g7", "capture b2", "move b4 b6"}) {
            assertThat(lessons.now().explanation().text()).doesNotContain("press Next");
            plays(move);
            lessons.watch();
        }
        assertThat(lessons.now().leads()).isTrue();
        assertThat(lessons.now().explanation().text()).endsWith("Play on as long as you like, or press Next.");
    }

    @Test
    void whoWinsIsToldSo() {
        open(WHITE, THREE);
        plays("move g4 g7");
        lessons.watch();
        plays("capture b2");
        lessons.watch();
        LessonView won = lessons.now();
        assertThat(won.state()).isEqualTo(LessonState.RIGHT);
        assertThat(won.message().sort()).isEqualTo(MessageView.Sort.WON);
        assertThat(won.message().words().text()).isEqualTo("That was an ending.");
        assertThat(won.goal().text()).isEqualTo("Black has only two men left: White wins.");
    }
}
