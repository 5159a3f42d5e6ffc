package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import javax.swing.JFrame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.support.WindowDriver;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonIntents;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/**
 * Whoever presses Enter or Space as soon as a step is there, without having pointed at anything or walked anywhere, has
 * answered nothing: in every step of every lesson, and after every hint.
 */
@Tag("ui")
class NothingByChanceIT {
    /** What is asked of a presenter by somebody who only looks, or wants to be helped or led on. */
    private static final Set<String> HARMLESS = Set.of("look", "shown", "act");

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
    private final List<String> asked = new CopyOnWriteArrayList<>(); // things are asked by more threads than one

    static Stream<String> games() {
        return new LibraryShelf().library().games().stream().map(game -> game.id());
    }

    private LessonView now() {
        return pictures.get(pictures.size() - 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void enterAndSpaceAnswerNothingByThemselves(String game) {
        LessonIntents recording = (LessonIntents) Proxy.newProxyInstance(
                LessonIntents.class.getClassLoader(), new Class<?>[] {LessonIntents.class}, (proxy, method, given) -> {
                    if (!method.getName().equals("hashCode")) asked.add(method.getName());
                    return null;
                });
        LessonWishes deaf = (LessonWishes) Proxy.newProxyInstance(
                LessonWishes.class.getClassLoader(),
                new Class<?>[] {LessonWishes.class},
                (proxy, method, given) -> null);
        ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
        List<LessonPanel> made = new ArrayList<>();
        try (WindowDriver window = WindowDriver.open(
                () -> {
                    made.add(new LessonPanel(art, recording, deaf, false));
                    made.get(0).setMotion(MotionLevel.NONE);
                    JFrame frame = new JFrame();
                    frame.add(made.get(0));
                    return frame;
                },
                1280,
                800)) {
            LessonPanel panel = made.get(0);
            int steps = 0;
            for (LessonShelf.Entry lesson : lessons.lessons(game)) {
                presenter.open(lesson.id());
                for (int step = 0; step < now().steps().size(); step++) {
                    presenter.goTo(step);
                    press(window, panel, lesson.id() + ", step " + (step + 1));
                    presenter.act(LessonAct.HINT);
                    press(window, panel, lesson.id() + ", step " + (step + 1) + ", hint");
                    steps++;
                }
            }
            assertThat(steps).isGreaterThanOrEqualTo(4 * lessons.lessons(game).size());
        }
    }

    private void press(WindowDriver window, LessonPanel panel, String where) {
        for (int i = 0; i < 40 && now().acts().isEmpty(); i++) presenter.act(LessonAct.NEXT);
        LessonView view = now();
        window.onEventThread(() -> {
            panel.show(view, Texts.in("en"));
            panel.boardPanel().requestFocusInWindow();
            return null;
        });
        window.waitUntil("the board has the keyboard", () -> panel.boardPanel().isFocusOwner());
        asked.clear();
        window.onEventThread(() -> {
            for (int key : new int[] {KeyEvent.VK_ENTER, KeyEvent.VK_SPACE, KeyEvent.VK_ENTER, KeyEvent.VK_SPACE})
                for (int id : new int[] {KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED})
                    panel.boardPanel().dispatchEvent(new KeyEvent(panel.boardPanel(), id, 0, 0, key, (char) key));
            return null;
        });
        assertThat(asked).as(where).allMatch(HARMLESS::contains);
    }
}
