package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ScenePicture;
import regola.ui.keep.LibraryShelf;
import regola.ui.present.start.GameScene;
import regola.ui.present.start.SetUpPresenter;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.start.GameImages;
import regola.ui.start.SetUpPanel;
import regola.ui.support.ClippedText;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.SetUpWishes;
import regola.ui.view.start.TileView;

/**
 * The page on which a match is set up, of each game with the fewest and the most players: everything that can be
 * pressed is large enough, lies on the page and over nothing else, one button leads on, and nothing technical is said.
 */
@ExtendWith(OnEventThread.class)
class SetUpPageTest {
    private static final int[][] WINDOWS = {{1280, 800}, {1024, 700}, {1920, 1080}, {640, 480}};
    private static final int[] ZOOMS = {100, 150, 200};
    private static final Pattern FOR_TEACHERS = Pattern.compile("\\b[A-Z]{2,3}[-\u2011]\\d|\\.rules\\b");
    /** A build takes one way of so many for each game; all are taken by night. */
    private static final int WAYS = 7;

    private final LibraryShelf shelf = ShippedShelf.GAMES;
    private final List<SetUpView> pages = new ArrayList<>();
    private final SetUpPresenter setUp = new SetUpPresenter(Runnable::run, shelf, pages::add, ready -> {}, () -> 11);

    /** A way to look at the page of a game. */
    private record Sight(
            String game, int width, int height, int zoom, String language, Theme theme, Measure.Mode mode) {
        String name() {
            return "setup-" + game + "-" + width + "-" + zoom + "-" + language + "-" + theme + "-" + mode;
        }
    }

    static Stream<Sight> ways() {
        List<Sight> all = new ArrayList<>();
        for (String game : games())
            for (int[] window : WINDOWS)
                for (int zoom : ZOOMS)
                    for (String language : Texts.LANGUAGES)
                        for (Measure.Mode mode : List.of(Measure.Mode.LEARNER, Measure.Mode.CHILDREN)) {
                            Theme theme = Theme.values()[(zoom / 50 + window[0] / 64) % 2];
                            if (window[0] >= 1000 || zoom == 100)
                                all.add(new Sight(game, window[0], window[1], zoom, language, theme, mode));
                        }
        int step = Thorough.step(WAYS);
        return Stream.iterate(0, i -> i < all.size(), i -> i + step).map(all::get);
    }

    private static List<String> games() {
        return ShippedShelf.GAMES.library().games().stream()
                .map(game -> game.id())
                .sorted()
                .toList();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private SetUpView now() {
        return pages.get(pages.size() - 1);
    }

    private SetUpPanel panel(Sight way) {
        SetUpPanel panel = new SetUpPanel(
                new ArtStore(ArtSource.ofProgram()),
                Boolean.getBoolean("regola.look") ? new Painted(shelf) : deaf(GameImages.class),
                setUp,
                deaf(SetUpWishes.class),
                under -> {});
        panel.setMotion(MotionLevel.NONE);
        panel.setMode(way.mode());
        panel.show(now(), Texts.in(way.language()));
        return panel;
    }

    private static <T> T deaf(Class<T> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> null));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void everythingHasItsRoom(Sight way) {
        new Appearance(way.theme(), way.zoom()).install();
        setUp.speak(way.language());
        setUp.open(way.game(), List.of());
        for (int players : List.of(now().most(), now().fewest())) {
            setUp.choosePlayers(players);
            SetUpPanel panel = panel(way);
            panel.setGoOn(players == now().most());
            Offscreen.lay(panel, way.width(), way.height());
            if (Boolean.getBoolean("regola.look"))
                Offscreen.write(Offscreen.paint(panel, way.width(), way.height()), way.name() + "-" + players);
            look(panel, way);
        }
    }

