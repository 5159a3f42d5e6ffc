package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import regola.ui.present.Lessons;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/** What a lesson is known by in the list of lessons. */
class LessonSceneTest {
    private final Lessons lessons = new Lessons();

    private LessonScene scene(String step) {
        lessons.lesson("01-hop", step);
        return LessonScene.of(lessons.read("china-moon/01-hop").lesson(), "en");
    }

    @Test
    void itShowsWhatIsDoneInTheLesson() {
        LessonScene scene = scene(LessonSteps.play("hop", "moves: [hop red-1 a3]"));
        assertThat(scene.overlay().arrows()).containsExactly(new OverlayView.Arrow(Ref.site("a1"), Ref.site("a3")));
        assertThat(scene.lit()).containsExactly("a3", "a1");
    }

    @Test
    void whereOnlySomethingIsToldThePlaceThatIsPointedAtIsSeen() {
        LessonScene scene = scene(LessonSteps.look("look"));
        assertThat(scene.overlay()).isEqualTo(OverlayView.NONE);
        assertThat(scene.board().sites()).isNotEmpty();
    }
}
