package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.AttemptView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.TravelView;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.rules.RuleView;

class LessonPresenterTest {
    private static final String[] ONE_FROG = {
        "start:", "  zones: {pond: {a1: [red-1], a8: [green-1], a3: [lotus-pink]}}", "  vars: {mover: red}"
    };

    private final Lessons lessons = new Lessons();

    private static String play(String id, String... more) {
        String[] data = new String[ONE_FROG.length + 1 + more.length];
        System.arraycopy(ONE_FROG, 0, data, 0, ONE_FROG.length);
        data[ONE_FROG.length] = "task: play";
        System.arraycopy(more, 0, data, ONE_FROG.length + 1, more.length);
        return Lessons.step(id, data);
    }

    private Lessons oneHop() {
        return lessons.lesson(
                        "01-hop",
                        play(
                                "hop",
                                "moves: [hop red-1 a3]",
                                "show: {ring: [red-1]}",
                                "done: {en: It hopped., it: Ha saltato.}"),
                        Lessons.step("look", "task: look"))
                .open("01-hop");
    }

    private static LessonAct leading(LessonView view) {
        return view.acts().stream()
                .filter(ActView::main)
                .map(ActView::act)
                .findFirst()
                .orElse(null);
    }

    // ---- how it begins

    @Test
    void everythingIsThereAtOnce() {
        LessonView view = oneHop().now();
        assertThat(view.title()).isEqualTo("Title of 01-hop");
        assertThat(view.goal().text()).isEqualTo("Goal of hop.");
        assertThat(view.steps()).containsExactly(false, false);
        assertThat(view.rules())
                .extracting(RuleView::number, RuleView::open, RuleView::lit)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("CM-5.7", false, false));
        assertThat(view.rules().get(0).sentence()).isNotEmpty();
        assertThat(view.overlay().rings()).containsExactly(Ref.piece("red-1"));
        assertThat(view.can(LessonAct.HINT)).isTrue();
        assertThat(view.message()).isNull();
        assertThat(view.match().board().site("a1").orElseThrow().pieces().get(0).is(Role.LEGAL))
                .isTrue();
    }

    @Test
    void lookingAtTheFrogShowsWhereItWouldLand() {
        Lessons learner = oneHop();
        List<OverlayView> seen = new ArrayList<>();
        learner.presenter.look(List.of(Ref.piece("red-1")), seen::add);
        assertThat(seen)
                .singleElement()
                .satisfies(overlay -> assertThat(overlay.ghosts())
                        .extracting(OverlayView.Ghost::site)
                        .containsExactly("a3"));
        learner.hop("red-1", "a3");
        learner.watch();
        learner.presenter.look(List.of(Ref.piece("green-1")), seen::add);
        assertThat(seen.get(1).isEmpty())
                .as("nothing can be moved when the step is done")
                .isTrue();
    }

    @Test
    void eachLearnerHasTheirOwnPlaceAndStars() {
        Lessons learner = oneHop();
        learner.hop("red-1", "a3");
        learner.course.open("china-moon");
        learner.course.learner("  Ada ");
        assertThat(learner.courses.get(learner.courses.size() - 1)).satisfies(course -> {
            assertThat(course.learner()).isEqualTo("Ada");
            assertThat(course.learners()).containsExactly("", "Ada");
            assertThat(course.lessons()).noneMatch(lesson -> lesson.begun());
        });
        learner.course.learner("");
        assertThat(learner.courses.get(learner.courses.size() - 1).lessons()).anyMatch(lesson -> lesson.begun());
        learner.course.forget(before -> assertThat(before.learner().lessons()).isNotEmpty());
        assertThat(learner.courses.get(learner.courses.size() - 1).isBegun()).isFalse();
    }

    // ---- exercises

    @Test
    void exercisesComeInThreesAndThenLeadOn() {
        Lessons learner = lessons.lesson(
                        "02-more",
                        Lessons.step("more", "start: random", "task: play", "fires: [CM-6.4]"),
                        Lessons.step("look", "task: look"))
                .open("02-more");
        for (int round = 1; round <= 3; round++) {
            assertThat(learner.now().explanation().text()).startsWith("Exercise " + round + ": of ");
            assertThat(learner.now().offers(LessonAct.ANOTHER)).isFalse();
            solve(learner);
            assertThat(leading(learner.now())).isEqualTo(round < 3 ? LessonAct.ANOTHER : LessonAct.NEXT);
            assertThat(learner.now().can(round < 3 ? LessonAct.NEXT : LessonAct.ANOTHER))
                    .isTrue();
            if (round < 3) learner.act(LessonAct.ANOTHER);
        }
        learner.act(LessonAct.NEXT);
        assertThat(learner.now().at()).isEqualTo(1);
        assertThat(learner.now().steps()).containsExactly(true, false);
    }

    /** Has it shown, then does the same. */
    private static void solve(Lessons learner) {
        for (int hint = 0; hint < 4 && !learner.now().can(LessonAct.SHOW_ME); hint++) {
            learner.act(LessonAct.HINT);
            learner.pass(Duration.ofSeconds(7));
        }
        List<Ref> lit = learner.now().overlay().rings().stream().toList();
        learner.presenter.point(List.of(lit.stream()
                .filter(ref -> ref.sort() == Ref.Sort.PIECE)
                .findFirst()
                .orElseThrow()));
        learner.presenter.point(List.of(lit.stream()
                .filter(ref -> ref.sort() == Ref.Sort.SITE)
                .findFirst()
                .orElseThrow()));
        learner.watch();
    }

    // ---- tries

    @Test
    void whatIsListedIsOfOneSort() {
        lessons.lesson(
                        "05-swap",
                        Lessons.step(
                                "swap",
                                "start:",
                                "  zones:",
                                "    pond: {a17: [red-1], a1: [green-1]}",
                                "    bouquet: {bouquet-red: [lotus-pink, lotus-pink, lotus-white], bouquet-green: [lotus-pink, lotus-yellow]}",
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
        oneHop().hop("red-1", "a4");
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.REFUSED))
                .isTrue();
        lessons.act(LessonAct.HINT);
        assertThat(lessons.now().message()).isNull();
        assertThat(lessons.now().match().board().site("a4").orElseThrow().is(Role.REFUSED))
                .isFalse();
    }

    @Test
    void aPlaceAfterAPieceThatMayNotMoveIsMeantForThatPiece() {
        lessons.lesson(
                        "04-third",
                        Lessons.step(
                                "third",
                                "start:",
                                "  zones: {pond: {a1: [red-3], a3: [lotus-pink], a16: [red-1], a21: [green-1], a32: [red-2]}}",
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
        oneHop().hop("red-1", "a4");
        LessonView view = lessons.now();
        assertThat(view.message().sort()).isEqualTo(MessageView.Sort.REFUSED);
        assertThat(view.message().words().text()).startsWith("Not allowed: ");
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
        oneHop().hop("red-1", "a4");
        lessons.presenter.speak("it");
        assertThat(lessons.now().match().happenings()).isEmpty();
        assertThat(lessons.now().message().words().text()).startsWith("Non è permesso: ");
        lessons.pointAtPiece("green-1");
        assertThat(lessons.now().message()).as("the next act puts it away").isNull();
    }

    @Test
    void whatIsLegalButNotAskedIsPlayedAndTakenBack() {
        oneHop().hop("green-1", "a10");
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.MISSED);
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.TAKE_BACK);
        assertThat(lessons.now().match().happenings()).anyMatch(TravelView.class::isInstance);
        lessons.act(LessonAct.TAKE_BACK);
        assertThat(lessons.placeOf("green-1")).isEqualTo("a8");
        assertThat(lessons.now().message()).isNull();
        lessons.hop("red-1", "a3");
        assertThat(lessons.now().message().words().text()).isEqualTo("It hopped.");
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        assertThat(lessons.now().steps()).containsExactly(true, false);
    }

    @Test
    void lookingRoundIsNoTry() {
        oneHop();
        lessons.presenter.point(List.of(Ref.kind("fly")));
        lessons.pointAtSite("a20");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars())
                .as(lessons.now().end().summary())
                .isBetween(2, 3);
    }

    // ---- help

    @Test
    void hintsOpenAfterAWhileOrATry() {
        oneHop().act(LessonAct.HINT);
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
    void theSolutionIsShownAfterTheLastHintAndThenTheLearnerDoesIt() {
        oneHop();
        for (int i = 0; i < 9 && !lessons.now().can(LessonAct.SHOW_ME); i++) {
            lessons.act(LessonAct.HINT);
            lessons.pass(Duration.ofSeconds(7));
        }
        lessons.act(LessonAct.SHOW_ME);
        assertThat(lessons.placeOf("red-1")).as("first as it was").isEqualTo("a1");
        lessons.watch();
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.SHOWN);
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.AGAIN);
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(2);
        assertThat(lessons.now().end().summary()).contains("The solution was shown.");
    }

    // ---- what is played by itself

    @Test
    void whatOthersAnswerIsShownMoveByMove() {
        lessons.lesson("01-then", play("then", "moves: [hop red-1 a3]", "then: [hop green-1 a10]"))
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
                        play("then", "moves: [hop red-1 a3]", "then: [hop green-1 a10]"),
                        Lessons.step("look", "task: look"))
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
                                ONE_FROG[0],
                                ONE_FROG[1],
                                ONE_FROG[2],
                                "task: look",
                                "moves: [hop red-1 a3, hop green-1 a10]"))
                .open("01-look");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
        lessons.watch();
        assertThat(lessons.placeOf("green-1")).isEqualTo("a10");
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.placeOf("red-1")).isEqualTo("a1");
    }

    // ---- finding, predicting, answering

    @Test
    void whatIsMarkedIsToldInThreeShapes() {
        lessons.lesson(
                        "01-find",
                        Lessons.step("find", ONE_FROG[0], ONE_FROG[1], ONE_FROG[2], "task: find", "find: [a3, a10]"))
                .open("01-find");
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.CHECK);
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
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.PARTLY);
        lessons.pointAtSite("a4");
        assertThat(lessons.now().message()).isNull();
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().match().board().site("a10").orElseThrow().is(Role.MISSED))
                .isTrue();
        lessons.pointAtSite("a10");
        lessons.act(LessonAct.CHECK);
        assertThat(lessons.now().message().sort()).isEqualTo(MessageView.Sort.RIGHT);
    }

    @Test
    void aPredictionIsAnsweredByWhatHappens() {
        lessons.lesson(
                        "01-predict",
                        Lessons.step(
                                "predict",
                                ONE_FROG[0],
                                ONE_FROG[1],
                                ONE_FROG[2],
                                "task: predict",
                                "moves: [hop red-1 a3, hop green-1 a10]",
                                "ask: site of red-1"))
                .open("01-predict");
        lessons.pointAtSite("a2");
        lessons.act(LessonAct.CHECK);
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
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.NEXT);
    }

    @Test
    void aWrongAnswerSaysWhyAndAnotherCanBeChosen() {
        lessons.lesson(
                        "01-answer",
                        Lessons.step(
                                "answer",
                                ONE_FROG[0],
                                ONE_FROG[1],
                                ONE_FROG[2],
                                "task: answer",
                                "choices:",
                                "  - {en: One, it: Uno, because: {en: Count again., it: Conta ancora.}}",
                                "  - {en: Two, it: Due, right: true, because: {en: Yes two., it: Due.}}"))
                .open("01-answer");
        assertThat(lessons.now().answers())
                .extracting(answer -> answer.words().text())
                .containsExactly("One", "Two");
        lessons.presenter.answer(0);
        assertThat(lessons.now().message().words().text()).isEqualTo("Count again.");
        assertThat(lessons.now().answers().get(0).state()).isEqualTo(AnswerView.State.WRONG);
        lessons.presenter.answer(1);
        assertThat(lessons.now().message().words().text()).isEqualTo("Yes two.");
        assertThat(lessons.now().answers().get(1).state()).isEqualTo(AnswerView.State.RIGHT);
        lessons.presenter.speak("it");
        assertThat(lessons.now().message().words().text()).isEqualTo("Due.");
    }

    // ---- the end, and what is kept

    @Test
    void theEndNamesWhatWasLearntAndLeadsOn() {
        oneHop();
        lessons.lesson("02-more", Lessons.step("look", "start: new", "task: look"))
                .open("01-hop");
        assertThat(lessons.now().title()).isEqualTo("1  Title of 01-hop");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
        assertThat(lessons.now().end().learnt()).isEqualTo("The idea.");
        assertThat(lessons.now().end().next()).isEqualTo("Title of 02-more");
        lessons.course.open("china-moon");
        assertThat(lessons.courses
                        .get(lessons.courses.size() - 1)
                        .lessons()
                        .get(0)
                        .stars())
                .isEqualTo(3);
        assertThat(lessons.courses.get(lessons.courses.size() - 1).next()).isEqualTo(1);
        lessons.act(LessonAct.AGAIN);
        assertThat(lessons.now().end()).isNull();
        assertThat(lessons.now().at()).isZero();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().title()).isEqualTo("2  Title of 02-more");
    }

    @Test
    void aLessonOpensWhereTheLearnerLeftOff() {
        oneHop().hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).isEqualTo(1);
        lessons.presenter.leave();
        lessons.open("01-hop");
        assertThat(lessons.now().at()).isEqualTo(1);
        lessons.presenter.goTo(0);
        assertThat(lessons.now().at()).isZero();
        assertThat(lessons.now().match().board().site("a1").orElseThrow().pieces())
                .hasSize(1);
    }

    private Lessons threeHops() {
        String[] steps = {
            play("one", "moves: [hop red-1 a3]"),
            play("two", "moves: [hop red-1 a3]"),
            play("three", "moves: [hop red-1 a3]")
        };
        return lessons.lesson("01-first", play("alone", "moves: [hop red-1 a3]"))
                .lesson("02-hops", steps)
                .lesson("03-last", play("alone", "moves: [hop red-1 a3]"));
    }

    private CourseView course() {
        lessons.course.open("china-moon");
        return lessons.courses.get(lessons.courses.size() - 1);
    }

    @Test
    void whatWasDoneIsKeptAcrossLeavingAndEndsInStars() {
        threeHops().open("02-hops").hop("red-1", "a4");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.presenter.leave();
        assertThat(course().next())
                .as("where one was, not the first that is not done")
                .isEqualTo(1);
        assertThat(course().lessons().get(1).step()).isEqualTo(2);
        lessons.open("02-hops");
        assertThat(lessons.now().at()).isEqualTo(1);
        assertThat(lessons.now().steps()).containsExactly(true, false, false);
        for (int step = 1; step < 3; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().stars())
                .as("one wrong try, before it was left")
                .isEqualTo(2);
        assertThat(course().lessons().get(1).stars()).isEqualTo(2);
        assertThat(course().lessons().get(1).begun()).isFalse();
        assertThat(course().next()).as("what follows it").isEqualTo(2);
    }

    @Test
    void whatWasLeftOutIsOfferedAtTheEnd() {
        threeHops().open("02-hops");
        lessons.presenter.goTo(1);
        for (int step = 1; step < 3; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().open()).isEqualTo(1);
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.MISSING);
        lessons.presenter.leave();
        lessons.open("02-hops");
        assertThat(lessons.now().at()).as("it is there that one goes on").isZero();
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(3);
    }

    @Test
    void aStepThatIsDoneNeedNotBeDoneAgain() {
        threeHops().open("02-hops").hop("red-1", "a3");
        lessons.presenter.leave();
        lessons.open("02-hops");
        assertThat(lessons.now().at()).isZero();
        assertThat(leading(lessons.now())).isEqualTo(LessonAct.NEXT);
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).isEqualTo(1);
        assertThat(lessons.now().can(LessonAct.NEXT)).isFalse();
    }

    @Test
    void aLessonCanBeBegunAnewAndStarsStay() {
        threeHops().open("02-hops").hop("red-1", "a4");
        lessons.hop("red-1", "a3");
        lessons.act(LessonAct.NEXT);
        lessons.act(LessonAct.AFRESH);
        assertThat(lessons.now().at()).isZero();
        assertThat(lessons.now().steps()).containsExactly(false, false, false);
        assertThat(course().lessons().get(1).begun()).isFalse();
        for (int step = 0; step < 3; step++) {
            lessons.hop("red-1", "a3");
            lessons.act(LessonAct.NEXT);
        }
        assertThat(lessons.now().end().stars()).isEqualTo(3);
        lessons.act(LessonAct.AGAIN);
        lessons.hop("red-1", "a4");
        lessons.presenter.leave();
        assertThat(course().lessons().get(1).stars()).isEqualTo(3);
    }

    // ---- what is broken

    @Test
    void aStepThatTheRulesNoLongerAllowIsToldAndTheRestGoesOn() {
        lessons.lesson(
                        "01-broken",
                        Lessons.step(
                                "broken", ONE_FROG[0], ONE_FROG[1], ONE_FROG[2], "task: look", "moves: [hop red-1 a7]"),
                        Lessons.step("fine", ONE_FROG[0], ONE_FROG[1], ONE_FROG[2], "task: look"))
                .open("01-broken");
        MessageView message = lessons.now().message();
        assertThat(message.sort()).isEqualTo(MessageView.Sort.BROKEN);
        assertThat(message.words().text()).contains("hop red-1 a7");
        assertThat(message.place()).startsWith("tutorials/china-moon/01-broken.md:");
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().goal().text()).isEqualTo("Goal of fine.");
        assertThat(lessons.now().message()).isNull();
    }

    @Test
    void aBadLessonFileHarmsNoOther() {
        oneHop();
        lessons.with(
                "02-bad",
                "---\ngame: china-moon\nplayers: 3\ntitle: {en: Bad, it: Male}\n---\n\n## step\n\nen: Do it.\n\n```yaml\ntask: plai\n```\n");
        lessons.course.open("china-moon");
        var course = lessons.courses.get(lessons.courses.size() - 1);
        assertThat(course.lessons().get(0).problems()).isEmpty();
        assertThat(course.lessons().get(1).problems()).isNotEmpty();
        assertThat(course.lessons().get(1).problems().get(0).place()).startsWith("tutorials/china-moon/02-bad.md:");
        assertThat(course.next()).isZero();
        lessons.presenter.open("china-moon/02-bad");
        assertThat(lessons.failures).isNotEmpty();
        assertThat(lessons.now().title()).as("the other stays open").isEqualTo("Title of 01-hop");
    }

    @Test
    void whereNothingIsLitWhatIsChosenShowsAllTheSame() {
        lessons.lesson("01-hop", play("hop", "moves: [hop red-1 a3]", "explore: true"))
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
