package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;

/** Who has begun a move and then means another one is understood. */
class AnotherMoveTest {
    private static final List<String> TWO = List.of("marked", "marked", "plain", "plain");

    private final Lessons lessons = new Lessons();

    @BeforeEach
    void begin() throws IOException {
        lessons.with("01-here", Files.readString(Path.of("tutorials/royal-game-of-ur/01-throw-and-run.md")))
                .open("01-here");
        while (!lessons.now().goal().text().startsWith("You are Ivory"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.pointAtSite("m1");
    }

    @Test
    void theSquareWhereARunnerComesInIsUnderstoodWhateverIsChosen() {
        lessons.pointAtSite("a2");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    @Test
    void whoPressesTheBoardWhenAllIsDoneIsLedOn() {
        lessons.pointAtSite("a2");
        lessons.watch();
        assertThat(lessons.now().message().words().text()).doesNotContain("Next");
        lessons.pointAtSite("m1");
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
        assertThat(lessons.now().message().words().text()).contains("two squares along.", "“Next” leads on");
    }

    /** Else what is chosen in vain would stand in the way of all that the hint is about. */
    @Test
    void aHintLetsGoOfWhatLeadsToNothingThatIsAskedFor() {
        lessons.pointAtSite("b2");
        lessons.pass(Duration.ofSeconds(60));
        lessons.act(LessonAct.HINT);
        assertThat(chosen()).isEmpty();
    }

    @Test
    void aRunnerThatWaitsIsMeantInsteadOfTheOneThatIsChosen() {
        assertThat(chosen()).containsExactly("m1");
        Ref waiting = lessons.now().match().seats().stream()
                .flatMap(seat -> seat.zones().stream())
                .filter(zone -> zone.site().equals("waiting-ivory"))
                .flatMap(zone -> zone.piles().get(0).piece().refs().stream())
                .findFirst()
                .orElseThrow();
        lessons.presenter.point(List.of(waiting, Ref.site("waiting-ivory")));
        assertThat(chosen()).isEmpty();
        assertThat(lessons.now().message().words().text()).contains("And where?");
    }

    private List<String> chosen() {
        return lessons.now().match().board().sites().stream()
                .filter(site -> site.is(Role.CHOSEN) || site.pieces().stream().anyMatch(piece -> piece.is(Role.CHOSEN)))
                .map(SiteView::id)
                .toList();
    }

    /** Such as the dice, which are thrown again at once for the next player. */
    @Test
    void aMoveThatWasNotAskedForIsSeenWithTheThrowThatItWasMadeWith() {
        assertThat(dice()).isEqualTo(TWO);
        lessons.pointAtSite("m3");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.MISSED);
        assertThat(lessons.placeOf("ivory-runner")).isEqualTo("m3");
        assertThat(dice()).isEqualTo(TWO);
    }

    @Test
    void aMoveThatWasAskedForIsSeenWithTheThrowThatItWasMadeWith() {
        lessons.pointAtSite("a2");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
        assertThat(lessons.placeOf("ivory-runner")).isEqualTo("a2");
        assertThat(dice()).isEqualTo(TWO);
    }

    private List<String> dice() {
        return lessons.now().match().board().site("thrown").orElseThrow().pieces().stream()
                .map(piece -> piece.id())
                .toList();
    }
}
