package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.file.BadFile;
import regola.home.Home;
import regola.teaching.progress.Progress;
import regola.teaching.progress.ProgressStore;
import regola.ui.lesson.LessonPanel;
import regola.ui.start.PathPanel;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.TileView;

/** Stories of the page on which everything begins, and of the ways from it. */
@Tag("ui")
class ShelfIT {
    private final Home home = WindowStory.freshHome();
    private WindowStory story;

    private void open() {
        story = WindowStory.open(
                home,
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.window()
                .waitUntil(
                        "the shelf is there",
                        () -> story.shelf().isShowing() && story.shelf().view() != null);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private Rectangle tile(String game) {
        Component tile = story.window().find("game." + game, Component.class);
        return story.window().onEventThread(tile::getBounds);
    }

    private void waitForLesson(String lesson, int step) {
        story.window().waitUntil(lesson + " at step " + step, () -> {
            LessonPanel panel = story.panel(LessonPanel.class);
            LessonView view = panel == null || !panel.isShowing() || story.isOpening() ? null : panel.view();
            return view != null && view.title().contains(lesson) && view.at() == step - 1;
        });
    }

    @Test
    void whoComesFirstIsAskedWhichGameAndNothingIsToBeGoneOnWith() {
        open();
        assertThat(story.window().isShowing("goon")).isFalse();
        assertThat(story.window().isShowing("matches")).isFalse();
        assertThat(story.window()
                        .find("goon.band", Component.class)
                        .getAccessibleContext()
                        .getAccessibleName())
                .startsWith("Begin here: China Moon");
        assertThat(story.shelf().view().tiles()).extracting(TileView::own).doesNotContain(true);
        assertThat(story.shelf().view().tiles()).allSatisfy(tile -> {
            assertThat(tile.aim()).as(tile.id()).isNotEmpty();
            assertThat(tile.lessons()).as(tile.id()).isPositive();
            assertThat(tile.trailer()).as(tile.id()).isTrue();
        });
        Component first = story.window().find("goon.begin", Component.class);
        story.window().waitUntil("where to begin has the keyboard", first::isFocusOwner);
        story.window()
                .waitUntil(
                        "all pictures come",
                        () -> story.window().onEventThread(() -> story.shelf().isPictured()));
        story.window().screenshot("shelf-first");
        story.window().press(KeyEvent.VK_PAGE_DOWN);
        story.window().click("shelf.own.make");
        story.window().find("workshop.new", Component.class);
        story.window().screenshot("shelf-own");
    }

    @Test
    void whoPressesThePictureOfANewGameLearnsIt() {
        open();
        story.window().clickAt("game.nin-jan", Component.class, tile -> new Point(tile.getWidth() / 2, 40));
        story.window().waitUntil("its path", () -> story.window().isShowing("start.goOn"));
        assertThat(story.panel(PathPanel.class).course().game()).isEqualTo("nin-jan");
        story.window().screenshot("shelf-by-picture");
    }

    @Test
    void goOnLandsOnTheVeryStepAndALessonLeadsBackToWhereItWasOpened() throws BadFile {
        Progress left = Progress.NONE
                .done("china-moon/01-two-pads-a-hop", 3, 0, 0)
                .at("china-moon/02-frogs-do-not-count", "over-a-queue", Map.of());
        ProgressStore.open(home.progress()).save(left);
        open();
        Component goOn = story.window().find("goon", Component.class);
        assertThat(goOn.getAccessibleContext().getAccessibleName()).isEqualTo("Go on: China Moon, lesson 2");
        assertThat(goOn.getAccessibleContext().getAccessibleDescription()).contains("step 3 of");
        story.window().waitUntil("it has the keyboard", goOn::isFocusOwner);
        // Arrows lead from there to the first game, and back.
        Component learn = story.window().find("game.china-moon.learn", Component.class);
        story.window().press(KeyEvent.VK_RIGHT);
        story.window().waitUntil("the first game has it", learn::isFocusOwner);
        story.window().press(KeyEvent.VK_LEFT);
        story.window().waitUntil("it has the keyboard again", goOn::isFocusOwner);
        story.window().press(KeyEvent.VK_ENTER);
        waitForLesson("2", 3);
        story.window().click("lesson.home");
        story.window()
                .waitUntil(
                        "one page up, not past the lessons of the game",
                        () -> story.panel(PathPanel.class).isShowing());
        story.window().click("lesson.row.2");
        waitForLesson("2", 3);
        assertThat(story.panel(PathPanel.class).course().lessons().get(0).stars())
                .isEqualTo(3);
    }

    @Test
    void byKeyboardAloneFromTheShelfIntoALessonAndIntoAMatch() {
        open();
        Component begin = story.window().find("goon.begin", Component.class);
        story.window().waitUntil("where to begin has the keyboard", begin::isFocusOwner);
        story.window().press(KeyEvent.VK_TAB);
        Component first = story.window().find("game.china-moon.learn", Component.class);
        story.window().waitUntil("then the first game", first::isFocusOwner);
        story.window().press(KeyEvent.VK_RIGHT);
        Component play = story.window().find("game.china-moon.play", Component.class);
        story.window().waitUntil("beside it", play::isFocusOwner);
        story.window().press(KeyEvent.VK_DOWN);
        Component below = story.window().find("game.moulin-rouge.play", Component.class);
        story.window().waitUntil("below it", below::isFocusOwner);
        story.window().press(KeyEvent.VK_SPACE);
        story.window()
                .waitUntil(
                        "a match can be set up",
                        () -> story.setUp() != null
                                && "Moulin Rouge".equals(story.setUp().title())
                                && story.window().isShowing("start.go"));
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor("the match has begun", view -> view.title().equals("Moulin Rouge"));
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf again", () -> story.window().isShowing("goon.band"));
        Component learn = story.window().find("game.croak.learn", Component.class);
        for (int i = 0; i < 3 && !story.window().onEventThread(learn::isFocusOwner); i++)
            story.window().type("c");
        story.window().waitUntil("letters go from title to title", learn::isFocusOwner);
        story.window().press(KeyEvent.VK_SPACE);
        story.window()
                .waitUntil(
                        "its path",
                        () -> story.window().isShowing("start.goOn")
                                && "croak"
                                        .equals(story.panel(PathPanel.class)
                                                .course()
                                                .game()));
        story.window().press(KeyEvent.VK_ENTER);
        waitForLesson("1", 1);
    }

    /** Also of a game that does not stand on the first page. */
    @Test
    void whoeverComesBackWithoutHavingBegunIsAtTheGameThatWasLeft() {
        open();
        story.window().click("page.2");
        story.window().click("game.reversi.play");
        story.window().find("start.go", Component.class);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil(
                        "the shelf, at the game that was left",
                        () -> story.window().isShowing("game.reversi.play")
                                && story.window()
                                        .find("game.reversi.play", Component.class)
                                        .isFocusOwner());
    }

    @Test
    void homeIsTheShelfEverywhereAndEscapeIsOneStepOut() {
        open();
        story.learn("China Moon");
        story.window().press(KeyEvent.VK_I);
        story.window().find("book", Component.class);
        story.window().screenshot("path-book");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the book is shut", () -> !story.window().isShowing("book"));
        assertThat(story.panel(PathPanel.class).isShowing()).isTrue();
        story.window().press(KeyEvent.VK_F3);
        story.window().find("rules.contents", Component.class);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil("the path again", () -> story.panel(PathPanel.class).isShowing());
        story.window().click("lesson.row.1");
        waitForLesson("1", 1);
        story.window().press(KeyEvent.VK_I);
        story.window().find("book", Component.class);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the book is shut", () -> !story.window().isShowing("book"));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil(
                        "nothing is held: out to the lessons",
                        () -> story.panel(PathPanel.class).isShowing());
        story.window().click("lesson.row.1");
        waitForLesson("1", 1);
        story.window().click("lesson.home");
        story.window()
                .waitUntil("the lessons", () -> story.panel(PathPanel.class).isShowing());
        story.window().click("path.home");
        story.window().waitUntil("the shelf", () -> story.window().isShowing("goon.band"));
        story.learn("China Moon");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the shelf by key", () -> story.window().isShowing("goon.band"));
        story.learn("China Moon");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("one step out", () -> story.window().isShowing("goon.band"));
    }

    @Test
    void fiveUnfinishedMatchesPushNoGameAndEachCanBeGoneOnWithOrPutAway() {
        open();
        story.start("China Moon");
        for (int i = 0; i < 5; i++) {
            story.clickPiece("red-1");
            story.waitFor("it is chosen", view -> !view.decision().draft().isEmpty());
            story.clickPlace("a2");
            story.waitFor(
                    "it has hopped", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
            story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
            int count = i + 1;
            story.window()
                    .waitUntil(
                            count + " matches are kept",
                            () -> story.shelf().kept().size() == count);
            if (i == 0) story.window().find("goon", Component.class);
            if (i < 4) story.start("China Moon");
        }
        List<String> shown = List.of("china-moon", "croak", "army-of-frogs", "moulin-rouge", "nin-jan");
        assertThat(shown)
                .allSatisfy(game ->
                        assertThat(story.window().isShowing("game." + game)).isTrue());
        Rectangle before = tile("china-moon");
        story.window().click("matches");
        story.window().find("kept.drawer", Component.class);
        assertThat(tile("china-moon")).isEqualTo(before);
        story.window().screenshot("shelf-matches");
        String away = story.shelf().kept().get(1).key();
        story.window().click("kept." + away + ".away");
        story.window().waitUntil("one is put away", () -> story.shelf().kept().size() == 4);
        story.window()
                .waitUntil("the drawer shows it no more", () -> !story.window().isShowing("kept." + away + ".away"));
        assertThat(rows()).isEqualTo(4);
        String other = story.shelf().kept().get(2).key();
        story.window().click("kept." + other + ".rename");
        story.window().waitUntil("it can be written", () -> story.window().isShowing("kept." + other + ".name"));
        for (String letter : "Our duel".split("")) story.window().type(letter);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "it has a name",
                        () -> story.shelf().kept().stream()
                                .anyMatch(match -> match.name().equals("Our duel")));
        assertThat(rows()).isEqualTo(4);
        story.window().screenshot("shelf-matches-renamed");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the drawer is shut", () -> !story.window().isShowing("kept.drawer"));
        assertThat(story.shelf().kept()).extracting(KeptMatchView::game).containsOnly("china-moon");
        story.window().click("goon");
        story.waitFor(
                "the last match is back",
                view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().click("matches");
        story.window().click("kept." + other + ".goon");
        story.window().waitUntil("it is open", () -> !story.window().isShowing("goon.band"));
        story.waitFor(
                "the other is back", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("home again", () -> story.window().isShowing("goon.band"));
        assertThat(story.window().isShowing("kept.drawer"))
                .as("whoever comes home sees all games")
                .isFalse();
    }

    private int rows() {
        Container list = (Container) story.window().find("kept", Component.class);
        return story.window().onEventThread(list::getComponentCount);
    }

    @Test
    void ownGamesAndVariantsAreTilesAndABrokenFileSaysWhatIsWrong() throws IOException {
        String shipped = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        Files.createDirectories(home.rules());
        Files.writeString(
                home.rules().resolve("mill.rules"),
                shipped.replaceFirst("game nine-mens-morris", "game my-mill")
                        .replaceFirst("en \"Nine Men's Morris\"", "en \"My mill\""));
        Files.writeString(
                home.rules().resolve("slow.rules"),
                "variant slow of china-moon\n  title en \"Slow\" it \"Lenta\"\n  about en \"One pad each.\" it \"Una"
                        + " ninfea.\"\n\nset hop-steps = 1, 1, 1\n");
        Files.writeString(home.rules().resolve("broken.rules"), "this is no game");
        open();
        assertThat(story.shelf().view().tiles().stream().filter(TileView::own))
                .extracting(TileView::title)
                .containsExactlyInAnyOrder("My mill", "China Moon: Slow", "broken.rules");
        assertThat(story.window().isShowing("page.2"))
                .as("not all fit on one page")
                .isTrue();
        story.window()
                .waitUntil(
                        "its picture comes",
                        () -> story.window().onEventThread(() -> story.shelf().hasPicture("my-mill")));
        try (var kept = Files.list(home.folder().resolve("pictures"))) {
            assertThat(kept).as("and is kept for the next time").isNotEmpty();
        }
        story.press("broken.rules", "play");
        story.window().waitUntil("what is wrong is said", () -> story.window().isShowing("start.problems"));
        story.window().screenshot("shelf-broken");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.press("China Moon: Slow", "play");
        story.window()
                .waitUntil(
                        "the variant is on",
                        () -> story.setUp().title().equals("China Moon")
                                && story.setUp().variants().stream()
                                        .anyMatch(one -> one.id().equals("slow") && one.on()));
    }

    @Test
    void aFileThatComesWhileTheWindowIsOpenIsATileWhenOneComesBack() throws IOException {
        open();
        String shipped = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        Files.createDirectories(home.rules());
        Files.writeString(
                home.rules().resolve("mill.rules"),
                shipped.replaceFirst("game nine-mens-morris", "game my-mill")
                        .replaceFirst("en \"Nine Men's Morris\"", "en \"My mill\""));
        story.start("China Moon");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.start("My mill");
        story.waitFor("it is played", view -> view.title().equals("My mill"));
    }
}
