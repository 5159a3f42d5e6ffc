package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Ruleset;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.game.GamePanel;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.Unkept;
import regola.ui.lesson.LessonPanel;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.stage.StageColour;
import regola.ui.support.Deaf;
import regola.ui.support.KnownRules;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.tray.SeatTray;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;

/** Trays of one page are alike: what differs in size seems to mean something. */
@ExtendWith(OnEventThread.class)
class TraysAlikeTest {
    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final ArtStore art = new ArtStore(ArtSource.ofProgram());

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static List<Component> shown(Container in) {
        List<Component> found = new ArrayList<>();
        for (Component child : in.getComponents()) {
            if (!child.isVisible()) continue;
            found.add(child);
            if (child instanceof Container container) found.addAll(shown(container));
        }
        return found;
    }

    private static boolean liesInAZone(Component part) {
        String zone = part.getParent().getName();
        return zone != null && zone.startsWith("zone.");
    }

    private static Object deaf(Class<?> type) {
        return Deaf.to(type);
    }

    @ParameterizedTest
    @CsvSource({"china-moon,5,1280,800", "china-moon,5,1024,768", "china-moon,3,1280,800"})
    void whoPlaysStandsInAllTraysOrInNone(String id, int players, int width, int height) {
        Appearance.normal().install();
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter game = new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());
        GamePanel panel = new GamePanel(art, game, (GameWishes) deaf(GameWishes.class));
        panel.move(MotionLevel.NONE);
        game.speak("en");
        game.start(new MatchSetUp(Ruleset.of(shelf.read(id, List.of()).game(), players, Map.of()), 5, Set.of()));
        panel.setSize(width, height);
        panel.show(pictures.get(pictures.size() - 1), Texts.in("en"));
        Offscreen.lay(panel, width, height);
        assertThat(shown(panel).stream()
                        .filter(part -> part.getName() != null && part.getName().matches("seat\\.[^.]*\\.name"))
                        .map(Component::getHeight)
                        .distinct())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"2,2,1280,800", "2,7,1280,800", "2,2,1920,1080"})
    void reservesAreOfOneSizeInALesson(int lesson, int step, int width, int height) {
        Appearance.normal().install();
        List<LessonView> pictures = new ArrayList<>();
        LibraryLessons lessons = ShippedShelf.LESSONS;
        LessonPresenter presenter = new LessonPresenter(
                Runnable::run,
                lessons,
                new Unkept(),
                InstantSource.system(),
                (wait, then) -> {},
                pictures::add,
                problems -> {});
        presenter.speak("en");
        presenter.open(lessons.lessons("croak").get(lesson - 1).id());
        LessonPanel panel = new LessonPanel(art, presenter, (LessonWishes) deaf(LessonWishes.class), false);
        panel.setMotion(MotionLevel.NONE);
        panel.setSize(width, height);
        for (int at = 0; at < step; at++) {
            presenter.goTo(at);
            for (int i = 0; i < 40 && pictures.get(pictures.size() - 1).acts().isEmpty(); i++)
                presenter.act(LessonAct.NEXT);
            panel.show(pictures.get(pictures.size() - 1), Texts.in("en"));
            Offscreen.lay(panel, width, height);
        }
        List<Integer> sizes = shown(panel).stream()
                .filter(part -> part.getParent().getName() != null
                        && part.getParent().getName().startsWith("zone.reserve"))
                .map(Component::getHeight)
                .distinct()
                .toList();
        assertThat(sizes).hasSize(1);
        assertThat(sizes.get(0)).isGreaterThanOrEqualTo(36);
        BufferedImage seen = Offscreen.paint(panel, width, height);
        List<Component> trays = shown(panel).stream()
                .filter(part -> part instanceof SeatTray || "shared".equals(part.getName()))
                .filter(part -> shown((Container) part).stream().anyMatch(TraysAlikeTest::liesInAZone))
                .toList();
        assertThat(trays).hasSizeGreaterThanOrEqualTo(3);
        for (Component tray : trays)
            assertThat(seen.getRGB(tray.getX() + tray.getWidth() - 14, bottom(panel, (Container) tray)))
                    .as("the ground of %s reaches below what lies in it", tray.getName())
                    .isEqualTo(StageColour.CARD.now().getRGB());
    }

    /** @return where the lowest piece of a tray ends */
    private static int bottom(LessonPanel panel, Container tray) {
        return shown(tray).stream()
                .filter(TraysAlikeTest::liesInAZone)
                .mapToInt(part -> SwingUtilities.convertPoint(part, 0, part.getHeight(), panel).y)
                .max()
                .orElseThrow();
    }
}
