package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.present.Lessons;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/** What a lesson is known by in the list of lessons. */
class LessonSceneTest {
    private final Lessons lessons = new Lessons();

    private LessonScene scene(String... steps) {
        lessons.lesson("01-hop", steps);
        return LessonScene.of(lessons.read("china-moon/01-hop").lesson(), "en");
    }

    @Test
    void itShowsWhatIsDoneInTheLesson() {
        LessonScene scene = scene(LessonSteps.look("look"), LessonSteps.play("hop", "moves: [hop red-1 a3]"));
        assertThat(scene.overlay().arrows()).containsExactly(new OverlayView.Arrow(Ref.site("a1"), Ref.site("a3")));
        assertThat(scene.lit()).containsExactly("a3", "a1");
    }

    @Test
    void whereOnlySomethingIsToldThePlaceThatIsPointedAtIsSeen() {
        LessonScene scene = scene(LessonSteps.look("look"));
        assertThat(scene.overlay()).isEqualTo(OverlayView.NONE);
        assertThat(scene.board().sites()).isNotEmpty();
    }

    /** A move that names one place only shows how far it reaches: the seeds that are sown, the discs that turn. */
    @ParameterizedTest
    @CsvSource({"reversi,0", "reversi,1", "kalah,0", "kalah,1"})
    void whatReachesFurtherHasAnArrowToo(String game, int lesson) {
        String id = ShippedShelf.LESSONS.lessons(game).get(lesson).id();
        LessonScene scene = LessonScene.of(ShippedShelf.LESSONS.read(id).lesson(), "en");
        assertThat(scene.overlay().arrows()).isNotEmpty();
        assertThat(scene.lit()).hasSizeGreaterThan(1);
    }

    /** As in a lesson of one's own that has one step: its picture is no answer to it. */
    @Test
    void whatIsAskedFirstOfAllIsNotAnsweredInThePicture() {
        LessonScene scene = scene(LessonSteps.play("hop", "moves: [hop red-1 a3]", "done: {en: Yes., it: Sì.}"));
        assertThat(scene.overlay()).isEqualTo(OverlayView.NONE);
        assertThat(scene.board()).isEqualTo(scene.board().unlit());
    }
}
