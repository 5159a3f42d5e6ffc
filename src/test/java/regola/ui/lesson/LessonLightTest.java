package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.Ref;
import regola.ui.view.lesson.LessonState;

/** What is ringed for a moment when somebody has pressed in vain. */
class LessonLightTest {
    private final Lessons lessons = new Lessons();

    /** A ring around each of eighteen places points at none. */
    @Test
    void whereVeryMuchCanBePressedNothingIsRinged() throws IOException {
        lessons.with("mr-1", Files.readString(Path.of("tutorials/moulin-rouge/01-rays-not-rings.md")))
                .open("mr-1");
        while (!lessons.now().goal().text().startsWith("You are Red. Place a man"))
            lessons.presenter.goTo(lessons.now().at() + 1);
        lessons.presenter.pointOff(0, 0);
        assertThat(lessons.now().state()).isEqualTo(LessonState.STRAY);
        assertThat(LessonLight.beckoning(lessons.now())).isEqualTo(lessons.now().overlay());
    }

    @Test
    void fewThatCanBeMovedAreRinged() {
        lessons.lesson(
                        "01-hop",
                        Lessons.step(
                                "hop",
                                "start:",
                                "  zones: {pond: {a1: [red-1], a8: [green-1]}}",
                                "  vars: {mover: red}",
                                "task: play",
                                "moves: [hop red-1 a3]"))
                .open("01-hop");
        lessons.presenter.point(List.of(Ref.site("a37")));
        assertThat(LessonLight.beckoning(lessons.now()).rings())
                .containsExactlyInAnyOrder(Ref.piece("red-1"), Ref.piece("green-1"));
    }
}
