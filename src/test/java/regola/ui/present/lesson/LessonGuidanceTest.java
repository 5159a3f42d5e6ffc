package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;

/** What leads a learner on: one ring at a time, the next thing to do, and what was made of a step. */
class LessonGuidanceTest {
    private static final String TWO_FROGS = "  zones: {pond: {a1: [red-1], a8: [green-1], a16: [orange-1]}}";

    private final Lessons lessons = new Lessons();

    private boolean isLit(String piece, Role role) {
        return lessons.now().match().board().sites().stream()
                .flatMap(site -> site.pieces().stream())
                .anyMatch(each -> each.id().equals(piece) && each.is(role));
    }

    private String said() {
        return lessons.now().message() == null
                ? ""
                : lessons.now().message().words().text();
    }

    /** Several rings of which one is meant are riddles. */
    @Test
    void whatTheLessonRingsStandsAloneUntilSomethingIsPressed() {
        lessons.lesson(
                        "01-ring",
                        Lessons.step(
                                "ring",
                                "start:",
                                TWO_FROGS,
                                "  vars: {mover: red}",
                                "task: play",
                                "moves: [hop red-1 a3]",
                                "show: {ring: [red-1]}"),
                        Lessons.step("none", "start:", TWO_FROGS, "  vars: {mover: red}", "task: play", "any: true"))
                .open("01-ring");
        assertThat(isLit("red-1", Role.LEGAL)).isTrue();
        assertThat(isLit("green-1", Role.LEGAL)).isFalse();
        lessons.pointAtPiece("red-1");
        assertThat(isLit("red-1", Role.CHOSEN)).isTrue();
        assertThat(lessons.now().overlay().rings())
                .as("or nobody would see that it is chosen")
                .isEmpty();
        lessons.presenter.clear();
        assertThat(lessons.now().overlay().rings()).containsExactly(Ref.piece("red-1"));
        lessons.presenter.pointOff(0, 0);
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(said()).isEqualTo("Start with this one: Red's frog.");
        assertThat(isLit("red-1", Role.LEGAL)).isTrue();
        assertThat(isLit("green-1", Role.LEGAL))
                .as("a press in vain lights nothing that is not asked for")
                .isFalse();
        lessons.presenter.goTo(1);
        assertThat(isLit("green-1", Role.LEGAL)).as("nothing is ringed").isTrue();
    }

    /** What is named is lit, and nothing beside it. */
    @Test
    void whoIsToldWhatToStartWithSeesThatAloneInTheLight() {
        lessons.lesson(
                        "01-named",
                        Lessons.step(
                                        "named",
                                        "start:",
                                        TWO_FROGS,
                                        "  vars: {mover: red}",
                                        "task: play",
                                        "moves: [hop red-1 a3]")
                                .replace("en: Goal of named.", "en: Hop the red one."))
                .open("01-named");
        lessons.presenter.point(List.of(Ref.site("a37")));
        assertThat(said()).isEqualTo("Start with this one: Red's frog.");
        assertThat(isLit("red-1", Role.LEGAL)).isTrue();
        assertThat(isLit("green-1", Role.LEGAL)).isFalse();
    }

    /** A hint that rings something takes the light from all else. */
    @Test
    void whatAHintRingsStandsAlone() {
        lessons.lesson(
                        "01-hint",
                        Lessons.step(
                                "hint",
                                "start:",
                                TWO_FROGS,
                                "  vars: {mover: red}",
                                "task: play",
                                "moves: [hop red-1 a3]",
                                "hints: [{en: This one., it: Questa., show: {ring: [red-1]}}]"))
                .open("01-hint");
        assertThat(isLit("green-1", Role.LEGAL)).isTrue();
        lessons.act(LessonAct.HINT);
        assertThat(isLit("green-1", Role.LEGAL)).isFalse();
    }

    /** A question that speaks of "the ringed one" has one ring, whatever is hinted. */
    @Test
    void aHintPointsWhereTheQuestionHasARingOfItsOwn() {
        lessons.lesson(
                        "01-point",
                        Lessons.step(
                                "point",
                                "start:",
                                TWO_FROGS,
                                "  vars: {mover: red}",
                                "task: play",
                                "moves: [hop red-1 a3]",
                                "show: {ring: [a3]}",
                                "hints:",
                                "  - {en: See., it: Guarda., show: {path: [a1, a2, a3]}}",
                                "  - {en: This one., it: Questa., show: {ring: [red-1]}}"))
                .open("01-point");
        boolean pointed = false;
        for (int i = 0; i < 3 && lessons.now().can(LessonAct.HINT); i++) {
            lessons.act(LessonAct.HINT);
            assertThat(lessons.now().overlay().rings()).as("hint " + i).containsExactly(Ref.site("a3"));
            pointed |= lessons.now().overlay().points().equals(Set.of(Ref.piece("red-1")));
            assertThat(lessons.now().hint().text()).doesNotContain("ringed");
            lessons.pass(Duration.ofSeconds(7));
        }
        assertThat(pointed).isTrue();
        assertThat(isLit("green-1", Role.LEGAL)).as("what is pointed at alone").isFalse();
    }

