package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.lesson.LessonPanel;
import regola.ui.start.PathPanel;
import regola.ui.view.lesson.LessonView;
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
                .isEqualTo("Which game?");
        assertThat(story.shelf().view().tiles()).extracting(TileView::own).doesNotContain(true);
        assertThat(story.shelf().view().tiles()).allSatisfy(tile -> {
            assertThat(tile.aim()).as(tile.id()).isNotEmpty();
            assertThat(tile.lessons()).as(tile.id()).isPositive();
            assertThat(tile.trailer()).as(tile.id()).isTrue();
        });
        Component first = story.window().find("game.china-moon.learn", Component.class);
        story.window().waitUntil("the first game has the keyboard", first::isFocusOwner);
        story.window()
                .waitUntil(
                        "all pictures come",
                        () -> story.window().onEventThread(() -> story.shelf().isPictured()));
        story.window().screenshot("shelf-first");
    }

    @Test
    void byKeyboardAloneFromTheShelfIntoALessonAndIntoAMatch() {
        open();
        Component first = story.window().find("game.china-moon.learn", Component.class);
        story.window().waitUntil("the first game has the keyboard", first::isFocusOwner);
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
        story.window().press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK);
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
        story.window().press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK);
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
        story.window().press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK);
        story.start("My mill");
        story.waitFor("it is played", view -> view.title().equals("My mill"));
    }
}