    @Test
    void beforeTheGameIsReadItsNameIsThereAndTheButtonWhereItStays() {
        Appearance.normal().install();
        setUp.open("nine-mens-morris", List.of());
        SetUpPanel panel = new SetUpPanel(
                new ArtStore(ArtSource.ofProgram()),
                deaf(GameImages.class),
                setUp,
                deaf(SetUpWishes.class),
                under -> {});
        panel.expect("nine-mens-morris", "Nine Men's Morris");
        Offscreen.lay(panel, 1280, 780);
        Rectangle before = panel.startButton().getBounds();
        assertThat(Stream.of(panel.head().getComponents())
                        .filter(part -> "setup.title".equals(part.getName()))
                        .map(part -> part.getAccessibleContext().getAccessibleName()))
                .containsExactly("Nine Men's Morris");
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, 1280, 780);
        assertThat(panel.startButton().getBounds()).isEqualTo(before);
    }

    @Test
    void theButtonSaysAtOnceThatAMatchIsBeingOpenedAndComesBack() {
        Appearance.normal().install();
        setUp.open("nine-mens-morris", List.of());
        List<String> wished = new ArrayList<>();
        SetUpPanel[] made = new SetUpPanel[1];
        SetUpWishes wishes = (SetUpWishes) Proxy.newProxyInstance(
                SetUpWishes.class.getClassLoader(), new Class<?>[] {SetUpWishes.class}, (proxy, method, args) -> {
                    wished.add(method.getName());
                    made[0].setOpening(true);
                    return null;
                });
        SetUpPanel panel =
                new SetUpPanel(new ArtStore(ArtSource.ofProgram()), deaf(GameImages.class), setUp, wishes, under -> {});
        made[0] = panel;
        Texts texts = Texts.in("en");
        panel.show(now(), texts);
        panel.startButton().doClick(0);
        assertThat(panel.startButton().getText()).isEqualTo(texts.get("start.opening"));
        panel.show(now(), texts);
        assertThat(panel.startButton().getText())
                .as("it is still being opened when the page is shown anew")
                .isEqualTo(texts.get("start.opening"));
        panel.startButton().doClick(0);
        assertThat(wished).as("a second press does nothing").containsExactly("begin");
        panel.setOpening(false);
        assertThat(panel.startButton().getText()).isEqualTo(texts.get("start.go"));
        panel.startButton().doClick(0);
        assertThat(wished).hasSize(2);
    }

    /** Who plays with a child looks for it where they say who plays, and need not know of the page before. */
    @Test
    void aMatchWithAChildIsOfferedWhereOneSaysWhoPlays() {
        Appearance.normal().install();
        setUp.open("nine-mens-morris", List.of());
        List<String> wished = new ArrayList<>();
        SetUpWishes wishes = (SetUpWishes) Proxy.newProxyInstance(
                SetUpWishes.class.getClassLoader(), new Class<?>[] {SetUpWishes.class}, (proxy, method, args) -> {
                    wished.add(method.getName());
                    return null;
                });
        SetUpPanel panel =
                new SetUpPanel(new ArtStore(ArtSource.ofProgram()), deaf(GameImages.class), setUp, wishes, under -> {});
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, 1280, 780);
        AbstractButton child = buttons(panel).keySet().stream()
                .filter(button -> "setup.child".equals(button.getName()))
                .findFirst()
                .orElseThrow();
        assertThat(child.getText()).isEqualTo("With a child");
        child.doClick(0);
        assertThat(wished).containsExactly("children");
        panel.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(panel, 1280, 780);
        assertThat(child.isVisible()).isFalse();
    }

    private void look(SetUpPanel panel, Sight way) {
        assertThat(ClippedText.in(panel)).as(way.name()).isEmpty();
        Measure measure = panel.measure();
        Map<AbstractButton, Rectangle> pressed = buttons(panel);
        Rectangle page = new Rectangle(panel.getSize());
        pressed.forEach((button, at) -> {
            assertThat(page.contains(at))
                    .as(way.name() + " " + button.getName() + " " + at)
                    .isTrue();
            // What stands in the head is as high as that.
            boolean inHead = at.y < measure.head();
            int least = inHead
                            || button.getName().contains("page")
                            || button.getName().startsWith("setup.")
                    ? 44
                    : Math.min(52, measure.button());
            assertThat(at.height).as(way.name() + " " + button.getName()).isGreaterThanOrEqualTo(least);
            pressed.forEach((other, there) -> {
                if (other != button)
                    assertThat(at.intersects(there))
                            .as(way.name() + " " + button.getName() + " over " + other.getName())
                            .isFalse();
            });
        });
        // What a child has begun it goes on with first.
        boolean back = way.mode() == Measure.Mode.CHILDREN
                && pressed.keySet().stream().anyMatch(button -> "setup.goon".equals(button.getName()));
        String first = back ? "setup.goon" : "start.go";
        assertThat(pressed.keySet().stream()
                        .filter(button ->
                                button instanceof StageButton stage && stage.style() == StageButton.Style.LEAD))
                .extracting(Component::getName)
                .containsExactly(first);
        int lead = area(pressed, first);
        for (AbstractButton button : pressed.keySet())
            if (button instanceof StageButton
                    && !first.equals(button.getName())
                    && !"start.go".equals(button.getName()))
                assertThat(lead).as(way.name() + " " + button.getName()).isGreaterThanOrEqualTo((int)
                        (1.75 * area(pressed, button.getName())));
        assertThat(said(panel))
                .as(way.name())
                .noneMatch(words -> FOR_TEACHERS.matcher(words).find());
        List<String> names = pressed.keySet().stream().map(Component::getName).toList();
        if (way.mode() == Measure.Mode.CHILDREN)
            assertThat(names)
                    .as("for children nothing but the table, the ways on and the way home")
                    .allMatch(name -> name.equals("start.go")
                            || name.equals("setup.home")
                            || name.equals("setup.goon")
                            || name.startsWith("seat.")
                            || name.startsWith("players."));
        else assertThat(names).contains("setup.more", "setup.menu", "start.book");
    }

    @Test
    void aSeatIsGivenToSomebodyAndGetsAName() {
        setUp.open("china-moon", List.of());
        Sight way = new Sight("china-moon", 1280, 800, 100, "en", Theme.LIGHT, Measure.Mode.LEARNER);
        SetUpPanel panel = panel(way);
        Offscreen.lay(panel, 1280, 800);
        press(panel, "seat.green");
        Offscreen.lay(panel, 1280, 800);
        assertThat(panel.drawer()).isNotNull();
        assertThat(ClippedText.in(panel)).isEmpty();
        press(panel, "kind.other");
        assertThat(now().chairs().get(1).kind()).isEqualTo("other");
        Offscreen.lay(panel, 1280, 800);
        assertThat(panel.drawer()).as("more can be chosen").isNotNull();
        assertThat(panel.drawer().getBounds().intersects(find(panel, "start.go").getBounds()))
                .as("what leads on lies below it")
                .isFalse();
        setUp.choosePlayers(4);
        panel.show(now(), Texts.in("en"));
        press(panel, "seat.orange");
        press(panel, "kind.best");
        panel.show(now(), Texts.in("en"));
        press(panel, "chair.alike");
        assertThat(now().chairs().get(3).kind()).as("another computer").isEqualTo("best");
        assertThat(panel.drawer()).as("and that is all").isNull();
        press(panel, "setup.more");
        assertThat(said(panel)).noneMatch(words -> FOR_TEACHERS.matcher(words).find());
        panel.setTeacher(true);
        assertThat(said(panel))
                .as("numbers are for teachers")
                .anyMatch(words -> FOR_TEACHERS.matcher(words).find());
    }

    /** Whoever chooses an opponent sees all of them, the strongest too. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void allWhoMaySitThereAreSeenAtOnce(String language) {
        Appearance.normal().install();
        setUp.speak(language);
        setUp.open("nine-mens-morris", List.of());
        SetUpPanel panel = new SetUpPanel(
                new ArtStore(ArtSource.ofProgram()),
                deaf(GameImages.class),
                setUp,
                deaf(SetUpWishes.class),
                under -> {});
        panel.setMotion(MotionLevel.NONE);
        panel.show(now(), Texts.in(language));
        Offscreen.lay(panel, 1280, 780);
        press(panel, "seat.black");
        Offscreen.lay(panel, 1280, 780);
        Component all = SwingUtilities.getAncestorNamed("chair", find(panel, "kind.best"));
        assertThat(all.getHeight())
                .isLessThanOrEqualTo(
                        SwingUtilities.getAncestorOfClass(JViewport.class, all).getHeight());
    }

    /**
     * Who sits there is asked over neither a seat nor the board where there is room for that; else at the seat, which
     * is seen: also where it sits below a wide board.
     */
    @ParameterizedTest
    @CsvSource({
        "1280, 800, 4, 1.0",
        "1920, 1080, 4, 1.0",
        "1280, 800, 2, 1.0",
        "1920, 1080, 2, 1.0",
        "1280, 800, 2, 2.2",
        "1920, 1080, 2, 2.2"
    })
    void whoSitsThereIsAskedBesideTheSeat(int width, int height, int players, double proportion) {
        setUp.open("china-moon", List.of());
        setUp.choosePlayers(Math.max(now().fewest(), players));
        if (players == 2) setUp.open("nine-mens-morris", List.of());
        GameImages board = (GameImages) Proxy.newProxyInstance(
                GameImages.class.getClassLoader(),
                new Class<?>[] {GameImages.class},
                (proxy, method, args) -> method.getReturnType() == Double.class ? (Object) proportion : null);
        SetUpPanel panel =
                new SetUpPanel(new ArtStore(ArtSource.ofProgram()), board, setUp, deaf(SetUpWishes.class), under -> {});
        panel.setMotion(MotionLevel.NONE);
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, width, height);
        List<String> seats =
                now().chairs().stream().map(chair -> chair.seat().id()).toList();
        assertThat(seats).hasSize(players);
        for (String seat : seats) {
            press(panel, "seat." + seat);
            Offscreen.lay(panel, width, height);
            AbstractButton chair = find(panel, "seat." + seat);
            Rectangle at = SwingUtilities.convertRectangle(chair.getParent(), chair.getBounds(), panel);
            Rectangle asked = panel.drawer().getBounds();
            assertThat(asked.intersects(at)).as(seat + " " + at + " " + asked).isFalse();
            assertThat(chair.isSelected()).as(seat + " is marked").isTrue();
            if (named(panel, "variants").isVisible()) {
                Rectangle table = named(panel, "seats").getBounds();
                assertThat(asked.intersects(table)).as(seat + " " + asked).isFalse();
                Rectangle lead = panel.startButton().getBounds();
                assertThat(asked.contains(lead) || !asked.intersects(lead))
                        .as("no sliver of " + lead + " is left by " + asked)
                        .isTrue();
                panel.dropDrawer();
                continue;
            }
            at.grow(24, 24);
            assertThat(asked.intersects(at)).as(seat + " " + at + " " + asked).isTrue();
            assertThat(ClippedText.in(panel)).isEmpty();
            panel.dropDrawer();
        }
    }

    /** Until the board is painted the picture stands there by which the game is known; nothing is painted before it. */
    @Test
    void theBoardIsPaintedFirstAndItsPlaceIsNeverEmpty() {
        setUp.open("reversi", List.of());
        List<String> asked = new ArrayList<>();
        BufferedImage cover = new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < 40; x++) for (int y = 0; y < 20; y++) cover.setRGB(x, y, 0x12FE34);
        GameImages images = (GameImages) Proxy.newProxyInstance(
                GameImages.class.getClassLoader(), new Class<?>[] {GameImages.class}, (proxy, method, args) -> {
                    if (!method.getName().equals("proportion")) asked.add(method.getName());
                    return method.getName().equals("of") && args[0] instanceof String ? cover : null;
                });
        SetUpPanel panel = new SetUpPanel(
                new ArtStore(ArtSource.ofProgram()), images, setUp, deaf(SetUpWishes.class), under -> {});
        panel.setMotion(MotionLevel.NONE);
        panel.show(now(), Texts.in("en"));
        BufferedImage page = Offscreen.paint(panel, 1280, 800);
        assertThat(asked).startsWith("table");
        Rectangle seats = named(panel, "seats").getBounds();
        assertThat(page.getRGB((int) seats.getCenterX(), (int) seats.getCenterY()) & 0xFFFFFF)
                .isEqualTo(0x12FE34);
    }

    /** What is on or off in the rules is turned by a switch that can be hit, with its sentence beside it. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void aSettingThatIsOnOrOffHasASwitch(String language) {
        setUp.speak(language);
        setUp.open("reversi", List.of());
        SetUpPanel panel = panel(new Sight("reversi", 1280, 800, 100, language, Theme.LIGHT, Measure.Mode.LEARNER));
        Offscreen.lay(panel, 1280, 800);
        press(panel, "setup.more");
        Offscreen.lay(panel, 1280, 800);
        AbstractButton box = find(panel, "setting.free-opening.0");
        assertThat(box.getText()).isEqualTo(now().settings().get(0).sentence());
        assertThat(box.getHeight()).isGreaterThanOrEqualTo(44);
        assertThat(box.getWidth()).isGreaterThan(250);
        assertThat(ClippedText.in(panel)).isEmpty();
        box.doClick(0);
        assertThat(now().settings().get(0).value()).isEqualTo(List.of(1L));
    }

    @Test
    void forChildrenTheNextOneSitsDownAtOnce() {
        setUp.open("china-moon", List.of());
        Sight way = new Sight("china-moon", 1280, 800, 100, "en", Theme.LIGHT, Measure.Mode.CHILDREN);
        SetUpPanel panel = panel(way);
        List<String> sat = new ArrayList<>();
        for (int i = 0; i < now().kinds().size(); i++) {
            press(panel, "seat.green");
            panel.show(now(), Texts.in("en"));
            sat.add(now().chairs().get(1).kind());
        }
        assertThat(panel.drawer()).isNull();
        assertThat(sat).containsExactly("fair", "good", "best", "with-me", "other", "beginner", "easy", "fair");
    }

    /** What an adult has switched on is played with, so children are told, though they have no switches. */
    @Test
    void childrenAreToldWhatIsOn() {
        setUp.open("china-moon", List.of("flies"));
        SetUpPanel panel = panel(new Sight("china-moon", 1280, 800, 100, "en", Theme.LIGHT, Measure.Mode.CHILDREN));
        Offscreen.lay(panel, 1280, 800);
        Component told = named(panel, "setup.changed");
        assertThat(told.isVisible()).isTrue();
        assertThat(told.getAccessibleContext().getAccessibleName())
                .as("its name once, and no more")
                .isEqualTo("Flies");
        assertThat(new Rectangle(panel.getSize()).contains(told.getBounds())).isTrue();
        assertThat(named(panel, "seats").getBounds().intersects(told.getBounds()))
                .isFalse();
        setUp.turnVariant("flies", false);
        panel.show(now(), Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        assertThat(told.isVisible()).isFalse();
    }

    private static Component named(Container in, String name) {
        for (Component each : in.getComponents()) if (name.equals(each.getName())) return each;
        throw new AssertionError(name);
    }

    private static void press(Container in, String name) {
        find(in, name).doClick(0);
    }

    private static AbstractButton find(Container in, String name) {
        for (Component each : in.getComponents()) {
            if (each instanceof AbstractButton button && name.equals(each.getName())) return button;
            AbstractButton found = each instanceof Container inner ? find(inner, name) : null;
            if (found != null) return found;
        }
        return null;
    }

    private static int area(Map<AbstractButton, Rectangle> pressed, String name) {
        return pressed.entrySet().stream()
                .filter(each -> name.equals(each.getKey().getName()))
                .mapToInt(each -> each.getValue().width * each.getValue().height)
                .findFirst()
                .orElseThrow();
    }

    private static Map<AbstractButton, Rectangle> buttons(SetUpPanel page) {
        Map<AbstractButton, Rectangle> all = new LinkedHashMap<>();
        collect(page, page, all);
        return all;
    }

    private static void collect(Container in, SetUpPanel page, Map<AbstractButton, Rectangle> all) {
        for (Component each : in.getComponents()) {
            if (!each.isVisible() || each.getWidth() == 0) continue;
            if (each instanceof AbstractButton button)
                all.put(button, SwingUtilities.convertRectangle(in, button.getBounds(), page));
            else if (each instanceof Container inner) collect(inner, page, all);
        }
    }

    /** @return all that is written or read aloud on the page */
    private static List<String> said(Container in) {
        List<String> all = new ArrayList<>();
        for (Component each : in.getComponents()) {
            if (!each.isVisible()) continue;
            if (each instanceof AbstractButton button && button.getText() != null) all.add(button.getText());
            if (each instanceof JComponent part && part.getAccessibleContext() != null) {
                String name = part.getAccessibleContext().getAccessibleName();
                String about = part.getAccessibleContext().getAccessibleDescription();
                if (name != null) all.add(name);
                if (about != null) all.add(about);
            }
            if (each instanceof Container inner) all.addAll(said(inner));
        }
        return all;
    }

    /** The pictures as they are in the window, for whoever wants to look at the pages. */
    private record Painted(LibraryShelf shelf, Map<String, BufferedImage> made) implements GameImages {
        Painted(LibraryShelf shelf) {
            this(shelf, new HashMap<>());
        }

        private BufferedImage scene(String game, List<String> variants, boolean land) {
            return made.computeIfAbsent(game + variants + land, any -> {
                GameScene scene = GameScene.of(shelf, game, variants, "en");
                ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
                GamePictures.Look look = GamePictures.Look.now();
                return land ? GamePictures.land(scene, art, look) : GamePictures.scene(scene, art, look);
            });
        }

        @Override
        public BufferedImage of(TileView tile, int width, int height, Component on) {
            return scene(tile.game(), tile.variants(), false);
        }

        @Override
        public BufferedImage ofMatch(KeptMatchView match, Component on) {
            return null; // no match is kept here
        }

        @Override
        public List<BufferedImage> life(TileView tile, Component on) {
            return List.of();
        }

        @Override
        public BufferedImage of(String game, int width, int height, Component on) {
            return scene(game, List.of(), false);
        }

        @Override
        public BufferedImage ofLesson(String game, String lesson, int across, Component on) {
            return null;
        }

        @Override
        public BufferedImage table(String game, Way way, int width, int height, Component on) {
            return made.computeIfAbsent("table" + game + way + width + "x" + height, any -> {
                GameScene scene = GameScene.of(shelf, game, way.variants(), way.settings(), way.players(), "en");
                ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
                GamePictures.Look look = GamePictures.Look.now();
                return new ScenePicture(art, look.font()).paint(scene.board(), look.palette(), width, height);
            });
        }

        @Override
        public Double proportion(String game, Component on) {
            GameScene scene = GameScene.of(shelf, game, List.of(), "en");
            return ScenePicture.proportion(
                    scene.board(), new ArtStore(shelf.of(game).or(ArtSource.ofProgram())));
        }

        @Override
        public BufferedImage land(String game, Component on) {
            return scene(game, List.of(), true);
        }
    }
}
