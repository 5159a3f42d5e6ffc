package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.OverlayView;
import regola.ui.view.lesson.LessonState;

/** Who presses a place first is asked who goes there only where several could go anywhere. */
class OnlyMoverTest {
    private final Lessons lessons = new Lessons();

    private void at(String file, String goal) throws IOException {
        lessons.with("01-here", Files.readString(Path.of("tutorials/" + file + ".md")))
                .open("01-here");
        while (!lessons.now().goal().text().startsWith(goal))
            lessons.presenter.goTo(lessons.now().at() + 1);
    }

    @Test
    void theManThatJumpsOnIsMeantByThePlaceWhereItLands() throws IOException {
        at("english-draughts/02-you-must-jump", "Take two");
        lessons.pointAtSite("d2");
        lessons.pointAtSite("b4");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.PARTLY);
        lessons.pointAtSite("d6");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
        assertThat(lessons.now().overlay().ghosts())
                .as("both that were taken in the turn are seen where they were")
                .filteredOn(OverlayView.Ghost::gone)
                .extracting(OverlayView.Ghost::site)
                .containsExactlyInAnyOrder("c3", "c5");
    }

    @Test
    void theOnlyFrogThatCanHopGoesToThePlaceThatIsPressed() throws IOException {
        at("army-of-frogs/03-jump-again", "Bring the red frog");
        lessons.pointAtSite("2,2");
        lessons.watch();
        assertThat(lessons.now().state()).isEqualTo(LessonState.RIGHT);
    }

    /** Where moves go from a place to a place too. */
    @Test
    void whereAnotherOneCanGoSomewhereElseItIsAskedWhoGoes() throws IOException {
        at("english-draughts/02-you-must-jump", "You are Black");
        lessons.pointAtSite("c5");
        assertThat(lessons.now().message().words().text()).isEqualTo("Which one goes there?");
    }

    @Test
    void theEndOfTwoJumpsIsNotReachedInOne() throws IOException {
        at("english-draughts/02-you-must-jump", "Take two");
        lessons.pointAtSite("d2");
        lessons.pointAtSite("d6");
        assertThat(lessons.now().message().words().text())
                .isEqualTo("One jump after the other: first to the nearer place.");
    }
}
