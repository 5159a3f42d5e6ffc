package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;

/** What goes its own way is drawn there, and is no loss where it ends. */
class OwnWayTest {
    private final Lessons lessons = new Lessons();

    @BeforeEach
    void open() throws IOException {
        lessons.with("01-here", Files.readString(Path.of("tutorials/royal-game-of-ur/01-throw-and-run.md")))
                .open("01-here");
    }

    @Test
    void whoComesHomeIsNotStruckOut() {
        lessons.watch();
        assertThat(lessons.placeOf("ivory-runner")).isEmpty();
        assertThat(lessons.now().overlay().ghosts()).isEmpty();
    }

    @Test
    void theLineOfAMoveGoesRoundTheCorner() {
        while (!lessons.now().goal().text().startsWith("Your ringed"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.pointAtSite("m7");
        lessons.pointAtSite("a5");
        lessons.watch();
        assertThat(lessons.now().match().board().moment().trails()).contains(List.of("m7", "m8", "a5"));
    }
}
