package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.TextSize;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;
import regola.ui.view.ProblemView;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.lesson.CourseView;
import regola.ui.view.lesson.LessonCardView;
import regola.ui.view.start.GoOnView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.LearnerWishes;
import regola.ui.view.start.PathWishes;
import regola.ui.view.start.ShelfView;
import regola.ui.view.start.ShelfWishes;
import regola.ui.view.start.TileView;

/** Whatever somebody has begun, and however large everything is, games and lessons have their room. */
@ExtendWith(OnEventThread.class)
class StartRoomTest {
    private static final GoOnView LESSON =
            new GoOnView("game-1", "China Moon", "game-1/08", 8, "The butterfly and the black lotus", 3, 6);

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    private static <T> T deaf(Class<T> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, args) -> null));
    }

    private static TileView tile(int i) {
        return new TileView(
                "game-" + i,
                "game-" + i,
                List.of(),
                "",
                "Nine Men's Morris",
                "Three on one ray take a man; the board turns 90",
                "2–4",
                false,
                false,
                false,
                3,
                4,
                17,
                8,
                0,
                0,
                true);
    }

    private static ShelfPanel shelf(int games, GoOnView goOn, int matches, String language, int width, int height) {
        ShelfPanel panel = new ShelfPanel(deaf(GameImages.class), deaf(ShelfWishes.class), u -> {}, u -> {}, u -> {});
        panel.speak(Texts.in(language));
        panel.show(
                new ShelfView(
                        IntStream.range(0, games).mapToObj(StartRoomTest::tile).toList(),
                        goOn,
                        false,
                        List.of(),
                        "",
                        language),
                Texts.in(language));
        panel.showKept(
                IntStream.range(0, matches)
                        .mapToObj(i -> new KeptMatchView(
                                "" + i, "game-" + i, Said.plain("Game " + i), "", 3, 12, Instant.EPOCH))
                        .toList(),
                Texts.in(language));
        Offscreen.lay(panel, width, height);
        return panel;
    }

    /** Whoever comes home from a lesson finds every button where it was, be there something to go on with or not. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 700", "1920, 1080"})
    void nothingMovesWhenThereIsSomethingToGoOnWith(int width, int height) {
        List<Rectangle> before = tiles(shelf(10, null, 0, "en", width, height)).stream()
                .map(Component::getBounds)
                .toList();
        assertThat(tiles(shelf(10, LESSON, 0, "en", width, height)))
                .extracting(Component::getBounds)
                .isEqualTo(before);
        assertThat(tiles(shelf(10, LESSON, 3, "en", width, height)))
                .extracting(Component::getBounds)
                .isEqualTo(before);
    }

    /** On the picture it would hide pieces: it stands in the row of the other buttons, however narrow games stand. */
    @ParameterizedTest
    @CsvSource({"1280, 800, en", "1280, 800, it", "1536, 864, it", "1920, 1080, en", "1920, 1080, it", "3840, 2160, it"
    })
    void noTrailerLiesOnAPicture(int width, int height, String language) {
        for (int games : List.of(6, 9, 10, 12)) {
            ShelfPanel panel = shelf(games, LESSON, 0, language, width, height);
            for (Component tile : tiles(panel)) {
                List<AbstractButton> row = ((GameTile) tile).buttons();
                assertThat(row).hasSize(3);
                assertThat(row)
                        .as("%d games", games)
                        .extracting(AbstractButton::getY)
                        .containsOnly(row.get(0).getY());
            }
        }
    }

    /** What is told on this page covers neither a game nor what one goes on with, nor a button. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "1366, 768"})
    void aNoticeCoversNoCardWhereSomethingIsGoneOnWith(int width, int height) {
        GoOnView brief = new GoOnView("game-1", "China Moon", "game-1/01", 1, "A hop of two pads", 3, 6);
        for (String language : List.of("en", "it"))
            for (GoOnView goOn : List.of(brief, LESSON)) {
                ShelfPanel panel = shelf(10, goOn, 0, language, width, height);
                int text = Measure.of(width, height, 1).text(TextSize.BODY);
                Rectangle usual = new Rectangle(width / 4, 52, text * 40, 1);
                Rectangle place = panel.noticePlace(usual, wide -> (int) (text * (wide < text * 40 ? 6.4 : 4.9)));
                assertThat(new Rectangle(width, height).contains(place)).isTrue();
                tiles(panel)
                        .forEach(tile -> assertThat(place(tile, panel).intersects(place))
                                .as("a game below %s", place)
                                .isFalse());
                in(panel, new ArrayList<>()).stream()
                        .filter(AbstractButton.class::isInstance)
                        .filter(Component::isVisible)
                        .forEach(button -> assertThat(place(button, panel).intersects(place))
                                .as(button.getName())
                                .isFalse());
            }
    }

    /** After a match nothing may be left to go on with, and the notice of it is higher than the head of the page. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "1366, 768"})
    void aNoticeCoversNoCardWhereNothingIsGoneOnWith(int width, int height) {
        ShelfPanel panel = shelf(10, null, 0, "en", width, height);
        int text = Measure.of(width, height, 1).text(TextSize.BODY);
        Rectangle usual = new Rectangle(width / 4, 52, text * 40, 1);
        Rectangle place = panel.noticePlace(usual, wide -> (int) (text * 7.2));
        assertThat(place.height).isGreaterThan(1);
        assertThat(tiles(panel)).noneMatch(tile -> place(tile, panel).intersects(place));
        assertThat(in(panel, new ArrayList<>()).stream()
                        .filter(AbstractButton.class::isInstance)
                        .filter(Component::isVisible))
                .noneMatch(button -> place(button, panel).intersects(place));
    }

    /** Where a place is left behind the last game, it is there for one that somebody may make. */
    @ParameterizedTest
    @CsvSource({"1280, 800, en", "1280, 800, it", "1920, 1080, it", "1024, 700, it", "800, 600, it", "640, 480, it"})
    void behindTheLastGameOneOfOnesOwnIsOffered(int width, int height, String language) {
        ShelfPanel panel = shelf(1, null, 0, language, width, height);
        OwnGameTile own = own(panel);
        boolean room = tiles(panel).get(0).getWidth() * 1.5 < panel.getWidth();
        assertThat(own.isVisible()).isEqualTo(room);
        if (!room) return;
        assertThat(place(own, panel).intersects(place(tiles(panel).get(0), panel)))
                .isFalse();
        assertThat(new Rectangle(width, height).contains(place(own, panel))).isTrue();
        assertThat(own.wordsTop()).as("where its words begin").isNotNegative();
        AbstractButton make = (AbstractButton) own.getComponent(0);
        assertThat(new Rectangle(own.getSize()).contains(make.getBounds())).isTrue();
    }

    @Test
    void whereAllPlacesAreTakenNoneIsOffered() {
        assertThat(own(shelf(6, null, 0, "en", 1280, 800)).isVisible()).isFalse();
        assertThat(own(shelf(10, null, 0, "en", 1280, 800)).isVisible())
                .as("on the first of two pages")
                .isFalse();
        ShelfPanel children = shelf(4, null, 0, "en", 1280, 800);
        children.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(children, 1280, 800);
        assertThat(own(children).isVisible()).as("for children").isFalse();
    }

    /** A third of the page was meadow where three games stood. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1280, 764", "1366, 740", "1920, 1040"})
    void childrenSeeSixGamesAtOnce(int width, int height) {
        ShelfPanel children = shelf(10, LESSON, 0, "en", width, height);
        children.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(children, width, height);
        assertThat(tiles(children).stream().filter(Component::isVisible)).hasSizeGreaterThanOrEqualTo(6);
    }

    private static OwnGameTile own(ShelfPanel panel) {
        return (OwnGameTile) Stream.of(panel.getComponents())
                .filter(OwnGameTile.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 6", "1920, 1080, 10"})
    void whereAllGamesHaveRoomTheyAreOnOnePage(int width, int height, long seen) {
        ShelfPanel shelf = shelf(10, null, 0, "en", width, height);
        assertThat(tiles(shelf).stream().filter(Component::isVisible).count()).isEqualTo(seen);
    }

    /** Whoever waits sees the page as it will be, and the keyboard stands at nothing that leads away. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "2560, 1440", "1024, 700"})
    void untilTheGamesAreKnownTheirPlacesAreThere(int width, int height) {
        ShelfPanel waiting = new ShelfPanel(deaf(GameImages.class), deaf(ShelfWishes.class), u -> {}, u -> {}, u -> {});
        waiting.speak(Texts.in("en"));
        Offscreen.lay(waiting, width, height);
        Component coming = in(waiting, new ArrayList<>()).stream()
                .filter(ComingTiles.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(waiting.afterDrawer()).as("what takes the keyboard").isSameAs(coming);
        ShelfPanel shelf = shelf(10, null, 0, "en", width, height);
        Rectangle games = tiles(shelf).stream()
                .map(tile -> place(tile, shelf))
                .reduce(Rectangle::union)
                .orElseThrow();
        assertThat(coming.getBounds()).isEqualTo(games);
        BufferedImage seen = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = seen.createGraphics();
        waiting.paint(g);
        g.dispose();
        int inside = seen.getRGB(games.x + 4, games.y + games.height - 30);
        for (AbstractButton each : ((GameTile) tiles(shelf).get(0)).buttons()) {
            Rectangle button = place(each, shelf);
            assertThat(seen.getRGB((int) button.getCenterX(), (int) button.getCenterY()))
                    .as("the place of " + each.getName())
                    .isNotEqualTo(inside);
        }
        assertThat(in(shelf, new ArrayList<>())).noneMatch(ComingTiles.class::isInstance);
    }

    /** The first game is looked at first. */
    @Test
    void picturesAreAskedForAsOneReads() {
        List<String> asked = new ArrayList<>();
        GameImages pictures = (GameImages) Proxy.newProxyInstance(
                GameImages.class.getClassLoader(), new Class<?>[] {GameImages.class}, (proxy, method, args) -> {
                    if (args[0] instanceof TileView tile && !asked.contains(tile.id())) asked.add(tile.id());
                    return null;
                });
        ShelfPanel panel = new ShelfPanel(pictures, deaf(ShelfWishes.class), u -> {}, u -> {}, u -> {});
        List<TileView> games =
                IntStream.range(0, 6).mapToObj(StartRoomTest::tile).toList();
        panel.show(new ShelfView(games, null, false, List.of(), "", "en"), Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        Graphics2D g = new BufferedImage(1280, 800, BufferedImage.TYPE_INT_RGB).createGraphics();
        panel.paint(g);
        g.dispose();
        assertThat(asked)
                .containsExactlyElementsOf(games.stream().map(TileView::id).toList());
    }

    private static List<Component> in(Container container, List<Component> all) {
        for (Component each : container.getComponents()) {
            if (!each.isVisible()) continue;
            all.add(each);
            if (each instanceof Container inner) in(inner, all);
        }
        return all;
    }

    private static Rectangle place(Component part, Container page) {
        return javax.swing.SwingUtilities.convertRectangle(part.getParent(), part.getBounds(), page);
    }

    private static List<Component> tiles(ShelfPanel panel) {
        return in(panel, new ArrayList<>()).stream()
                .filter(GameTile.class::isInstance)
                .toList();
    }

    /** Nothing that can be pressed lies outside of the page, on something else, or is smaller than a finger. */
    private static void roomFor(Container page) {
        Rectangle all = new Rectangle(0, 0, page.getWidth(), page.getHeight());
        List<Component> buttons = in(page, new ArrayList<>()).stream()
                .filter(AbstractButton.class::isInstance)
                .filter(each -> each.getName() != null)
                .toList();
        for (Component each : buttons) {
            Rectangle place = place(each, page);
            assertThat(all.contains(place))
                    .as("%s at %s is on the page %s", each.getName(), place, all)
                    .isTrue();
            if (each instanceof LessonStone) continue;
            assertThat(Math.min(place.width, place.height))
                    .as(each.getName())
                    .isGreaterThanOrEqualTo(each.getName().startsWith("learner") ? 20 : 44);
            for (Component other : buttons) {
                if (other == each || other instanceof LessonStone) continue;
                assertThat(place.intersects(place(other, page)))
                        .as("%s lies on %s", each.getName(), other.getName())
                        .isFalse();
            }
        }
        long filled = buttons.stream()
                .filter(each -> each instanceof StageButton button && button.style() == StageButton.Style.LEAD)
                .count();
        assertThat(filled).as("filled buttons").isLessThanOrEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 700", "1920, 1080", "3840, 2160"})
    void sixGamesStandThreeInARowOnOnePageWhateverWasBegun(int width, int height) {
        List<Rectangle> before = null;
        for (int matches : List.of(1, 2, 5, 27)) {
            ShelfPanel panel = shelf(6, LESSON, matches, "en", width, height);
            List<Rectangle> places =
                    tiles(panel).stream().map(Component::getBounds).toList();
            assertThat(places).hasSize(6);
            assertThat(places.stream().map(place -> place.x).distinct()).hasSize(3);
            if (before != null)
                assertThat(places).as("%d matches push no game", matches).isEqualTo(before);
            before = places;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1280, 800, 100", "it, 1280, 800, 150", "it, 1280, 800, 200", "it, 1024, 700, 100", "en, 1024, 700, 150",
        "it, 1024, 700, 200", "it, 1920, 1080, 100", "en, 1920, 1080, 200", "it, 3840, 2160, 150", "it, 960, 600, 200"
    })
    void everythingThatCanBePressedHasItsRoom(String language, int width, int height, int zoom) {
        new Appearance(Theme.LIGHT, zoom).install();
        for (int games : List.of(0, 1, 6, 20)) {
            roomFor(shelf(games, LESSON, 5, language, width, height));
            roomFor(shelf(games, null, 0, language, width, height));
        }
        for (int lessons : List.of(0, 1, 9, 17, 30)) roomFor(path(lessons, language, width, height));
    }

    /**
     * At which step a lesson goes on is known only once it has been read: by then somebody is about to press a stone.
     */
    @ParameterizedTest
    @CsvSource({"en, 1280, 800", "it, 1280, 800", "it, 1920, 1080"})
    void nothingOnAPathMovesWhenTheStepIsKnown(String language, int width, int height) {
        new Appearance(Theme.LIGHT, 100).install();
        List<Map<String, Rectangle>> stood = new ArrayList<>();
        PathPanel panel = path(0, language, width, height);
        for (int step : List.of(0, 1, 3, 12)) {
            List<LessonCardView> cards = IntStream.rangeClosed(1, 17)
                    .mapToObj(i -> new LessonCardView("game/" + i, i, "Hop", "", "", 0, i == 3 ? step : 0, List.of()))
                    .toList();
            panel.show(new CourseView("game", language, cards, 2, List.of(), ""), "Hops", true, Texts.in(language));
            Offscreen.lay(panel, width, height);
            Map<String, Rectangle> taken = new TreeMap<>(panel.taken());
            taken.remove("go on"); // its words grow about the same middle
            stood.add(taken);
        }
        assertThat(stood.get(1)).isEqualTo(stood.get(0));
        assertThat(stood.get(2)).isEqualTo(stood.get(0));
        assertThat(stood.get(3)).isEqualTo(stood.get(0));
    }

    private static PathPanel path(int lessons, String language, int width, int height) {
        PathPanel panel = new PathPanel(
                deaf(GameImages.class),
                game -> new ArtStore(ArtSource.ofProgram()),
                deaf(PathWishes.class),
                deaf(LearnerWishes.class),
                u -> {});
        List<LessonCardView> cards = IntStream.rangeClosed(1, lessons)
                .mapToObj(i -> new LessonCardView(
                        "game/" + i,
                        i,
                        "The butterfly and the black lotus",
                        "An idea.",
                        i % 4 == 1 ? "Basics" : "",
                        i % 4,
                        0,
                        List.of()))
                .toList();
        panel.show(
                new CourseView("game", language, cards, lessons / 2 - 1, List.of("Anna"), "Anna"),
                "Nine Men's Morris",
                true,
                Texts.in(language));
        Offscreen.lay(panel, width, height);
        return panel;
    }

    /** No child reads where in a file something is wrong, and who grew up gets a way to mend it. */
    @Test
    void aLessonThatDoesNotFitIsNotOpenedAndNotOfferedToChildren() {
        List<String> said = new ArrayList<>();
        PathWishes wishes = (PathWishes) java.lang.reflect.Proxy.newProxyInstance(
                PathWishes.class.getClassLoader(), new Class<?>[] {PathWishes.class}, (proxy, method, given) -> {
                    said.add(method.getName() + " " + given[1]);
                    return null;
                });
        PathPanel panel = new PathPanel(
                deaf(GameImages.class),
                game -> new ArtStore(ArtSource.ofProgram()),
                wishes,
                deaf(LearnerWishes.class),
                u -> {});
        ProblemView wrong = new ProblemView("a.md:3:4", "a rule is gone", "", "");
        List<LessonCardView> cards = List.of(
                new LessonCardView("game/1", 1, "First", "", "", 0, 0, List.of(wrong)),
                new LessonCardView("game/2", 2, "Second", "", "", 0, 0, List.of()));
        CourseView course = new CourseView("game", "en", cards, 1, List.of(), "");
        panel.show(course, "Game", false, Texts.in("en"));
        Offscreen.lay(panel, 1280, 800);
        for (Component each : in(panel, new ArrayList<>()))
            if ("lesson.row.1".equals(each.getName())) ((AbstractButton) each).doClick(0);
        assertThat(said).containsExactly("unfit First");
        assertThat(course.fit().lessons()).extracting(LessonCardView::title).containsExactly("Second");
        assertThat(course.fit().next()).isZero();
    }

    @Test
    void gamesThatDoNotFitAreOnFurtherPages() {
        ShelfPanel panel = shelf(20, LESSON, 0, "en", 1280, 800);
        assertThat(tiles(panel))
                .hasSize(6)
                .first()
                .extracting(Component::getName)
                .isEqualTo("game.game-0");
        AbstractButton last = (AbstractButton) in(panel, new ArrayList<>()).stream()
                .filter(each -> "page.4".equals(each.getName()))
                .findFirst()
                .orElseThrow();
        last.doClick(0);
        assertThat(tiles(panel)).extracting(Component::getName).containsExactly("game.game-18", "game.game-19");
    }

    /** Beside a match that is gone on with a lesson of another game may stand: its button says which game it is of. */
    @ParameterizedTest
    @CsvSource({"en, 1280, 764, 'China Moon: lesson 8, step 3'", "it, 1024, 668, 'China Moon: lezione 8, passo 3'"})
    void theButtonForALessonSaysOfWhichGame(String language, int width, int height, String words) {
        ShelfPanel panel = shelf(6, LESSON, 2, language, width, height);
        ShelfView was = panel.view();
        panel.show(new ShelfView(was.tiles(), LESSON, true, List.of(), "", language), Texts.in(language));
        Offscreen.lay(panel, width, height);
        StageButton study = button(panel, "goon.study");
        StageButton goOn = button(panel, "goon");
        assertThat(study.getText()).isEqualTo(words);
        assertThat(study.isVisible()).isTrue();
        assertThat(place(study, panel).intersects(place(goOn, panel))).isFalse();
        assertThat(place(goOn, panel).x)
                .as("the picture and the words before it have room")
                .isGreaterThan(width / 4);
    }

    @Test
    void whoeverGetsTheWindowBeginsAtTheFirstPage() {
        ShelfPanel panel = shelf(20, LESSON, 0, "en", 640, 480);
        ((AbstractButton) in(panel, new ArrayList<>()).stream()
                        .filter(each -> "page.2".equals(each.getName()))
                        .findFirst()
                        .orElseThrow())
                .doClick(0);
        assertThat(tiles(panel)).extracting(Component::getName).doesNotContain("game.game-0");
        panel.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(panel, 640, 480);
        assertThat(tiles(panel)).extracting(Component::getName).contains("game.game-0");
    }

    /** A lesson that was begun after a match does not hide it: children have no drawer in which it would be. */
    @ParameterizedTest
    @CsvSource({"en, 1280, 764, Your match: Game 0", "it, 1024, 668, La tua partita: Game 0"})
    void aMatchStaysOfferedToChildrenBesideALaterLesson(String language, int width, int height, String words) {
        ShelfPanel panel = shelf(6, LESSON, 1, language, width, height);
        assertThat(button(panel, "matches").isVisible()).isTrue();
        panel.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(panel, width, height);
        StageButton match = button(panel, "goon.match");
        assertThat(match.getText()).isEqualTo(words);
        assertThat(place(match, panel).intersects(place(button(panel, "goon"), panel)))
                .isFalse();
        assertThat(place(button(panel, "goon"), panel).x).isGreaterThan(width / 4);
        roomFor(panel);
    }

    private static StageButton button(ShelfPanel panel, String name) {
        return in(panel, new ArrayList<>()).stream()
                .filter(part -> name.equals(part.getName()))
                .map(StageButton.class::cast)
                .findFirst()
                .orElseThrow();
    }

    /** Two buttons of one kind beside each other are written alike, in letters as large as their page's. */
    @ParameterizedTest
    @CsvSource({"en, 1280, 764, 23", "it, 1280, 764, 21", "it, 1024, 668, 20"})
    void whatChildrenPressIsWrittenAlike(String language, int width, int height, int least) {
        ShelfPanel panel = shelf(6, LESSON, 0, language, width, height);
        panel.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(panel, width, height);
        List<Component> all = in(panel, new ArrayList<>());
        List<Integer> letters = new ArrayList<>();
        for (Component part : all) {
            if (part instanceof LearnButton learn && learn.isVisible()) letters.add(learn.lettersSeen());
            if (part instanceof StageButton play
                    && play.isVisible()
                    && play.getName().endsWith(".play")) letters.add(play.lettersSeen());
        }
        assertThat(letters).hasSizeGreaterThanOrEqualTo(12);
        assertThat(letters.stream().distinct()).as("%s", letters).hasSize(1);
        assertThat(letters.get(0)).isGreaterThanOrEqualTo(least);
    }

    /** Below the games of children there is a meadow, and nothing that is pressed lies on its hill. */
    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void childrensGamesStandOnAMeadow(String theme) {
        Appearance.normal().with(Theme.valueOf(theme.toUpperCase(Locale.ROOT))).install();
        ShelfPanel panel = shelf(10, LESSON, 0, "en", 1280, 764);
        BufferedImage plain = picture(panel);
        panel.setMode(Measure.Mode.CHILDREN);
        Offscreen.lay(panel, 1280, 764);
        BufferedImage meadow = picture(panel);
        int foot = 764 - 4;
        for (int x = 10; x < 1280; x += 90)
            assertThat(meadow.getRGB(x, foot)).as("at " + x).isNotEqualTo(plain.getRGB(x, foot));
        for (Component part : in(panel, new ArrayList<>()))
            if (part instanceof AbstractButton)
                assertThat(place(part, panel).contains(640, foot)).isFalse();
    }

    private static BufferedImage picture(ShelfPanel panel) {
        BufferedImage picture = new BufferedImage(panel.getWidth(), panel.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        panel.paintComponent(g);
        g.dispose();
        return picture;
    }
}
