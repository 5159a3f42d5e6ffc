package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Insets;
import java.awt.Rectangle;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.layout.Room;
import regola.ui.board.panel.BoardPanel;
import regola.ui.board.panel.BoardSize;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.stage.Measure;
import regola.ui.support.Deaf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/** Letters are larger for children, but not at the cost of what they play on. */
@ExtendWith(OnEventThread.class)
class ChildrensBoardTest {
    private final LibraryShelf shelf = new LibraryShelf();
    private final LibraryLessons lessons = new LibraryLessons(shelf::library, List.of());
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            lessons,
            new Unkept(),
            InstantSource.system(),
            (wait, then) -> {},
            pictures::add,
            problems -> {});

    @ParameterizedTest
    @CsvSource({
        "croak,2,1280,800",
        "croak,2,1024,700",
        "nin-jan,1,1280,800",
        "china-moon,1,1280,800",
        "army-of-frogs,1,1280,800",
        "nine-mens-morris,1,1280,800"
    })
    void childrensBoardIsNoSmaller(String game, int lesson, int width, int height) {
        Appearance.normal().install();
        presenter.speak("en");
        presenter.open(lessons.lessons(game).get(lesson - 1).id());
        assertThat(unit(game, Measure.Mode.CHILDREN, width, height))
                .isGreaterThanOrEqualTo(unit(game, Measure.Mode.LEARNER, width, height));
    }

    /** @return how far it is from place to place */
    private double unit(String game, Measure.Mode mode, int width, int height) {
        LessonWishes deaf = Deaf.to(LessonWishes.class);
        ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
        LessonPanel panel = new LessonPanel(art, presenter, deaf, false);
        panel.setMotion(MotionLevel.NONE);
        panel.setMode(mode);
        LessonView view = pictures.get(pictures.size() - 1);
        panel.show(view, Texts.in("en"));
        Offscreen.lay(panel, width, height);
        assertThat(named(panel, "lesson.ruler").getHeight()).as("the ruler").isPositive();
        BoardPanel board = panel.boardPanel();
        Room room = board.room();
        return BoardSize.unit(
                view.match().board(),
                board.look(),
                new Rectangle((int) room.width(), (int) room.height()),
                new Insets((int) room.top(), (int) room.left(), (int) room.bottom(), (int) room.right()));
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (name.equals(each.getName())) return each;
            Component inner = each instanceof Container container ? named(container, name) : null;
            if (inner != null) return inner;
        }
        return null;
    }
}
