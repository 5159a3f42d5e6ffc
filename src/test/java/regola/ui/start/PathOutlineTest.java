package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryFronts;
import regola.ui.keep.Unkept;
import regola.ui.present.Sketch;
import regola.ui.present.lesson.CoursePresenter;
import regola.ui.present.start.CourseOutline;
import regola.ui.present.start.Fronts.GameFront;
import regola.ui.support.Deaf;
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

/** However busy the machine is, a path is there with its stones as soon as it is opened. */
@ExtendWith(OnEventThread.class)
class PathOutlineTest {
    private static final List<GameFront> FRONTS =
            new LibraryFronts(List::of, Path.of("nowhere", "tutorials"), ShippedShelf.GAMES).read();

    private final List<String> wished = new ArrayList<>();
    private final PathPanel panel = new PathPanel(
            Deaf.to(GameImages.class),
            game -> new ArtStore(ArtSource.ofProgram()),
            (PathWishes) Proxy.newProxyInstance(
                    PathWishes.class.getClassLoader(), new Class<?>[] {PathWishes.class}, (proxy, method, given) -> {
                        wished.add(method.getName() + " " + Arrays.toString(given));
                        return null;
                    }),
            Deaf.to(LearnerWishes.class),
            under -> {});

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private static CourseView read(String game, String language) {
        List<CourseView> courses = new ArrayList<>();
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

    private void expect(GameFront front, String language, int width, int height) {
        panel.speak(Texts.in(language));
        panel.expect(front.game(), front.title().text(language), CourseOutline.of(front, language));
        Offscreen.lay(panel, width, height);
    }

    private static GameFront morris() {
        return FRONTS.stream()
                .filter(front -> front.id().equals("nine-mens-morris"))
                .findFirst()
                .orElseThrow();
    }

    private Map<String, Rectangle> stones() {
        Map<String, Rectangle> stones = new LinkedHashMap<>(panel.taken());
        stones.keySet().removeAll(List.of("guide", "go on"));
        return stones;
    }

    private Stream<AbstractButton> pressable() {
        return Stream.of(panel.getComponents())
                .filter(AbstractButton.class::isInstance)
                .map(AbstractButton.class::cast)
                .filter(Component::isVisible)
                .filter(stone -> String.valueOf(stone.getName()).startsWith("lesson.row."));
    }

    @Test
    void itTellsOfEveryGameWhatItsLessonsTellOfNewcomers() {
        for (GameFront front : FRONTS)
            for (String language : Texts.LANGUAGES) {
                CourseView outline = CourseOutline.of(front, language);
                CourseView read = read(front.game(), language);
                assertThat(outline.lessons())
                        .usingRecursiveComparison()
                        .ignoringFields("idea")
                        .isEqualTo(read.lessons());
                assertThat(outline.next()).isEqualTo(read.next());
            }
    }

    /** For whoever is new nothing moves when the rest is known. */
    @Test
    void theStonesStandWhereTheyWillStand() {
        new Appearance(Theme.LIGHT, 100).install();
        for (GameFront front : FRONTS)
            for (int width : new int[] {1280, 1920}) {
                expect(front, "it", width, width * 5 / 8);
                Map<String, Rectangle> expected = stones();
                assertThat(pressable()).hasSameSizeAs(front.lessons());
                panel.show(read(front.game(), "it"), front.title().text("it"), true, Texts.in("it"));
                Offscreen.lay(panel, width, width * 5 / 8);
                assertThat(stones()).as(front.id()).isEqualTo(expected).isNotEmpty();
                assertThat(panel.taken()).containsKeys("guide", "go on");
            }
    }

    /** Of what nobody knows yet nothing is said. */
    @Test
    void itDoesNotSayHowFarSomebodyHasCome() {
        expect(morris(), "en", 1280, 800);
        assertThat(panel.taken()).doesNotContainKeys("guide", "go on");
        assertThat(panel.course()).isEqualTo(CourseView.NONE);
        assertThat(panel.leadsTo()).isNull();
        assertThat(pressable().map(stone -> stone.getAccessibleContext().getAccessibleName()))
                .contains("Lesson 1: Three in a line")
                .noneMatch(name -> name.contains("not done"));
        panel.show(read("nine-mens-morris", "en"), "Nine Men's Morris", true, Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        assertThat(pressable().map(stone -> stone.getAccessibleContext().getAccessibleName()))
                .allMatch(name -> name.contains("not done yet"));
    }

    @Test
    void aLessonCanBeOpenedAtOnce() {
        expect(morris(), "en", 1280, 800);
        LessonCardView third = CourseOutline.of(morris(), "en").lessons().get(2);
        pressable().filter(stone -> stone.getName().equals("lesson.row.3")).forEach(stone -> stone.doClick(0));
        assertThat(wished).containsExactly("learn [nine-mens-morris, " + third.id() + "]");
    }
}
