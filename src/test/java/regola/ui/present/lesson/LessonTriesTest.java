package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.TravelView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.match.ChoiceView;

/** What a learner tries, and what is answered. */
class LessonTriesTest {
    private final Lessons lessons = new Lessons();

    /** What the author says of one move is said to it, though something of all such moves stands before. */
    @Test
    void whatIsSaidOfOneMoveGoesBeforeWhatIsSaidOfAll() {
        lessons.lesson(
                        "01-one",
                        LessonSteps.play(
                                "one",
                                "moves: [hop red-1 a3]",
                                "wrong:",
                                "  - {move: hop * *, en: Another frog., it: Un'altra rana.}",
                                "  - {move: hop green-1 a10, en: The green one stays., it: La verde resta.}"))
                .open("01-one");
        lessons.presenter.attempt("hop green-1 a10");
        lessons.watch();
        assertThat(lessons.now().message().words().text()
                        + lessons.now().message().tried().text())
                .contains("The green one stays.")
                .doesNotContain("Another frog.");
    }

    @Test
    void whatIsListedIsOfOneSort() {
        lessons.lesson(
                        "05-swap",
                        Lessons.step(
                                "swap",
                                "start:",
                                "  zones:",
                                "    pond: {a17: [red-1], a1: [green-1]}",
                                "    bouquet: {bouquet-red: [lotus-pink, lotus-pink, lotus-white], bouquet-green:"
                                        + " [lotus-pink, lotus-yellow]}",
                                "  vars: {mover: red}",
                                "played: [hop red-1 a19]",
                                "task: play",
                                "any: true"))
                .open("05-swap");
        lessons.watch();
        assertThat(lessons.now().match().decision().choices())
                .extracting(ChoiceView::words)
                .containsExactlyInAnyOrder(
                        "Swap a pink lotus for a yellow lotus with Green",
                        "Swap a white lotus for a pink lotus with Green",
                        "Swap a white lotus for a yellow lotus with Green");
        String last = lessons.now().match().decision().choices().get(1).key();
        lessons.presenter.choose(last);
        lessons.watch();
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
    }