    /** A flower is chosen in the bouquet, and the only place for it lies far away on the pond. */
    @Test
    void whereOnePlaceIsLeftForWhatWasTakenUpItIsSaid() {
        lessons.lesson(
                        "01-drop",
                        Lessons.step(
                                "drop",
                                "start:",
                                "  zones:",
                                "    pond: {a20: [red-1], a1: [green-1], a16: [orange-1]}",
                                "    bouquet: {bouquet-red: [lotus-pink, lotus-white]}",
                                "  vars: {mover: red}",
                                "played: [hop red-1 a22]",
                                "task: play",
                                "any: true"))
                .open("01-drop");
        lessons.watch();
        lessons.presenter.point(List.of(Ref.kind("lotus-white"), Ref.site("bouquet-red")));
        assertThat(said()).isEqualTo("And where to? One place is left: press the ringed one.");
        lessons.pointAtSite("a21");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    /** Whoever has thought of the other move is told so, where that can be said in words. */
    @Test
    void whereOneMoveAloneCanBeFoundItIsNotLitAfterATry() {
        lessons.lesson(
                        "01-alone",
                        Lessons.step(
                                "alone",
                                "start:",
                                "  zones: {pond: {a1: [red-1]}}",
                                "  vars: {mover: red}",
                                "task: play",
                                "explore: true",
                                "moves: [hop red-1 a3]",
                                "hints: [{en: Two pads., it: Due ninfee.}]"))
                .open("01-alone");
        assertThat(isLit("red-1", Role.LEGAL)).isFalse();
        lessons.presenter.pointOff(0, 0);
        assertThat(said()).as("nothing is lit").doesNotContain("lit");
        lessons.hop("red-1", "a4");
        assertThat(lessons.now().state()).isEqualTo(LessonState.REFUSED);
        lessons.presenter.clear();
        assertThat(isLit("red-1", Role.LEGAL)).as("it would be the answer").isFalse();
        lessons.hop("red-1", "a4");
        lessons.presenter.clear();
        assertThat(isLit("red-1", Role.LEGAL)).as("after a second try too").isFalse();
        lessons.act(LessonAct.HINT);
        assertThat(isLit("red-1", Role.LEGAL)).as("the first hint says less").isFalse();
        lessons.hop("red-1", "a4");
        lessons.presenter.clear();
        lessons.act(LessonAct.HINT);
        assertThat(isLit("red-1", Role.LEGAL)).isTrue();
    }

    /** Whoever has turned the wrong way in their mind is told so. */
    @Test
    void aWrongDirectionIsToldAsSuch() throws IOException {
        lessons.with("mr-3", Files.readString(Path.of("tutorials/moulin-rouge/03-the-board-turns.md")))
                .open("mr-3");
        while (!lessons.now().goal().text().startsWith("Red turns the outer ring clockwise"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.pointAtSite("c1");
        assertThat(said()).isEqualTo("So it would be counter-clockwise. Read the question once more.");
    }

    /** Just beyond the drawn edge of a hexagon, where its corners are, that hexagon is meant. */
    @Test
    void aPressAtTheRimOfAPlaceMeansThatPlace() throws IOException {
        lessons.with("af-1", Files.readString(Path.of("tutorials/army-of-frogs/01-put-a-frog-down.md")))
                .open("af-1");
        while (!lessons.now().goal().text().startsWith("You are Red. Begin"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.presenter.point(List.of(Ref.kind("red"), Ref.site("hand-red")));
        lessons.presenter.pointOff(0, 0.5);
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    /** What lies there is told first, as a sentence of its own. */
    @Test
    void whatLiesCoveredIsASentenceBeforeWhatIsAsked() throws IOException {
        lessons.with("af-1", Files.readString(Path.of("tutorials/army-of-frogs/01-put-a-frog-down.md")))
                .open("af-1");
        while (!lessons.now().goal().text().startsWith("Mark all places that touch"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.presenter.point(List.of(Ref.site("bag")));
        assertThat(said()).contains("nobody knows. That is not on the board.");
    }

    /** Who takes a runner that waits means to bring it in. */
    @Test
    void whatWaitsBesideTheBoardIsAskedWhereItComesIn() throws IOException {
        lessons.with("ur-1", Files.readString(Path.of("tutorials/royal-game-of-ur/01-throw-and-run.md")))
                .open("ur-1");
        while (!lessons.now().goal().text().startsWith("You are Ivory. Look at the dice"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.presenter.point(List.of(Ref.kind("ivory-runner"), Ref.site("waiting-ivory")));
        assertThat(said()).isEqualTo("Ivory runner? And where? Choose a place on the board.");
    }

    /** Men that are all alike: those on the board are not the one that was taken from the supply. */
    @Test
    void whatIsTakenFromASupplyIsAskedWhereItGoesThoughOthersLikeItStandOnTheBoard() throws IOException {
        lessons.with("mr-1", Files.readString(Path.of("tutorials/moulin-rouge/01-rays-not-rings.md")))
                .open("mr-1");
        while (!lessons.now().goal().text().startsWith("You are Red. Place a man"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.presenter.point(List.of(Ref.piece("red-man"), Ref.kind("red-man"), Ref.site("hand-red")));
        assertThat(said()).isEqualTo("Red man? And where? Choose a place on the board.");
    }

    /** The board goes on between its places: nobody who pressed there has missed it. */
    @Test
    void whoPressesBetweenThePlacesIsToldWhatIsSo() throws IOException {
        lessons.with("mr-1", Files.readString(Path.of("tutorials/moulin-rouge/01-rays-not-rings.md")))
                .open("mr-1");
        while (!lessons.now().goal().text().startsWith("You are Red. Place a man"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.presenter.pointOff(0, 0);
        assertThat(said()).isEqualTo("There is no place just there. Press where one is drawn.");
    }

    /** Who is to take a man looks for no place. */
    @Test
    void whoPressesBesideTheMenToBeTakenIsNotSentToAPlace() throws IOException {
        lessons.with("nm-1", Files.readString(Path.of("tutorials/nine-mens-morris/01-three-in-a-line.md")))
                .open("nm-1");
        while (!lessons.now().goal().text().startsWith("Your mill takes"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.watch();
        lessons.presenter.pointOff(0, 0);
        assertThat(said()).isEqualTo("That does nothing just now. Try what is lit.");
    }

    private void twoHops() {
        lessons.lesson(
                        "01-two",
                        Lessons.step(
                                "two",
                                "start:",
                                TWO_FROGS,
                                "  vars: {mover: red}",
                                "task: play",
                                "until: site of green-1 is a10",
                                "within: 2",
                                "solution: [hop red-1 a3, hop green-1 a10]"))
                .open("01-two");
    }

    @Test
    void whatWasMadeOfAStepStandsWhenOneComesBack() {
        twoHops();
        lessons.hop("red-1", "a3");
        lessons.watch();
        lessons.presenter.leave();
        lessons.open("01-two");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        assertThat(lessons.now().can(LessonAct.TAKE_BACK)).isTrue();
        lessons.hop("green-1", "a10");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void aMoveThatWasNotAskedForIsNotMadeOnceMoreWhenOneComesBack() {
        twoHops();
        lessons.hop("red-1", "a3");
        lessons.watch();
        lessons.hop("orange-1", "a18");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.MISSED);
        lessons.presenter.leave();
        lessons.open("01-two");
        assertThat(lessons.placeOf("red-1")).isEqualTo("a3");
        assertThat(lessons.placeOf("orange-1")).isEqualTo("a16");
    }

    /** Whoever sees few stars wants to know why, and how to get more. */
    @Test
    void theEndSaysWhatStarsAreForAndHowItWent() {
        lessons.lesson("01-end", LessonSteps.play("hop", "moves: [hop red-1 a3]"))
                .open("01-end");
        lessons.hop("red-1", "a4");
        lessons.presenter.clear();
        lessons.hop("green-1", "a10");
        lessons.watch();
        lessons.act(LessonAct.TAKE_BACK);
        lessons.hop("red-1", "a3");
        lessons.watch();
        lessons.act(LessonAct.NEXT);
        assertThat(lessons.now().end().stars()).isEqualTo(2);
        assertThat(lessons.now().end().summary())
                .isEqualTo("Well done: two stars! For the third: no mistakes. This time: one mistake.");
        assertThat(lessons.now().end().tip())
                .as("what was refused is no mistake")
                .isEqualTo(
                        "This time: one mistake. Counted: wrong answers and moves. What is not allowed is never counted.");
    }
}
