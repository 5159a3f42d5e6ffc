package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.present.start.Shelf;
import regola.ui.view.board.Role;

/** Rule files with which the program never comes to an end: the window goes on. */
@Tag("ui")
class StuckIT {
    private static final Path STRANGERS = Path.of("src/test/resources/strangers");
    private static final String ENDLESS = "endless";

    private final Home home = WindowStory.freshHome();
    private final AtomicBoolean free = new AtomicBoolean();
    private WindowStory story;

    @AfterEach
    void close() {
        free.set(true);
        story.close();
    }

    private static Map<String, String> in(String language) {
        return Map.of("regola.language", language, "regola.theme", "light", "regola.motion", "off", "regola.seed", "7");
    }

    /** Puts its rule file among somebody's own. */
    private void bringEndless() throws IOException {
        String shipped = Files.readString(Path.of("rules-dsl/games/nine-mens-morris/nine-mens-morris.rules"));
        Files.createDirectories(home.rules());
        Files.writeString(
                home.rules().resolve("endless.rules"),
                shipped.replaceFirst("game nine-mens-morris", "game " + ENDLESS)
                        .replaceFirst("title en \"[^\"]*\" it \"[^\"]*\"", "title en \"Endless\" it \"Senza fine\""));
    }

    /** A shelf on which one game stands that nobody has ever finished reading. */
    private final class Endless implements Shelf {
        private final Shelf others;

        Endless(Shelf others) {
            this.others = others;
        }

        @Override
        public List<Entry> entries() {
            return others.entries();
        }

        @Override
        public Reading read(String game, List<String> variants) {
            // Nothing is heard here, not even that it was given up.
            while (game.equals(ENDLESS) && !free.get()) Thread.onSpinWait();
            return others.read(game, variants);
        }
    }

    private void hop(String frog, String to) {
        story.clickPiece(frog);
        story.waitFor(
                frog + " is chosen", view -> view.board().site(to).orElseThrow().is(Role.TARGET));
        story.clickPlace(to);
        story.waitFor(
                frog + " is on " + to, view -> WindowStory.placeOf(view, frog).equals(to));
    }

    private boolean allOthersHavePictures() {
        return story.window()
                .onEventThread(() -> story.shelf().view().tiles().stream()
                        .filter(tile -> !tile.own())
                        .allMatch(tile -> story.shelf().hasPicture(tile.id())));
    }

    private boolean shows(String name) {
        return story.window().isShowing(name);
    }

    @Test
    void aPictureThatIsNeverDoneKeepsNobodyWaitingAndIsLeftOut() throws IOException {
        bringEndless();
        story = WindowStory.open(home, in("en"), Endless::new);
        story.window().waitUntil("the games are there", () -> story.shelf().view() != null);
        // Only what somebody looks at is painted, and one's own game is on the first page.
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().waitUntil("it is told", () -> shows("notice.slow.pictures"));
        assertThat(story.window().text("notice.slow.pictures.title"))
                .isEqualTo("No picture of Endless (endless.rules)");
        hop("red-2", "a3");
        story.window().screenshot("no-picture");
        // Mere words go by themselves when there has been time to read them.
        if (shows("notice.slow.pictures.close")) story.window().click("notice.slow.pictures.close");
        story.window().press(java.awt.event.KeyEvent.VK_HOME, java.awt.event.InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("all other games have their pictures", this::allOthersHavePictures);
        free.set(true);
        // What was lost comes to its end now, and touches nothing. The picture may come after all: where one is looked
        // at, it is tried anew.
        story.chooseGame("Nine Men's Morris");
        story.window().click("setup.home");
        story.window().waitUntil("the match that was begun is still offered", () -> shows("goon"));
        story.start("Nine Men's Morris");
        story.waitFor("a match of another game", view -> view.title().equals("Nine Men's Morris"));
    }

    @Test
    void whatSomebodyWaitsForIsToldAndGivenUpAndTheMatchIsKept() throws IOException {
        bringEndless();
        story = WindowStory.open(home, in("it"), Endless::new);
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(java.awt.event.KeyEvent.VK_HOME, java.awt.event.InputEvent.CTRL_DOWN_MASK);
        story.press("Senza fine", "play");
        story.window().waitUntil("it is told what takes so long", () -> shows("notice.slow.0.title"));
        assertThat(story.window().text("notice.slow.0.title")).isEqualTo("Ci vuole un po': Senza fine (endless.rules)");
        story.window().screenshot("takes-long");
        story.window().click("notice.slow.0.giveup");
        story.window()
                .waitUntil(
                        "the page says so",
                        () -> story.setUp().chosen().equals(ENDLESS)
                                && !story.setUp().problems().isEmpty());
        assertThat(story.window().text("notice.slow.given.title"))
                .isEqualTo("Calcolo interrotto: Senza fine (endless.rules)");
        assertThat(story.setUp().canStart()).isFalse();
        story.window().screenshot("given-up");
        free.set(true);
        story.window().click("setup.home");
        story.press("Croak!", "play");
        story.window()
                .waitUntil(
                        "another game can be started",
                        () -> story.setUp().chosen().equals("croak")
                                && story.setUp().canStart());
        story.window().click("setup.home");
        story.window().waitUntil("the match that was begun is still offered", () -> shows("goon"));
        story.start("Croak!");
        story.waitFor("a match of another game", view -> view.title().equals("Croak!"));
    }

    /**
     * Files that ask for more than any machine has lie in the folder for rules: the window opens, and a match is
     * played.
     */
    @Test
    void filesOfStrangersInTheFolderKeepNobodyWaiting() throws IOException {
        Files.createDirectories(home.rules());
        try (Stream<Path> files = Files.list(STRANGERS)) {
            for (Path file : files.toList()) Files.copy(file, home.rules().resolve(file.getFileName()));
        }
        story = WindowStory.open(home, in("en"));
        story.start("China Moon");
        hop("red-1", "a2");
        hop("red-2", "a3");
        story.window().press(java.awt.event.KeyEvent.VK_HOME, java.awt.event.InputEvent.CTRL_DOWN_MASK);
        story.window()
                .waitUntil("all games that came with the program have their pictures", this::allOthersHavePictures);
        story.chooseGame("eight-parameters");
        story.window().click("start.go");
        story.window()
                .waitUntil(
                        "the rules say that they ask for too much, or it is told that it takes long",
                        () -> shows("notice.match") || shows("notice.slow.0.giveup"));
        if (shows("notice.slow.0.giveup")) story.window().click("notice.slow.0.giveup");
        story.window().click("setup.home");
        story.start("Nine Men's Morris");
        story.waitFor("a match of another game", view -> view.title().equals("Nine Men's Morris"));
    }
}