    @Test
    void aHintTakesTheMarkOfARefusalAwayWithItsAnswer() {
        LessonSteps.oneHop(lessons).hop("red-1", "a4");
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.REFUSED))
                .isTrue();
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().message()).isNull();
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.REFUSED))
                .isFalse();
    }

    /** Who has tried otherwise in spite of a hint can read it again; it costs nothing, and is no further one. */
    @Test
    void aHintIsReadAgainAfterAMoveThatIsTakenBack() {
        LessonSteps.oneHop(lessons);
        lessons.act(LessonAct.HINT);
        String told = lessons.now().hint().text();
        assertThat(told).isNotEmpty();
        lessons.hop("green-1", "a10");
        assertThat(lessons.now().state()).isEqualTo(LessonState.MISSED);
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(lessons.now().state()).isEqualTo(LessonState.HINT);
        assertThat(lessons.now().hint().text()).isEqualTo(told);
        lessons.pointAtSite("a2");
        lessons.pointAtPiece("red-1");
        assertThat(lessons.now().hint().text())
                .as("also after what no rule allows")
                .isEqualTo(told);
    }

    /** A red cross on an empty pad would speak of what was tried, and not of the hint. */
    @Test
    void aHintTakesTheMarkOfAMoveAwayThatWasNotAskedFor() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        lessons.watch();
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(isCrossed("a10")).isTrue();
        lessons.act(LessonAct.HINT);
        assertThat(isCrossed("a10")).isFalse();
    }

    @Test
    void aPlaceAfterAPieceThatMayNotMoveIsMeantForThatPiece() {
        lessons.lesson(
                        "04-third",
                        Lessons.step(
                                "third",
                                "start:",
                                "  zones: {pond: {a1: [red-3], a3: [lotus-pink], a16: [red-1], a21: [green-1], a32:"
                                        + " [red-2]}}",
                                "  vars: {mover: red}",
                                "played: [hop red-1 a18, hop red-2 a34]",
                                "task: play",
                                "any: true"))
                .open("04-third");
        lessons.watch();
        lessons.presenter.point(List.of(Ref.piece("red-3")));
        assertThat(lessons.now().message().rule()).isEqualTo("CM-5.6");
        for (String pad : List.of("a3", "a5")) {
            lessons.presenter.point(
                    pad.equals("a3") ? List.of(Ref.kind("lotus-pink"), Ref.site(pad)) : List.of(Ref.site(pad)));
            assertThat(lessons.now().message().rule()).as(pad).isEqualTo("CM-5.6");
        }
        lessons.presenter.point(List.of(Ref.piece("green-1")));
        lessons.presenter.point(List.of(Ref.site("a22")));
        assertThat(lessons.now().message().rule()).isEqualTo("CM-5.7");
    }

    @Test
    void whatIsNotAllowedIsShownAndAnsweredWithItsRuleUntilTheNextAct() {
        LessonSteps.oneHop(lessons).hop("red-1", "a4");
        LessonView view = lessons.now();
        assertThat(view.message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        assertThat(view.state()).isEqualTo(LessonState.REFUSED);
        assertThat(view.message().words().text())
                .as("the cause alone, for learners")
                .startsWith("Hop 1 goes ");
        assertThat(view.message().tried().text()).startsWith("Not allowed: ");
        assertThat(view.message().rule()).isEqualTo("CM-5.7");
        assertThat(view.rules())
                .anySatisfy(rule -> assertThat(rule.number() + rule.lit()).isEqualTo("CM-5.7true"));
        assertThat(view.match().happenings()).singleElement().isInstanceOfSatisfying(AttemptView.class, attempt -> {
            assertThat(attempt.from()).isEqualTo("a1");
            assertThat(attempt.to()).isEqualTo("a4");
            assertThat(attempt.piece().id()).isEqualTo("red-1");
        });
        assertThat(view.match().board().site("a4").orElseThrow().is(Role.REFUSED))
                .isTrue();
        assertThat(view.goal().text()).as("stays readable").isEqualTo("Goal of hop.");
        lessons.pass(Duration.ofHours(1));
        assertThat(lessons.now().message()).as("no message goes by itself").isNotNull();
        lessons.pointAtSite("a3");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
    }

    @Test
    void aRefusalIsSeenOnceOnly() {
        LessonSteps.oneHop(lessons).hop("red-1", "a4");
        lessons.presenter.speak("it");
        assertThat(lessons.now().match().happenings()).isEmpty();
        assertThat(lessons.now().message().tried().text()).startsWith("Non è permesso: ");
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().message()).as("the next act puts it away").isNull();
    }

    @Test
    void whatIsLegalButNotAskedIsPlayedAndTakenBack() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.MISSED);
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.TAKE_BACK);
        assertThat(lessons.now().match().happenings()).anyMatch(TravelView.class::isInstance);
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        assertThat(lessons.now().message().words().text())
                .as("what went back is said")
                .isEqualTo("Your move is taken back. Try again.");
        lessons.hop("red-1", "a3");
        assertThat(lessons.now().message().words().text()).isEqualTo("It hopped.");
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        assertThat(lessons.now().steps()).containsExactly(true, false);
    }

    @Test
    void anyPressOnTheBoardTakesBackWhatWasNotAsked() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        assertThat(lessons.now().state()).isEqualTo(LessonState.MISSED);
        lessons.presenter.point(List.of(Ref.site("a20")));
        assertThat(lessons.now().state()).isEqualTo(LessonState.BACK);
        assertThat(lessons.now().message().words().text()).isEqualTo("Your move is taken back. Try again.");
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        lessons.hop("red-1", "a3");
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void aRightMoveCanBeTakenBackTooAndItStaysDone() {
        LessonSteps.oneHop(lessons).hop("red-1", "a3");
        assertThat(lessons.now().can(LessonAct.TAKE_BACK)).isTrue();
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(lessons.now().state()).isEqualTo(LessonState.BACK);
        assertThat(lessons.now().message().words().text())
                .isEqualTo("Your move is taken back. Try another one, or go on.");
        assertThat(lessons.now().steps()).containsExactly(true, false);
        assertThat(LessonSteps.leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        lessons.hop("red-1", "a3");
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void thePressThatTakesBackPicksWhatItMeans() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        lessons.hop("red-1", "a3");
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void whatIsPulledAfterAWrongMoveMayBePutDown() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        lessons.presenter.lift(List.of(Ref.piece("red-1"), Ref.site("a1")));
        assertThat(lessons.now().message()).as("picked without a word").isNull();
        lessons.presenter.drop(List.of(Ref.site("a3")));
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void theFrogThatHoppedWronglyIsPickedAgainAndDoesNotHopThereOnceMore() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        lessons.presenter.point(List.of(Ref.piece("green-1"), Ref.site("a10")));
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        assertThat(lessons.now().match().board().site("a10").orElseThrow().is(Role.TARGET))
                .as("picked")
                .isTrue();
    }

    @Test
    void whatTheQuestionDoesNotAskForIsLetGo() {
        lessons.lesson(
                        "01-aside",
                        LessonSteps.play(
                                "aside",
                                "moves: [hop red-1 a3]",
                                "wrong: [{move: hop green-1 *, en: Red., it: Rossa.}]"))
                .open("01-aside");
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(lessons.now().message().words().text())
                .isEqualTo("Green's frog? You could, but it is not what is asked. Which one is?");
        assertThat(lessons.now().match().board().sites())
                .as("nothing is held any more")
                .noneMatch(site -> site.is(Role.TARGET));
        lessons.hop("red-1", "a3");
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    /** What the lesson has to say of a move is heard by whoever tries it. */
    @Test
    void whatTheLessonSaysOfOneMoveCanBeTried() {
        lessons.lesson(
                        "01-worth",
                        LessonSteps.play(
                                "worth",
                                "moves: [hop red-1 a3]",
                                "wrong: [{move: hop green-1 a10, en: Too far., it: Troppo.}, {move: hop * *, en: Red., it: Rossa.}]"))
                .open("01-worth");
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().match().board().site("a10").orElseThrow().is(Role.TARGET))
                .isTrue();
        lessons.pointAtSite("a10");
        assertThat(lessons.now().message().words().text()).isEqualTo("Too far.");
    }

    /** Where every wrong move has its answer, as in an exercise from a match, whoever tries one hears it. */
    @Test
    void whatHasAnAnswerMoveByMoveCanBeTried() {
        lessons.lesson(
                        "01-exercise",
                        LessonSteps.play(
                                "best",
                                "moves: [hop red-1 a3]",
                                "wrong:",
                                "  - {move: hop green-1 a10, en: Red answers., it: Rossa risponde., show: {arrow: [[a1, a3]]}}",
                                "  - {move: hop * *, en: Red does more., it: Rossa fa di più.}"))
                .open("01-exercise");
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().state()).isEqualTo(LessonState.ASKING);
        assertThat(lessons.now().match().board().site("a10").orElseThrow().is(Role.TARGET))
                .as("picked")
                .isTrue();
        lessons.pointAtSite("a10");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.MISSED);
        assertThat(lessons.now().message().words().text()).isEqualTo("Red answers.");
        assertThat(lessons.now().overlay().arrows())
                .as("the answer is drawn where it comes")
                .hasSize(1);
    }

    /** A place was pressed to which only somebody else can go, and nobody was chosen before. */
    @Test
    void whoPressesAPlaceFirstIsToldToChooseWhoGoesThere() {
        lessons.lesson(
                        "01-hop",
                        LessonSteps.play(
                                "hop", "moves: [hop red-1 a3]", "wrong: [{move: hop green-1 *, en: Red., it: Rossa.}]"))
                .open("01-hop");
        lessons.pointAtSite("a10");
        assertThat(lessons.now().message().words().text()).isEqualTo("Choose what to move first.");
    }

    @Test
    void aPressBesideTheBoardTakesBackToo() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        lessons.presenter.pointOff(Double.NaN, Double.NaN);
        assertThat(lessons.now().state()).isEqualTo(LessonState.BACK);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
    }

    @Test
    void aPressBesideTheBoardSaysWhatToChooseAndIsNoTry() {
        LessonSteps.oneHop(lessons);
        lessons.presenter.pointOff(Double.NaN, Double.NaN);
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        lessons.pointAtPiece("red-1");
        lessons.presenter.pointOff(Double.NaN, Double.NaN);
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        lessons.pointAtSite("a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
    }

    @Test
    void whoPicksWhatTheLessonSaysIsNotMeantIsToldSo() {
        lessons.lesson(
                        "01-hop",
                        LessonSteps.play(
                                "hop",
                                "moves: [hop red-1 a3]",
                                "wrong: [{move: hop green-1 *, en: The green one., it: La verde.}]"))
                .open("01-hop");
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().message()).as("the hint in its place").isNull();
        assertThat(lessons.now().state()).isEqualTo(LessonState.HINT);
        lessons.pointAtPiece("green-1");
        lessons.pointAtPiece("red-1");
        assertThat(lessons.now().message()).isNull();
    }

    @Test
    void aPressOnThePlaceOfAnotherPieceChoosesThatPiece() {
        LessonSteps.oneHop(lessons);
        lessons.pointAtPiece("green-1");
        lessons.pointAtSite("a1");
        assertThat(lessons.now().message()).isNull();
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.TARGET))
                .as("where the red frog may go")
                .isTrue();
        assertThat(lessons.now().match().board().site("a10").orElseThrow().is(Role.TARGET))
                .as("where the green frog may go")
                .isFalse();
    }

    @Test
    void whatIsPutDownOnThePlaceOfAnotherPieceIsToldTheRule() {
        LessonSteps.oneHop(lessons);
        lessons.presenter.lift(List.of(Ref.piece("red-1"), Ref.site("a1")));
        lessons.presenter.drop(List.of(Ref.site("a8")));
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        assertThat(lessons.now().match().board().site("a3").orElseThrow().is(Role.TARGET))
                .as("the red frog is still chosen")
                .isTrue();
    }

    @Test
    void whereOneFrogOnlyMayHopAPressOnAPlaceIsMeantForIt() {
        lessons.lesson(
                        "01-alone",
                        Lessons.step(
                                "alone",
                                "start: {zones: {pond: {a1: [red-1], a8: [green-1]}}, vars: {mover: red, moved:"
                                        + " [green-1]}}",
                                "task: play",
                                "moves: [hop red-1 a3]"))
                .open("01-alone");
        lessons.pointAtSite("a4");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        assertThat(lessons.now().message().rule()).isEqualTo("CM-5.7");
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.REFUSED))
                .isTrue();
    }

    @Test
    void aPressWhereThereIsNothingToDoSaysWhatToPress() {
        lessons.lesson("01-look", LessonSteps.look("look")).open("01-look");
        lessons.pointAtPiece("red-1");
        assertThat(lessons.now().message().words().text()).endsWith("go on.");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().message()).isNull();
    }

    @Test
    void whoChoosesThePlaceFirstIsAskedWhoGoesThere() {
        LessonSteps.oneHop(lessons);
        lessons.pointAtSite("a3");
        assertThat(lessons.now().message().words().text()).isEqualTo("Which one goes there?");
        lessons.pointAtPiece("red-1");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
    }

    @Test
    void whatIsSaidWithoutAReasonMarksNothingAsForbidden() {
        LessonSteps.oneHop(lessons);
        lessons.pointAtSite("a20");
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(lessons.now().match().board().site("a20").orElseThrow().is(Role.REFUSED))
                .isFalse();
        assertThat(lessons.now().match().happenings()).isEmpty();
    }

    @Test
    void aMarkWhereNothingCanBeMarkedIsAnswered() {
        lessons.lesson("01-find", Lessons.step("find", "task: find", "find: [a3]"))
                .open("01-find");
        lessons.presenter.pointOff(Double.NaN, Double.NaN);
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        lessons.pointAtSite("a3");
        assertThat(lessons.now().state()).isEqualTo(LessonState.ASKING);
    }

    private boolean isCrossed(String site) {
        return lessons.now().match().board().site(site).orElseThrow().is(Role.EXTRA);
    }

    @Test
    void whereAWrongMoveLedIsMarkedUntilSomethingElseIsTried() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        assertThat(isCrossed("a10")).as("it stands there").isTrue();
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        assertThat(isCrossed("a10")).as("taken back").isTrue();
        lessons.pointAtPiece("red-1");
        assertThat(isCrossed("a10")).as("another try").isFalse();
        lessons.pointAtSite("a3");
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
        assertThat(isCrossed("a10")).isFalse();
    }

    @Test
    void aHintLeavesWhatIsMarkedWrongly() {
        lessons.lesson("01-find", Lessons.step("find", "task: find", "find: [a3]", "hints: [{en: Look., it: Guarda.}]"))
                .open("01-find");
        lessons.pointAtSite("a5");
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().match().board().site("a5").orElseThrow().is(Role.EXTRA))
                .isTrue();
        lessons.pass(Duration.ofMinutes(1));
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().hint().text()).isEqualTo("Look.");
        assertThat(lessons.now().match().board().site("a5").orElseThrow().is(Role.EXTRA))
                .as("it is no other mark than before")
                .isTrue();
        assertThat(lessons.now().can(LessonAct.CHECK)).isFalse();
    }

    @Test
    void whatIsTakenUpToTakeAMoveBackIsPutDownNowhere() {
        LessonSteps.oneHop(lessons).hop("green-1", "a10");
        lessons.presenter.lift(List.of(Ref.kind("fly")));
        assertThat(lessons.now().state()).isEqualTo(LessonState.BACK);
        lessons.presenter.drop(List.of(Ref.site("a4")));
        assertThat(lessons.now().state()).isEqualTo(LessonState.BACK);
        assertThat(lessons.now().match().board().site("a1").orElseThrow().pieces())
                .hasSize(1);
    }

    @Test
    void aPressInVainIsAnsweredWithWhatTheQuestionNames() {
        String asked =
                LessonSteps.play("hop", "moves: [hop red-1 a3]").replace("en: Goal of hop.", "en: Hop the red one.");
        lessons.lesson("01-hop", asked).open("01-hop");
        lessons.presenter.point(List.of(Ref.site("a37")));
        assertThat(lessons.now().message().words().text()).isEqualTo("Start with this one: Red's frog.");
    }

    /** Whoever wonders what lies there presses it. */
    @Test
    void aSpecialPlaceThatIsPressedSaysWhatItIs() {
        LessonSteps.oneHop(lessons);
        lessons.presenter.point(List.of(Ref.site("a6")));
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(lessons.now().message().words().text())
                .startsWith("A bounce pad:")
                .endsWith("First choose a piece: those that can move are lit.");
        lessons.presenter.speak("it");
        lessons.presenter.point(List.of(Ref.site("a9")));
        assertThat(lessons.now().message().words().text())
                .as("a longer sentence stands alone: what can go is lit anyway")
                .startsWith("Una rana sciocca:")
                .endsWith("se puoi.");
    }

    @Test
    void aPressOnAnEmptyPlaceBeforeAPieceIsChosenSaysWhatToChooseAndIsNoTry() {
        LessonSteps.oneHop(lessons);
        lessons.presenter.point(List.of(Ref.site("a37")));
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(lessons.now().message().words().text())
                .as("only one of the two is asked for, and the question does not say which")
                .isEqualTo("First choose a piece: those that can move are lit.");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
    }

    @Test
    void lookingRoundIsNoTry() {
        LessonSteps.oneHop(lessons);
        lessons.presenter.point(List.of(Ref.kind("fly")));
        lessons.pointAtSite("a20");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars())
                .as(lessons.now().end().summary())
                .isBetween(2, 3);
    }

    @Test
    void whereNothingIsLitWhatIsChosenShowsAllTheSame() {
        lessons.lesson("01-hop", LessonSteps.play("hop", "moves: [hop red-1 a3]", "explore: true"))
                .open("01-hop");
        assertThat(lessons.now()
                        .match()
                        .board()
                        .site("a1")
                        .orElseThrow()
                        .pieces()
                        .get(0)
                        .roles())
                .doesNotContain(Role.LEGAL);
        lessons.pointAtPiece("red-1");
        assertThat(lessons.now()
                        .match()
                        .board()
                        .site("a1")
                        .orElseThrow()
                        .pieces()
                        .get(0)
                        .is(Role.CHOSEN))
                .isTrue();
        assertThat(lessons.now().match().board().sites()).noneMatch(site -> site.is(Role.TARGET));
        lessons.pointAtSite("a2");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        lessons.pointAtSite("a3");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
    }
}
