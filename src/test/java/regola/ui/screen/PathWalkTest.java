package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.present.Sketch;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.start.GameImages;
import regola.ui.start.PathPanel;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.PathWishes;

/**
 * The walk through the path of every course, with the present stone at many of its lessons, at all sizes, in each
 * language: what is drawn has its room, nothing lies on anything else, and only stones and their titles can be pressed.
 */
@ExtendWith(OnEventThread.class)
class PathWalkTest {
    private static final int[][] WINDOWS = {{1024, 700}, {1280, 800}, {1920, 1080}};

    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final List<CourseView> courses = new ArrayList<>();

    private record Way(int width, int height, int zoom, String language) {}

    static Stream<Way> ways() {
        return Stream.of(WINDOWS)
                .flatMap(window -> Stream.of(100, 150, 200)
                        .flatMap(zoom -> Texts.LANGUAGES.stream()
                                .map(language -> new Way(window[0], window[1], zoom, language))));
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static <T> T deaf(Class<T> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> null));
    }

    private CourseView course(String game, String language) {
        CoursePresenter presenter = new CoursePresenter(
                work -> {
                    if (!(work instanceof Sketch)) work.run(); // no lesson is read through for it
                },
                ShippedShelf.LESSONS,
                new Unkept(),
                courses::add);
        presenter.speak(language);
        presenter.open(game);
        return courses.get(courses.size() - 1);
    }

    /** @param next the lesson that is the present one, from 0; -1 if all are done */
    private static PathPanel path(CourseView course, int next, Way way) {
        List<LessonCardView> cards = new ArrayList<>();
        for (int i = 0; i < course.lessons().size(); i++) {
            LessonCardView card = course.lessons().get(i);
            cards.add(new LessonCardView(
                    card.id(),
                    card.number(),
                    card.title(),
                    card.idea(),
                    card.chapter(),
                    next < 0 || i < next ? 3 : 0,
                    i == next ? 4 : 0,
                    List.of()));
        }
        PathPanel panel = new PathPanel(
                deaf(GameImages.class),
                game -> new ArtStore(ArtSource.ofProgram()),
                deaf(PathWishes.class),
                deaf(LearnerWishes.class),
                under -> {});
        panel.show(
                new CourseView(course.game(), way.language(), cards, next, List.of(), ""),
                course.game(),
                true,
                Texts.in(way.language()));
        Offscreen.lay(panel, way.width(), way.height());
        return panel;
    }

    @ParameterizedTest
    @MethodSource("ways")
    void nothingLiesOnAnythingElse(Way way) {
        new Appearance(Theme.LIGHT, way.zoom()).install();
        for (String game : shelf.library().ids()) {
            CourseView course = course(game, way.language());
            for (int next = -1; next < course.lessons().size(); next += Thorough.step(5)) {
                PathPanel panel = path(course, next, way);
                int seen = 0;
                for (AbstractButton page : pages(panel)) {
                    page.doClick(0);
                    panel.doLayout();
                    seen += apart(panel, way + ", " + game + " at " + next);
                }
                assertThat(seen)
                        .as("%s, %s: every lesson is on a page", way, game)
                        .isEqualTo(course.lessons().size());
            }
        }
    }

    /** @return how many stones there are */
    private static int apart(PathPanel panel, String where) {
        List<Map.Entry<String, Rectangle>> all = List.copyOf(panel.taken().entrySet());
        Rectangle room = new Rectangle(0, panel.head().getHeight(), panel.getWidth(), panel.getHeight());
        room.height -= room.y;
        for (int i = 0; i < all.size(); i++) {
            assertThat(room.contains(all.get(i).getValue()))
                    .as("%s: %s has its room in %s", where, all.get(i), room)
                    .isTrue();
            for (int j = 0; j < i; j++)
                assertThat(all.get(i).getValue().intersects(all.get(j).getValue()))
                        .as("%s: %s lies on %s", where, all.get(i), all.get(j))
                        .isFalse();
        }
        return (int)
                all.stream().filter(each -> each.getKey().startsWith("stone")).count();
    }

    private static List<AbstractButton> pages(PathPanel panel) {
        List<AbstractButton> pages = new ArrayList<>();
        for (Component each : panel.getComponents())
            if ("pages".equals(each.getName()))
                for (Component dot : ((Container) each).getComponents())
                    if (dot instanceof JToggleButton button) pages.add(button);
        return pages;
    }

    @Test
    void whereThereAreFewStonesTheyAreLarge() {
        new Appearance(Theme.LIGHT, 100).install();
        for (Way way : List.of(new Way(1280, 800, 100, "en"), new Way(1920, 1080, 100, "it"))) {
            Map<String, Rectangle> taken =
                    path(course("kalah", way.language()), 1, way).taken();
            assertThat(taken.get("stone 1").width).isGreaterThan(way.height() / 5);
            assertThat(taken.get("stone 3").x).as("the way fills the page").isGreaterThan(way.width() * 2 / 3);
        }
    }

    /** Wider words of a language leave the pictures as large as they are in the other. */
    @Test
    void stonesAreOfLikeSizeInEveryLanguage() {
        new Appearance(Theme.LIGHT, 100).install();
        for (int[] window : WINDOWS)
            for (String game : shelf.library().ids()) {
                List<CourseView> courses =
                        Texts.LANGUAGES.stream().map(each -> course(game, each)).toList();
                int all = courses.get(0).lessons().size();
                for (int next = -1; next < all; next += Thorough.step(3)) {
                    int place = next;
                    List<Integer> across = courses.stream()
                            .map(each -> path(each, place, new Way(window[0], window[1], 100, each.language())))
                            .map(path -> path.taken().get("stone " + (place == 0 ? 2 : 1)))
                            .map(stone -> stone == null ? 0 : stone.width)
                            .toList();
                    assertThat(Collections.min(across))
                            .as("%s at %s in a window of %s: %s", game, next, window[0], across)
                            .isGreaterThanOrEqualTo(Collections.max(across) * 85 / 100);
                }
            }
    }

    @Test
    void theGroundBetweenTheStonesBelongsToNobody() {
        Way way = new Way(1280, 800, 100, "en");
        PathPanel panel = path(course("china-moon", "en"), 7, way);
        Map<String, Rectangle> taken = panel.taken();
        int pressed = 0;
        for (int x = 0; x < panel.getWidth(); x += 6)
            for (int y = panel.head().getHeight(); y < panel.getHeight(); y += 6) {
                Component there = SwingUtilities.getDeepestComponentAt(panel, x, y);
                if (there == panel) continue;
                Point at = new Point(x, y);
                assertThat(taken.values().stream().anyMatch(each -> each.contains(at)))
                        .as("%s reacts at %s", there.getName(), at)
                        .isTrue();
                pressed++;
            }
        assertThat(pressed).isPositive();
        for (int i = 1; i <= 17; i++) {
            Rectangle stone = taken.get("stone " + i);
            assertThat(stone.width).isGreaterThanOrEqualTo(44);
            assertThat(SwingUtilities.getDeepestComponentAt(panel, (int) stone.getCenterX(), (int) stone.getCenterY())
                            .getName())
                    .isEqualTo("lesson.row." + i);
        }
    }
}
