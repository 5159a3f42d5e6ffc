package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.keep.Unkept;
import regola.ui.support.ShippedShelf;
import regola.ui.view.lesson.LessonView;

/** A lesson shows what it speaks of: a heap where nobody ever looks takes no room in one that is not about it. */
class UntoldPlacesTest {
    @Test
    void aHeapThatNobodyLooksAtIsInNoLessonThatIsNotAboutIt() {
        List<LessonView> pictures = new ArrayList<>();
        LessonPresenter presenter = new LessonPresenter(
                Runnable::run,
                ShippedShelf.LESSONS,
                new Unkept(),
                () -> Instant.EPOCH,
                (wait, then) -> {},
                pictures::add,
                problems -> {});
        presenter.openAt("nin-jan/01-who-beats-whom", 0);
        var board = pictures.get(pictures.size() - 1).match().board();
        assertThat(board.site("pile-1")).isPresent();
        assertThat(board.site("box")).isEmpty();
    }
}
