package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.layout.Room;
import regola.ui.board.panel.BoardPanel;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/** In every step of a lesson the board has the same room, also for whoever comes back to a later step. */
@ExtendWith(OnEventThread.class)
class SteadyLessonTest {
    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final LibraryLessons lessons = ShippedShelf.LESSONS;
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            lessons,
            new Unkept(),
            InstantSource.system(),
            (wait, then) -> {},
            pictures::add,
            problems -> {});

    static Stream<String> games() {
        return ShippedShelf.GAMES.library().games().stream()
                .map(game -> game.id())
                .sorted();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBoardStaysWhereItIs(String game) {
        new Appearance(Theme.LIGHT, 100).install();
        ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
        List<String> moved = new ArrayList<>();
        for (LessonShelf.Entry lesson : Thorough.some(2, 0, lessons.lessons(game))) {
            presenter.open(lesson.id());
            LessonPanel through = panel(art);
            Room first = null;
            int steps = now().steps().size();
            for (int step = 0; step < steps; step++) {
                presenter.goTo(step);
                String where = lesson.id() + ", step " + (step + 1);
                Room begun = room(through);
                settle();
                Room asked = room(through);
                // Whoever comes back finds the same: seen at the last step, which differs most.
                Room resumed = step == steps - 1 ? room(panel(art)) : asked;
                if (first == null) first = begun;
                for (Room other : List.of(begun, asked, resumed))
                    if (!other.equals(first)) {
                        moved.add(where + ": " + first + " " + begun + asked + resumed);
                        break;
                    }
            }
        }
        assertThat(moved)
                .as("where the board has another room than at the beginning")
                .isEmpty();
    }

    private LessonPanel panel(ArtStore art) {
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(), new Class<?>[] {LessonWishes.class}, (p, m, a) -> null);
        LessonPanel panel = new LessonPanel(art, presenter, deaf, false);
        panel.setMotion(MotionLevel.NONE);
        return panel;
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void settle() {
        for (int i = 0; i < 40 && now().acts().isEmpty(); i++) presenter.act(LessonAct.NEXT);
    }

    /** @return what of the page is left to the board between the trays */
    private Room room(LessonPanel panel) {
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        return board(panel).room();
    }

    private static BoardPanel board(Container in) {
        for (Component each : in.getComponents()) {
            if (each instanceof BoardPanel found) return found;
            BoardPanel inner = each instanceof Container container ? board(container) : null;
            if (inner != null) return inner;
        }
        return null;
    }
}
