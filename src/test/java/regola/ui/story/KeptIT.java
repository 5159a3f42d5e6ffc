package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import java.awt.KeyboardFocusManager;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.beans.PropertyChangeListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.view.match.MatchView;
import regola.ui.view.start.KeptMatchView;

/** What is kept from one start of the program to the next, whatever ended it. */
@Tag("ui")
class KeptIT {
    private static final Map<String, String> QUICK = Map.of("regola.motion", "off", "regola.seed", "7");
    private static final Map<String, String> ENGLISH =
            Map.of("regola.motion", "off", "regola.seed", "7", "regola.language", "en", "regola.theme", "light");

    private Home home = WindowStory.freshHome();
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private void open(Map<String, String> properties) {
        story = WindowStory.open(home, properties);
    }

    private void hop(String frog, String to) {
        story.clickPiece(frog);
        story.waitFor(frog + " is chosen", view -> !view.decision().draft().isEmpty());
        story.clickPlace(to);
        story.waitFor(
                frog + " is on " + to, view -> WindowStory.placeOf(view, frog).equals(to));
    }

    private boolean isKept(String part) {
        try (Stream<Path> files = Files.walk(home.recovery())) {
            List<Path> kept =
                    files.filter(file -> file.toString().endsWith(".json")).toList();
            return kept.size() == 1 && Files.readString(kept.get(0)).contains(part);
        } catch (IOException | UncheckedIOException beingWritten) {
            return false;
        }
    }

