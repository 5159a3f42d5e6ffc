package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.swing.AbstractButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Node;
import regola.Thorough;
import regola.teaching.run.Screening;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.LibraryTrailers;
import regola.ui.present.trailer.TrailerPresenter;
import regola.ui.present.trailer.TrailerShelf;
import regola.ui.stage.Measure;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.trailer.TrailerPanel;
import regola.ui.tray.SeatTray;
import regola.ui.tray.SharedTray;
import regola.ui.view.MotionLevel;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;
import regola.ui.view.trailer.TrailerWishes;

/** The page of a trailer, off screen: everything has its place, in every window and language, from scene to scene. */
@ExtendWith(OnEventThread.class)
class TrailerPageTest {
    /** In each room another share of the games. */
    private static final int SHARE = 3;

    private static final LibraryShelf SHELF = ShippedShelf.GAMES;

    private final List<ProblemView> failures = new ArrayList<>();
    private TrailerPanel panel;
    private TrailerPresenter presenter;
    private Texts texts = Texts.in("en");

    record Room(int width, int height, int zoom, String language) {}

    static Stream<Room> rooms() {
        int[][] windows = {{640, 480}, {1024, 700}, {1280, 800}, {1920, 1080}};
        return Stream.of(windows)
                .flatMap(window -> Stream.of(100, 150, 200)
                        .flatMap(zoom -> Texts.LANGUAGES.stream()
                                .map(language -> new Room(window[0], window[1], zoom, language))))
                .filter(room -> room.width() > 640 || room.zoom() == 100);
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private void open(String game, String language) {
        texts = Texts.in(language);
        presenter = new TrailerPresenter(
                Runnable::run,
                new LibraryTrailers(SHELF::library, List.of(), id -> false),
                (wait, then) -> {},
                view -> {
                    if (panel != null) panel.show(view, texts);
                },
                failures::addAll);
        panel = new TrailerPanel(new ArtStore(ArtSource.ofProgram()), presenter, new Nowhere(), menu -> {});
        panel.move(MotionLevel.NONE);
        presenter.speak(language);
        presenter.open(game);
        assertThat(failures).isEmpty();
    }

    private static final class Nowhere implements TrailerWishes {
        @Override
        public void learn(String lesson) {}

        @Override
        public void leave() {}
    }

    private Map<String, Rectangle> placed() {
        Map<String, Rectangle> placed = new LinkedHashMap<>();
        for (Component part : panel.getComponents())
            if (part.isVisible() && !isTray(part)) placed.put(part.getName(), part.getBounds());
        return placed;
    }

    private static boolean isTray(Component part) {
        return part instanceof SeatTray || part instanceof SharedTray;
    }

    /** @return where everybody's tray stands */
    private List<Rectangle> trays() {
        return Stream.of(panel.getComponents())
                .filter(part -> part.isVisible() && isTray(part))
                .map(Component::getBounds)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void everythingHasAPlaceThatItKeeps(Room room) {
        new Appearance(Theme.LIGHT, room.zoom()).install();
        for (String game : Thorough.some(
                SHARE, rooms().toList().indexOf(room), SHELF.library().ids())) {
            panel = null;
            open(game, room.language());
            Offscreen.lay(panel, room.width(), room.height());
            Map<String, Rectangle> first = placed();
            Rectangle page = new Rectangle(0, 0, room.width(), room.height());
            assertThat(first)
                    .containsKeys("trailer.back", "trailer.pause", "trailer.learn", "trailer.caption", "board");
            first.forEach((name, place) -> {
                assertThat(page.contains(place))
                        .as("%s in the window: %s", name, place)
                        .isTrue();
                assertThat(place.isEmpty()).as(name).isFalse();
                first.forEach((other, there) -> assertThat(name.equals(other) || !place.intersects(there))
                        .as("%s and %s apart", name, other)
                        .isTrue());
            });
            assertThat(first.get("board").height).isGreaterThanOrEqualTo(room.height() / 2);
            List<Rectangle> trays = trays();
            assertThat(trays).hasSizeGreaterThanOrEqualTo(2).allMatch(first.get("board")::contains);
            for (Rectangle tray : trays)
                assertThat(trays.stream().filter(tray::intersects))
                        .as("apart: " + tray)
                        .hasSize(1);
            for (String pressed : List.of("trailer.back", "trailer.pause", "trailer.slow", "trailer.close"))
                assertThat(Math.min(first.get(pressed).width, first.get(pressed).height))
                        .as(pressed)
                        .isGreaterThanOrEqualTo(Math.min(44, room.height() / 11));
            while (panel.view().scene() + 1 < panel.view().count()) {
                presenter.forward();
                Offscreen.lay(panel, room.width(), room.height());
                assertThat(placed()).as("scene %s", panel.view().scene()).isEqualTo(first);
                // What is owned grows from scene to scene, and its tray with it; it stays in its column.
                assertThat(trays().stream().map(Rectangle::getCenterX))
                        .as("scene %s", panel.view().scene())
                        .containsAll(trays.stream().map(Rectangle::getCenterX).toList());
                assertThat(trays()).allMatch(first.get("board")::contains);
                assertThat(panel.captionFits())
                        .as("the words fit: %s", panel.view().caption())
                        .isTrue();
            }
        }
    }

    @Test
    void whatIsPickedLiesInATrayWhenItIsTold() {
        new Appearance(Theme.LIGHT, 100).install();
        open("china-moon", "en");
        int heads = inTrays();
        presenter.goTo(4); // three pinks
        Offscreen.lay(panel, 1280, 800);
        int before = inTrays();
        assertThat(before).isGreaterThan(heads);
        presenter.goTo(6); // all bouquets
        Offscreen.lay(panel, 1280, 800);
        assertThat(inTrays()).isGreaterThan(before);
    }

    /** @return how many things can be seen in all trays, with their heads */
    private int inTrays() {
        return Stream.of(panel.getComponents())
                .filter(TrailerPageTest::isTray)
                .mapToInt(tray -> buttons((Container) tray))
                .sum();
    }

    private static int buttons(Container in) {
        int count = 0;
        for (Component each : in.getComponents())
            if (each.isVisible())
                count += (each instanceof AbstractButton ? 1 : 0) + (each instanceof Container of ? buttons(of) : 0);
        return count;
    }

    @Test
    void forThoseWhoReadLittleEverythingIsLargerAndStillFits() {
        new Appearance(Theme.LIGHT, 100).install();
        open("nine-mens-morris", "it");
        Offscreen.lay(panel, 1024, 700);
        int button = placed().get("trailer.pause").height;
        panel.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(panel, 1024, 700);
        Rectangle page = new Rectangle(0, 0, 1024, 700);
        Map<String, Rectangle> placed = placed();
        assertThat(placed.values()).allMatch(page::contains);
        assertThat(placed.get("trailer.pause").height).isGreaterThan(button);
        assertThat(panel.captionFits()).isTrue();
    }

    @Test
    void itLeadsToTheFirstLessonThatIsNotDoneYet() {
        TrailerShelf.Next first = read(id -> false);
        assertThat(first.number()).isEqualTo(1);
        TrailerShelf.Next second = read(id -> id.equals(first.id()));
        assertThat(second.number()).isEqualTo(2);
        assertThat(second.id()).isNotEqualTo(first.id());
        assertThat(read(id -> true)).as("whoever knows all begins anew").isEqualTo(first);
    }

    private static TrailerShelf.Next read(Predicate<String> done) {
        return new LibraryTrailers(SHELF::library, List.of(), done)
                .read("nine-mens-morris")
                .lesson();
    }

    @Test
    void theAnimatedPictureLastsAsLongAsTheTrailer() throws IOException {
        TrailerShelf.Reading read =
                new LibraryTrailers(SHELF::library, List.of(), id -> false).read("nine-mens-morris");
        byte[] bytes = TrailerGif.of(read.trailer(), SHELF, "it");
        Files.createDirectories(Path.of("target", "screens"));
        Files.write(Path.of("target", "screens", "trailer.gif"), bytes);
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(in);
            int hundredths = 0;
            for (int i = 0; i < reader.getNumImages(true); i++) {
                Node root = reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
                for (Node node = root.getFirstChild(); node != null; node = node.getNextSibling())
                    if (node.getNodeName().equals("GraphicControlExtension"))
                        hundredths += Integer.parseInt(
                                node.getAttributes().getNamedItem("delayTime").getNodeValue());
            }
            int all = Screening.of(read.trailer()).millis("it");
            assertThat(hundredths * 10).isBetween(all - 300, all);
        }
    }

    @Test
    void theAnimatedPictureShowsWhatEverybodyHas() throws IOException {
        TrailerShelf.Reading read = new LibraryTrailers(SHELF::library, List.of(), id -> false).read("china-moon");
        byte[] bytes = TrailerGif.of(read.trailer(), SHELF, "en");
        Files.createDirectories(Path.of("target", "screens"));
        Files.write(Path.of("target", "screens", "trailer-china-moon.gif"), bytes);
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(in);
            int last = reader.getNumImages(true) - 1;
            assertThat(coloured(reader.read(last)))
                    .as("flowers and points were won")
                    .isGreaterThan(coloured(reader.read(0)) + 500);
        }
    }

    /** @return how many dots are no ground between the board and the sentence */
    private static int coloured(BufferedImage image) {
        int count = 0;
        for (int y = image.getHeight() - 64 - 48; y < image.getHeight() - 64; y++)
            for (int x = 0; x < image.getWidth(); x++) if ((image.getRGB(x, y) >> 8 & 0xFF) < 200) count++;
        return count;
    }

    @Test
    void itIsPaintedToBeLookedAt() {
        for (Theme theme : Theme.values()) {
            new Appearance(theme, 100).install();
            for (String game : Thorough.some(3, theme.ordinal(), SHELF.library().ids())) {
                panel = null;
                open(game, "en");
                Offscreen.lay(panel, 1280, 800);
                for (int scene = 0; scene < panel.view().count(); scene++) {
                    presenter.goTo(scene);
                    Offscreen.write(
                            Offscreen.paint(panel, 1280, 800),
                            "trailer-" + game + "-" + scene + (theme == Theme.DARK ? "-dark" : ""));
                }
            }
        }
    }
}
