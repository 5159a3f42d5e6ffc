package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.Unkept;
import regola.ui.present.lesson.LessonPresenter;
import regola.ui.support.Deaf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;

/** Where three play and the board leaves room at its sides, what each has can be counted, and nothing lies on it. */
@ExtendWith(OnEventThread.class)
class TraysAtTheSidesTest {
    private final List<LessonView> pictures = new ArrayList<>();
    private final LessonPresenter presenter = new LessonPresenter(
            Runnable::run,
            ShippedShelf.LESSONS,
            new Unkept(),
            InstantSource.system(),
            (wait, then) -> {},
            pictures::add,
            problems -> {});

    @ParameterizedTest
    @CsvSource({"1280,800", "1920,1080"})
    void whatSomebodyHasInReserveIsCounted(int width, int height) {
        Appearance.normal().install();
        presenter.speak("en");
        presenter.open(ShippedShelf.LESSONS.lessons("croak").get(1).id());
        ArtStore art = new ArtStore(ShippedShelf.GAMES.of("croak").or(ArtSource.ofProgram()));
        LessonPanel panel = new LessonPanel(art, presenter, Deaf.to(LessonWishes.class), false);
        panel.setMotion(MotionLevel.NONE);
        int steps = pictures.get(0).steps().size();
        List<Rectangle> before = List.of();
        for (int step = 0; step < steps; step++) {
            presenter.goTo(step);
            panel.show(pictures.get(pictures.size() - 1), Texts.in("en"));
            Offscreen.lay(panel, width, height);
            List<Rectangle> trays = new ArrayList<>();
            for (String seat : List.of("red", "green", "blue")) {
                Component tray = named(panel, "seat." + seat);
                trays.add(tray.getBounds());
                assertThat(tray.getHeight()).as("it stands at the side").isGreaterThan(tray.getWidth());
                Container reserve = (Container) named((Container) tray, "zone.reserve-" + seat);
                Component[] pieces = reserve.getComponents();
                for (int i = 0; i < pieces.length; i++)
                    for (int k = 0; k < i; k++)
                        assertThat(pieces[i].getBounds().intersects(pieces[k].getBounds()))
                                .as("step %d, %s: one lies over another", step + 1, seat)
                                .isFalse();
            }
            Component shared = named(panel, "shared");
            if (shared.isVisible())
                for (Rectangle tray : trays)
                    assertThat(SwingUtilities.computeIntersection(
                                            tray.x, tray.y, tray.width, tray.height, shared.getBounds())
                                    .isEmpty())
                            .as("step %d: what is out lies on a tray", step + 1)
                            .isTrue();
            if (step > 0) assertThat(trays).as("step %d: they stay", step + 1).isEqualTo(before);
            before = trays;
        }
    }

    /** Where nobody owns anything both players are named in every lesson, and its board is where it was in the last. */
    @ParameterizedTest
    @CsvSource({"1280,800", "1920,1080"})
    void bothPlayersStandWhereTheyStoodInTheLessonBefore(int width, int height) {
        Appearance.normal().install();
        presenter.speak("en");
        List<List<Rectangle>> stood = new ArrayList<>();
        for (int lesson = 0; lesson < 2; lesson++) {
            presenter.open(ShippedShelf.LESSONS.lessons("kalah").get(lesson).id());
            ArtStore art = new ArtStore(ShippedShelf.GAMES.of("kalah").or(ArtSource.ofProgram()));
            LessonPanel panel = new LessonPanel(art, presenter, Deaf.to(LessonWishes.class), false);
            panel.setMotion(MotionLevel.NONE);
            panel.show(pictures.get(pictures.size() - 1), Texts.in("en"));
            Offscreen.lay(panel, width, height);
            Component north = named(panel, "seat.north");
            assertThat(north.isVisible()).as("lesson %d", lesson + 1).isTrue();
            stood.add(List.of(north.getBounds(), named(panel, "seat.south").getBounds()));
        }
        assertThat(stood.get(1)).isEqualTo(stood.get(0));
    }

    /** The other's tray ends where it ended in the step before, and no scenery is seen through its words. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 8})
    void theTrayAboveTheBoardIsAsWideInAllStepsAndNothingShinesThrough(int lesson) {
        Appearance.normal().install();
        presenter.speak("en");
        presenter.open(ShippedShelf.LESSONS.lessons("nin-jan").get(lesson).id());
        ArtStore art = new ArtStore(ShippedShelf.GAMES.of("nin-jan").or(ArtSource.ofProgram()));
        LessonPanel panel = new LessonPanel(art, presenter, Deaf.to(LessonWishes.class), false);
        panel.setMotion(MotionLevel.NONE);
        for (int step = 0; step < pictures.get(pictures.size() - 1).steps().size(); step++) {
            presenter.goTo(step);
            panel.show(pictures.get(pictures.size() - 1), Texts.in("en"));
            Offscreen.lay(panel, 1280, 800);
            Component blue = named(panel, "seat.p2");
            BufferedImage image = new BufferedImage(blue.getWidth(), blue.getHeight(), BufferedImage.TYPE_INT_ARGB);
            blue.paint(image.createGraphics());
            if (!blue.isVisible()) continue;
            int alpha = image.getRGB(blue.getWidth() - 25, blue.getHeight() / 2) >>> 24;
            assertThat(alpha).as("step %d", step + 1).isEqualTo(255);
        }
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
