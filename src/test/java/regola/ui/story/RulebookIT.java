package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.home.Home;
import regola.ui.rules.RulesPanel;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.rules.BookView;

/** A story of somebody who reads the rules of a game: turns pages, looks for a word, tries a picture, prints. */
@Tag("ui")
class RulebookIT {
    @TempDir
    Path folder;

    private WindowStory story;
    private final Home home = WindowStory.freshHome();

    @AfterEach
    void close() {
        story.close();
    }

    private void openBook() {
        story = WindowStory.open(
                home,
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.start("Moulin Rouge");
        story.window().click("game.menu");
        story.window().click("command.rules");
        story.window().find("rules.contents", JList.class);
        story.window().waitUntil("moments are found", () -> book() != null && !book().looking());
    }

    private BookView book() {
        return story.window()
                .onEventThread(
                        () -> find(story.window().frame()).map(RulesPanel::view).orElse(null));
    }

    private static Optional<RulesPanel> find(Container in) {
        for (Component part : in.getComponents()) {
            if (part instanceof RulesPanel panel) return Optional.of(panel);
            Optional<RulesPanel> inside = part instanceof Container more ? find(more) : Optional.empty();
            if (inside.isPresent()) return inside;
        }
        return Optional.empty();
    }

    private void turnTo(String page) {
        JList<?> contents = story.window().find("rules.contents", JList.class);
        story.window().clickAt("rules.contents", JList.class, list -> {
            for (int i = 0; i < list.getModel().getSize(); i++) {
                if (!list.getModel().getElementAt(i).toString().contains("id=" + page + ",")) continue;
                var row = list.getCellBounds(i, i);
                return new java.awt.Point(row.x + row.width / 2, row.y + row.height / 2);
            }
            throw new AssertionError(
                    "no page " + page + " in " + contents.getModel().getSize());
        });
        story.window().waitUntil(page + " is open", () -> book().page().id().equals(page));
    }

    @Test
    void aPageIsTurnedAWordIsFoundAndAPictureIsTried() {
        openBook();
        assertThat(book().page().title()).isEqualTo("The aim");
        story.window().press(KeyEvent.VK_RIGHT);
        story.window()
                .waitUntil(
                        "an arrow turns the page", () -> !book().page().title().equals("The aim"));
        story.window().press(KeyEvent.VK_LEFT);
        story.window().waitUntil("and back", () -> book().page().title().equals("The aim"));
        turnTo("act-turn");
        assertThat(story.window().isShowing("rules.try")).isTrue();
        assertThat(story.window().screenshot("rulebook-turning-a-ring")).isNotEmptyFile();

        story.window().click("rules.search");
        story.window().type("stones");
        story.window().waitUntil("the word is found", () -> book().sought().equals("stones"));
        assertThat(book().found()).contains("eliminate", "reference").doesNotContain("act-place");
        JList<?> contents = story.window().find("rules.contents", JList.class);
        assertThat(contents.getModel().getSize())
                .as("no page of the contents moves")
                .isEqualTo(book().pages().size());
        JLabel hits = story.window().find("rules.hits", JLabel.class);
        String first = story.window().onEventThread(hits::getText);
        assertThat(first).startsWith("1/");
        String at = book().page().id();
        int here = Integer.parseInt(first.substring(2));
        for (int i = 0; i < here; i++) story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "after the last comes the next page",
                        () -> !book().page().id().equals(at));
        assertThat(book().found()).contains(book().page().id());
        assertThat(story.window().screenshot("rulebook-found")).isNotEmptyFile();
        story.window().press(KeyEvent.VK_ENTER, InputEvent.SHIFT_DOWN_MASK);
        story.window()
                .waitUntil(
                        "and back to the last of the one before",
                        () -> book().page().id().equals(at) && hits.getText().equals(here + "/" + here));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("all pages are back", () -> book().sought().isEmpty());

        turnTo("act-turn");
        story.window().click("rules.try");
        story.waitFor("the board stands as in the picture", view -> view.story().moment() == 0);
        story.waitForQuestion("turn a ring");
        assertThat(story.match().board().sites())
                .as("a match begins with an empty board")
                .anyMatch(site -> !site.pieces().isEmpty());
    }

    /** What was sought in one language is found in no other. */
    @Test
    void anotherLanguageBeginsWithAnEmptySearch() {
        openBook();
        story.window().click("rules.search");
        story.window().type("stones");
        story.window().waitUntil("the word is found", () -> book().sought().equals("stones"));
        story.window().click("rules.menu");
        story.window().click("menu.view");
        story.window().click("menu.language");
        story.window().click("language.it");
        story.window()
                .waitUntil(
                        "nothing is sought any more",
                        () -> book().sought().isEmpty()
                                && story.window()
                                        .find("rules.search", JTextField.class)
                                        .getText()
                                        .isEmpty());
    }

    @Test
    void whatIsOnlyTriedIsNoMatchToGoOnWith() {
        openBook();
        turnTo("act-place");
        story.window().click("rules.try");
        story.waitForQuestion("place");
        String free = story.match().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .map(SiteView::id)
                .findFirst()
                .orElseThrow();
        int before = story.match().story().moment();
        story.clickPlace(free);
        story.waitFor("a man is placed", view -> view.story().moment() > before);
        story.window().click("game.home");
        story.window().waitUntil("the shelf is back", () -> story.window().isShowing("game.china-moon.play"));
        assertThat(story.window().isShowing("goon")).as("nothing to go on with").isFalse();
        story.close();
        try (Stream<Path> files = Files.walk(home.recovery())) {
            assertThat(files.filter(file -> file.toString().endsWith(".json")))
                    .as("nothing is kept")
                    .isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        openBook();
    }

    @Test
    void numbersAreShownToTeachersOnly() {
        openBook();
        turnTo("reference");
        assertThat(story.window().isShowing("rules.line.MR-5.6.2")).isFalse();
        story.window().click("rules.menu");
        story.window().click("rules.codes");
        story.window().waitUntil("numbers are shown", () -> book().codes());
        story.window().find("rules.line.MR-3.1", Component.class);
    }

    @Test
    void theButtonWritesTheBookAsAFile() throws IOException {
        openBook();
        Path file = folder.resolve("book.pdf");
        story.window().click("rules.pdf");
        JFileChooser asking = story.window().find("chooser", JFileChooser.class);
        story.window().onEventThread(() -> {
            asking.setSelectedFile(file.toFile());
            asking.approveSelection();
            return null;
        });
        story.window()
                .waitUntil(
                        "the file is written",
                        () -> Files.exists(file) && story.window().isShowing("notice.handout"));
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            assertThat(new PDFTextStripper().getText(document).replaceAll("\\s+", " "))
                    .contains("The rules of Moulin Rouge", "Turning a ring", "MR-5.6.2");
        }
    }

    @Test
    void escapeAndTheCornerLeadBackToTheMatch() {
        openBook();
        story.window().press(KeyEvent.VK_ESCAPE);
        story.waitFor("the match is back", view -> true);
        story.window().find("board", Component.class);
        assertThat(story.window().isShowing("rules.contents")).isFalse();
        story.window().click("game.menu");
        story.window().click("command.rules");
        story.window().find("rules.contents", Component.class);
        story.window().click("rules.home");
        story.waitFor("the match is back again", view -> true);
        story.window().waitUntil("the rules are away", () -> !story.window().isShowing("rules.contents"));
        assertThat(story.window().isShowing("goon.band")).as("not at the shelf").isFalse();
    }
}
