package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.keep.Unkept;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SeatView;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;

/** While a move is looked at whoever made it has the light, in a scene and after a try alike. */
class WhoActedTest {
    private static final int SCENE = 1;
    private static final int SOWING = 2;

    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            ShippedShelf.LESSONS,
            new Unkept(),
            () -> Instant.EPOCH,
            (wait, then) -> {},
            pictures::add,
            problems -> {});

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    private List<String> lit() {
        return now().match().seats().stream()
                .filter(SeatView::deciding)
                .map(SeatView::id)
                .toList();
    }

    private void finish() {
        for (int i = 0; i < 10; i++) presenter.shown(now().serial());
    }

    @Test
    void itIsWhoSowedInASceneAndAfterATry() {
        presenter.openAt("kalah/01-sowing", SCENE);
        finish();
        assertThat(lit()).as("after a scene").containsExactly("south");
        presenter.openAt("kalah/01-sowing", SOWING);
        presenter.point(List.of(Ref.site("a2")));
        finish();
        assertThat(now().state()).isEqualTo(LessonState.MISSED);
        assertThat(lit()).as("after a try in vain").containsExactly("south");
    }

    @Test
    void itIsWhoSowedWhereTheStepIsDone() {
        presenter.openAt("kalah/01-sowing", SOWING);
        assertThat(lit()).as("whoever is asked").containsExactly("south");
        presenter.point(List.of(Ref.site("a1")));
        finish();
        assertThat(now().state()).isEqualTo(LessonState.RIGHT);
        assertThat(lit()).containsExactly("south");
    }
}
