package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.rules.RuleView;

/** How a lesson begins, exercises, and lessons that are broken. */
class LessonPresenterTest {
    private final Lessons lessons = new Lessons();

    @Test
    void everythingIsThereAtOnce() {
        LessonView view = LessonSteps.oneHop(lessons).now();
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

    /** The button, and Enter, do what the button says; any other press sees first how the scene ends. */
    @Test
    void nextInTheMiddleOfASceneLeadsToTheNextStep() {
        lessons.lesson(
                        "01-scene",
                        Lessons.step("scene", "start: new", "task: watch", "moves: [hop red-1 a2]"),
                        LessonSteps.play("hop", "moves: [hop red-1 a3]"))
                .open("01-scene");
        assertThat(lessons.now().state()).isEqualTo(LessonState.BUSY);
        assertThat(lessons.now().leads()).isTrue();
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().at()).isEqualTo(1);
        assertThat(lessons.now().state()).isEqualTo(LessonState.ASKING);
        assertThat(lessons.now().steps()).containsExactly(true, false);
        lessons.presenter.goTo(0);
        lessons.pointAtSite("a9");
        assertThat(lessons.now().at()).isZero();
    }

    @Test
    void lookingAtTheFrogShowsWhereItWouldLand() {
        Lessons learner = LessonSteps.oneHop(lessons);
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

    /**
     * A red and a green frog in the hand could both come to the middle: until one is chosen nobody knows which, and
     * then it is that one.
     */
    @Test
    void theGhostOfAFrogThatIsAskedForHasItsColour() throws IOException {
        lessons.with("af-1", Files.readString(Path.of("tutorials/army-of-frogs/01-put-a-frog-down.md")))
                .open("af-1");
        // Before it is to be done it is told.
        while (!lessons.now().goal().text().startsWith("You are Red."))
            lessons.presenter.goTo(lessons.now().at() + 1);
        assertThat(ghosts(Ref.site("0,0"))).as("either may come there").isEmpty();
        for (String kind : List.of("red", "green")) {
            lessons.presenter.lift(List.of(Ref.kind(kind)));
            String colour = lessons.now().match().seats().stream()
                    .flatMap(seat -> seat.zones().stream())
                    .flatMap(zone -> zone.piles().stream())
                    .map(pile -> pile.piece())
                    .filter(piece -> piece.refs().contains(Ref.kind(kind)))
                    .findFirst()
                    .orElseThrow()
                    .colour();
            assertThat(ghosts(Ref.site("0,0")))
                    .as(kind)
                    .extracting(ghost -> ghost.piece().colour())
                    .containsExactly(colour);
        }
    }

    private List<OverlayView.Ghost> ghosts(Ref at) {
        List<OverlayView> seen = new ArrayList<>();
        lessons.presenter.look(List.of(at), seen::add);
        return seen.get(0).ghosts();
    }

    /** An exercise asks where a move leads; a preview would answer it. */
    @Test
    void anExerciseShowsNothingBeforehand() {
        lessons.lesson(
                        "02-more",
                        Lessons.step("more", "start: random", "task: play", "fires: [CM-6.4]"),
                        Lessons.step("look", "task: watch"))
                .open("02-more");
        List<Ref> movable = lessons.now().match().board().sites().stream()
                .flatMap(site -> site.pieces().stream())
                .filter(piece -> piece.is(Role.LEGAL))
                .map(piece -> Ref.piece(piece.id()))
                .toList();
        assertThat(movable).isNotEmpty();
        List<OverlayView> seen = new ArrayList<>();
        for (Ref frog : movable) lessons.presenter.look(List.of(frog), seen::add);
        assertThat(seen).hasSize(movable.size()).allMatch(OverlayView::isEmpty);
    }

    @Test
    void exercisesComeInThreesAndThenLeadOn() {
        Lessons learner = lessons.lesson(
                        "02-more",
                        Lessons.step("more", "start: random", "task: play", "fires: [CM-6.4]"),
                        Lessons.step("look", "task: watch"))
                .open("02-more");
        for (int round = 1; round <= 3; round++) {
            assertThat(learner.now().explanation().text()).startsWith("Exercise " + round + ": of ");
            assertThat(learner.now().offers(LessonAct.ANOTHER)).isFalse();
            solve(learner);
            assertThat(LessonSteps.leading(learner.now())).isEqualTo(round < 3 ? LessonAct.ANOTHER : LessonAct.NEXT);
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

    @Test
    void aStepThatTheRulesNoLongerAllowIsToldAndTheRestGoesOn() {
        lessons.lesson(
                        "01-broken",
                        Lessons.step(
                                "broken",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: watch",
                                "moves: [hop red-1 a7]"),
                        Lessons.step(
                                "fine",
                                LessonSteps.ONE_FROG[0],
                                LessonSteps.ONE_FROG[1],
                                LessonSteps.ONE_FROG[2],
                                "task: watch"))
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
        LessonSteps.oneHop(lessons);
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
}