    /** @return what a program leaves on the disk that is killed now: all files as they are, and nobody holds them */
    private Home leftByAKill() throws IOException {
        Home left = WindowStory.freshHome();
        try (Stream<Path> files = Files.walk(home.folder())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = left.folder().resolve(home.folder().relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        return left;
    }

    @Test
    void aMatchIsThereAgainAfterTheProgramWasKilled() throws IOException {
        open(ENGLISH);
        story.start("China Moon");
        hop("red-1", "a2");
        hop("red-2", "a3");
        story.window().waitUntil("the match is kept", () -> isKept("hop red-2"));
        Home left = leftByAKill();
        story.close();

        home = left;
        open(ENGLISH);
        assertThat(story.window().isShowing("goon")).as("it is asked once").isFalse();
        story.window().click("notice.killed.goon");
        story.waitFor(
                "the match is back", view -> WindowStory.placeOf(view, "red-2").equals("a3"));
        MatchView back = story.match();
        assertThat(back.story().last()).isEqualTo(2);
        assertThat(back.canUndo()).isTrue();
        assertThat(story.window().isShowing("notice.killed")).isFalse();
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.waitFor(
                "a move is taken back",
                view -> WindowStory.placeOf(view, "red-2").equals("start"));
        hop("red-2", "a3");
    }

    /** Whoever gave a seat a name finds it again when the match goes on another day. */
    @Test
    void namesOfSeatsAreThereAgain() throws IOException {
        open(ENGLISH);
        story.chooseGame("China Moon");
        story.window().click("seat.red");
        story.window().focus("chair.name");
        story.window().press(KeyEvent.VK_A, InputEvent.CTRL_DOWN_MASK);
        story.window().type("Anna");
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "she sits there",
                        () -> story.setUp().seats().stream()
                                .anyMatch(seat -> seat.name().equals("Anna")));
        story.window().click("start.go");
        story.waitFor("the match is there", view -> view.seats().get(0).name().equals("Anna"));
        hop("red-1", "a2");
        story.window().waitUntil("the match is kept", () -> isKept("Anna"));
        Home left = leftByAKill();
        story.close();

        home = left;
        open(ENGLISH);
        JComponent goOn = story.window().find("notice.killed.goon", JComponent.class);
        story.window().waitUntil("Enter answers what is asked", goOn::isFocusOwner);
        List<String> hadIt = new CopyOnWriteArrayList<>();
        PropertyChangeListener follows = change -> {
            if (change.getNewValue() instanceof JComponent now) hadIt.add(String.valueOf(now.getName()));
        };
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener("focusOwner", follows);
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor(
                "the match is back", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removePropertyChangeListener("focusOwner", follows);
        assertThat(hadIt)
                .as("while it is opened the keyboard waits where one plays, not at the way in for children")
                .doesNotContain("shelf.children", "shelf.adults");
        assertThat(story.match().seats().get(0).name()).isEqualTo("Anna");
    }

    /**
     * Of many runs that were killed the last match is asked about, the last one of another game is on the start page,
     * and older ones are files.
     */
    @Test
    void matchesLeftByManyKillsAreOneNoticeAndOneCardAndTheOlderOnesAreFiles() throws IOException {
        open(ENGLISH);
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.start("Nine Men's Morris");
        story.clickPlace("a1");
        story.window().waitUntil("both are kept", () -> kept("hop red-1") != null && kept("place a1") != null);
        home = leftByAKill();
        story.close();
        Path moon = kept("hop red-1");
        Instant then = Instant.now();
        for (int hours = 1; hours <= 3; hours++) {
            Path run = Files.createDirectory(home.recovery().resolve("killed-" + hours));
            Files.createFile(run.resolve("lock"));
            Files.copy(moon, run.resolve("match-1.json"));
            Files.setLastModifiedTime(run.resolve("match-1.json"), FileTime.from(then.minus(hours, ChronoUnit.HOURS)));
        }
        Files.setLastModifiedTime(moon, FileTime.from(then.minusSeconds(60)));
        Files.setLastModifiedTime(kept("place a1"), FileTime.from(then));

        open(ENGLISH);
        story.window()
                .waitUntil("the last one is asked about", () -> story.window().isShowing("notice.killed.goon"));
        assertThat(story.window().text("notice.killed.text"))
                .contains("Nine Men's Morris")
                .doesNotContain("China Moon")
                .contains("3 older ones");
        story.window()
                .waitUntil(
                        "that of the other game is on the shelf",
                        () -> story.window().isShowing("goon"));
        assertThat(story.shelf().kept()).extracting(KeptMatchView::key).containsExactly("2");
        for (String other : List.of("matches", "notice.kept.older"))
            assertThat(story.window().isShowing(other)).as(other).isFalse();
        try (Stream<Path> files = Files.list(home.matches().resolve("unfinished"))) {
            assertThat(files.toList())
                    .hasSize(3)
                    .allSatisfy(file -> assertThat(file).content().contains("hop red-1"));
        }
        story.window().click("goon");
        story.waitFor(
                "the match is back", view -> WindowStory.placeOf(view, "red-1").equals("a2"));
    }

    /** @return the file in which a match with this in it is kept; null if there is none */
    private Path kept(String part) {
        try (Stream<Path> files = Files.walk(home.recovery())) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".json")).toList())
                if (Files.readString(file).contains(part)) return file;
            return null;
        } catch (IOException | UncheckedIOException beingWritten) {
            return null;
        }
    }

    @Test
    void aMatchMakesRoomForAnotherAndIsGoneOnWithFromTheStartPage() {
        open(ENGLISH);
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the match is offered", () -> story.window().isShowing("goon"));
        assertThat(story.window()
                        .find("goon", JButton.class)
                        .getAccessibleContext()
                        .getAccessibleDescription())
                .startsWith("3 players, 1 move ");
        assertThat(story.window().screenshot("kept-matches")).isNotEmptyFile();
        story.close();
        open(ENGLISH);
        JButton goOn = story.window().find("goon", JButton.class);
        story.window().waitUntil("what is gone on with has the keyboard", goOn::isFocusOwner);
        story.start("Nine Men's Morris");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().click("goon");
        story.waitFor(
                "the first match is back",
                view -> view.title().equals("China Moon")
                        && WindowStory.placeOf(view, "red-1").equals("a2"));
    }

    @Test
    void aMatchThatIsBegunAgainIsHadBack() {
        open(ENGLISH);
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_R, InputEvent.CTRL_DOWN_MASK);
        story.waitFor(
                "it begins again", view -> WindowStory.placeOf(view, "red-1").equals("start"));
        story.window()
                .waitUntil("the match before is offered", () -> story.window().isShowing("notice.before.back"));
        story.window().click("notice.before.back");
        story.waitFor(
                "the match before is back",
                view -> WindowStory.placeOf(view, "red-1").equals("a2"));
        assertThat(story.window().isShowing("notice.before")).isFalse();

        // Who has moved in the new match plays that one: nothing is in its way any more.
        story.window().press(KeyEvent.VK_R, InputEvent.CTRL_DOWN_MASK);
        story.waitFor(
                "it begins again", view -> WindowStory.placeOf(view, "red-1").equals("start"));
        story.window()
                .waitUntil("the match before is offered", () -> story.window().isShowing("notice.before.back"));
        hop("red-1", "a2");
        story.window().waitUntil("the offer is gone", () -> !story.window().isShowing("notice.before"));
    }

    @Test
    void aMatchIsSavedAndOpened() throws IOException {
        Path file = home.matches().resolve("mine.regola-match");
        open(ENGLISH);
        story.start("China Moon");
        hop("red-1", "a2");
        story.window().press(KeyEvent.VK_S, InputEvent.CTRL_DOWN_MASK);
        choose(file);
        story.window()
                .waitUntil(
                        "it is saved",
                        () -> Files.exists(file) && story.window().isShowing("notice.saved"));
        hop("red-2", "a3");
        story.window()
                .waitUntil(
                        "what was saved is not what stands here",
                        () -> !story.window().isShowing("notice.saved"));
        story.window().press(KeyEvent.VK_O, InputEvent.CTRL_DOWN_MASK);
        choose(file);
        story.waitFor(
                "it is as it was saved",
                view -> WindowStory.placeOf(view, "red-1").equals("a2")
                        && WindowStory.placeOf(view, "red-2").equals("start"));

        byte[] saved = Files.readAllBytes(file);
        Files.writeString(file, Files.readString(file).replaceFirst("\"hop red-1[^\"]*\"", "\"hop red-1 a3\""));
        story.window().press(KeyEvent.VK_O, InputEvent.CTRL_DOWN_MASK);
        choose(file);
        assertThat(story.window().text("notice.opened.problem"))
                .contains("mine.regola-match:")
                .contains("CM-");
        assertThat(story.window().screenshot("match-that-does-not-fit")).isNotEmptyFile();
        assertThat(WindowStory.placeOf(story.match(), "red-1"))
                .as("the running match is still there")
                .isEqualTo("a2");
        Files.write(file, saved);
    }

    /** Answers the window that asks for a file. */
    private void choose(Path file) {
        JFileChooser asking = story.window().find("chooser", JFileChooser.class);
        story.window().onEventThread(() -> {
            asking.setSelectedFile(file.toFile());
            asking.approveSelection();
            return null;
        });
    }

    @Test
    void languageThemeAndSizeComeBack() {
        open(ENGLISH);
        story.window().waitUntil("games are listed", () -> story.shelf().view() != null);
        story.window().click("shelf.menu");
        story.window().click("menu.view");
        story.window().click("menu.language");
        story.window().click("language.it");
        story.window()
                .waitUntil(
                        "it is Italian", () -> story.shelf().view().language().equals("it"));
        story.window().press(KeyEvent.VK_D, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is dark", FlatLaf::isLafDark);
        int before = story.window().onEventThread(KeptIT::fontSize);
        story.window().press(KeyEvent.VK_EQUALS, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is bigger", () -> fontSize() > before);
        int bigger = story.window().onEventThread(KeptIT::fontSize);
        story.close();

        open(QUICK);
        assertThat(story.window().text("shelf.children")).isEqualTo("Bambini");
        assertThat(story.window().onEventThread(FlatLaf::isLafDark)).isTrue();
        assertThat(story.window().onEventThread(KeptIT::fontSize)).isEqualTo(bigger);
    }

    private static int fontSize() {
        return UIManager.getFont("Label.font").getSize();
    }
}
