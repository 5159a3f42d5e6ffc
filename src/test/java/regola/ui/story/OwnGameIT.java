package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.home.Home;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.match.MatchView;

/** Somebody who has never programmed makes a game, plays it, gives it away and gets one back. */
@Tag("ui")
class OwnGameIT {
    private final Home home = WindowStory.freshHome();
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private void make(String kind, String name) {
        open();
        story.window().click("make.kind." + kind);
        story.window().onEventThread(() -> {
            story.window().find("make.name", JTextField.class).setText(name);
            return null;
        });
        story.window().click("make.make");
        story.window().find("editor.text", RSyntaxTextArea.class);
    }

    private void open() {
        story = WindowStory.open(
                home,
                Map.of(
                        "regola.language", "en",
                        "regola.theme", "light",
                        "regola.motion", "off",
                        "regola.tempo", "quick",
                        "regola.seed", "7"));
        story.window().waitUntil("games are listed", () -> story.shelf().view() != null);
        story.window().click("shelf.workshop");
        story.window().click("workshop.new");
    }

    private String text() {
        return story.window().find("editor.text", RSyntaxTextArea.class).getText();
    }

    /** The board beside the rules is where a teacher has the position that is to be explained. */
    @Test
    void aLessonBeginsWithThePositionBesideTheRules() {
        make("row", "Rows of three");
        story.window().find("beside.board", BoardPanel.class);
        story.clickPlaceOn("beside.board", "b2");
        story.window().click("menu.game");
        story.window().click("command.draft");
        story.window().waitUntil("a lesson can be written", () -> story.window().isShowing("form.title"));
        story.window().find("form.board", BoardPanel.class);
        story.window().screenshot("lesson-from-the-rules");
    }

    @Test
    void fromATemplateToAMatchUnderARuleFromTheBook() {
        make("row", "Rows of three");
        story.window().find("beside.board", BoardPanel.class);
        story.window().onEventThread(() -> {
            story.window()
                    .find("editor.text", RSyntaxTextArea.class)
                    .setCaretPosition(text().indexOf("require no men"));
            return null;
        });
        story.window().focus("editor.text");
        story.window().press(KeyEvent.VK_F1);
        story.window()
                .waitUntil(
                        "the page about the word at the cursor is open",
                        () -> story.window().isShowing("book.entry.title")
                                && story.window().text("book.entry.title").equals("require"));
        story.window().press(KeyEvent.VK_F1);
        story.window()
                .waitUntil(
                        "once more leads to how one begins",
                        () -> story.window().text("book.entry.title").equals("How to begin"));
        story.window().screenshot("help-how-to-begin");
        assertThat(story.window().isShowing("editor.text"))
                .as("the text is read beside it")
                .isTrue();
        assertThat(story.window().isShowing("beside.board"))
                .as("in the place of the board")
                .isFalse();
        story.window().click("book.close");
        story.window().waitUntil("the board is back", () -> story.window().isShowing("beside.board"));
        story.window().click("editor.book");
        story.window().focus("book.search");
        story.window().type("free place");
        story.window()
                .waitUntil(
                        "it is found",
                        () -> story.window().text("book.entry.title").equals("Only to a free place"));
        knowsThatItIsThere();
        story.window().press(KeyEvent.VK_ENTER);
        isSure();
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "it is written where it belongs, with a number of this game",
                        () -> text().contains("\n      require no pieces on to\n        because G-4 en"));
        story.window()
                .waitUntil(
                        "the book stays beside the text; of what these rules forbid already it promises nothing",
                        () -> story.window().isShowing("book.out")
                                && !story.window().isShowing("book.entry.trying"));
        story.window().screenshot("book-beside-the-text");
        story.window().click("book.out");
        story.window().waitUntil("it is taken out", () -> !text().contains("G-4"));
        knowsThatItIsThere();
        story.window().click("book.insert");
        isSure();
        story.window().click("book.insert");
        story.window().waitUntil("and written again", () -> text().contains("G-4"));
        story.window().click("book.close");
        story.window().focus("editor.text");
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it is taken back like what was typed", () -> !text().contains("G-4"));
        story.window().press(KeyEvent.VK_Y, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("and written again", () -> text().contains("G-4"));

        story.window().click("editor.apply");
        story.waitFor("a match of it is played", view -> view.title().equals("Rows of three"));
        story.clickPlace("a1");
        story.waitFor("the computer answers", view -> men(view) == 2);

        story.window().click("game.menu");
        story.window().click("change");
        story.window()
                .waitUntil(
                        "its rules are there to be changed",
                        () -> story.window().isShowing("editor.text"));
        assertThat(text()).contains("Rows of three", "G-4");
    }

    /** Before that is known one press writes, afterwards two. */
    private void knowsThatItIsThere() {
        story.window()
                .waitUntil(
                        "the game is known to forbid it already",
                        () -> story.window().isShowing("book.which")
                                && story.window().text("book.which").contains("forbids nothing"));
    }

    private void isSure() {
        story.window()
                .waitUntil(
                        "one more press writes it all the same",
                        () -> story.window()
                                .find("book.insert", JButton.class)
                                .getText()
                                .equals("Write it all the same"));
    }

    private static long men(MatchView view) {
        return view.board().sites().stream()
                .filter(site ->
                        site.id().matches("[a-c][1-3]") && !site.pieces().isEmpty())
                .count();
    }

    private void write(String text) {
        RSyntaxTextArea area = story.window().find("editor.text", RSyntaxTextArea.class);
        story.window().onEventThread(() -> {
            area.setText(text);
            return null;
        });
    }

    /** Whoever indents by hand what the editor has indented already: one press puts it right. */
    @Test
    void aLineThatBeginsInTheWrongColumnMovesAtAPress() {
        make("row", "Rows of three");
        String right = text();
        String line = "      require no men on to\n        because G-2.1 en \"There is already a piece there.\"\n"
                + "                      it \"Lì c'è";
        assertThat(right).contains(line);
        write(right.replace(line, line.replace("\n", "\n  ").replaceFirst("^", "  ")));
        story.window()
                .waitUntil(
                        "it is told",
                        () -> story.window().isShowing("mistake.0.repair")
                                && story.window()
                                        .find("mistake.0.repair", JButton.class)
                                        .getText()
                                        .equals("Move the line to column 7"));
        story.window().click("mistake.0.repair");
        story.window().waitUntil("it stands where it did", () -> text().equals(right));
    }

    /** One name for all that uses it, with one press; what no press mends is told of in the help. */
    @Test
    void whatIsCalledOtherwiseAtOnePlaceIsCalledSoEverywhere() {
        make("row", "Rows of three");
        write(text().replace("pieces men,", "pieces pawns,"));
        story.window()
                .waitUntil(
                        "it is offered",
                        () -> story.window().isShowing("mistake.0.repair")
                                && story.window()
                                        .find("mistake.0.repair", JButton.class)
                                        .getText()
                                        .equals("Call it pawns everywhere"));
        story.window().click("mistake.0.repair");
        story.window()
                .waitUntil(
                        "all is well", () -> !story.window().isShowing("mistake.0.repair") && !text().contains("men"));

        write(text().replace("require no pawns on to", "require no pawns on outer-space"));
        story.window()
                .waitUntil("nobody knows what is meant", () -> story.window().isShowing("mistake.0.help"));
        story.window().click("mistake.0.help");
        story.window()
                .waitUntil(
                        "the help tells of the word",
                        () -> story.window().isShowing("book.entry.title")
                                && !story.window().text("book.entry.title").isEmpty());
        story.window().screenshot("help-from-a-mistake");
    }

    /** Nobody who has never seen this window looks for it in a menu of help. */
    @Test
    void theCookbookStandsBesideTheRules() {
        make("row", "Rows of three");
        story.window().click("editor.book");
        story.window().find("book.search", JTextField.class);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("it is away", () -> !story.window().isShowing("book"));

        story.window().click("editor.beside");
        story.window().click("editor.book");
        story.window().focus("book.search");
        story.window().type("not the first turn");
        story.window()
                .waitUntil(
                        "it is found",
                        () -> story.window().text("book.entry.title").equals("Not the first turn"));
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "it stays, and says what it has written",
                        () -> story.window().isShowing("book.out"));
        story.window().focus("editor.text");
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("in the text it is taken back", () -> !text().contains("G-4"));
        story.window().waitUntil("and the book knows it", () -> story.window().isShowing("book.insert"));
        story.window().focus("book.search");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil("the text has all the room", () -> !story.window().isShowing("book"));
        story.window().type("#");
        story.window().waitUntil("and the keyboard", () -> text().contains("#"));
    }

    @Test
    void whoIsCalledLikeAColourIsCalledLikeTheNextOne() {
        open();
        JComboBox<?> colour = story.window().find("make.colour.2", JComboBox.class);
        JTextField second = story.window().find("make.seat.2", JTextField.class);
        story.window().waitUntil("the seats have names", () -> !second.getText().isEmpty());
        story.window().onEventThread(() -> {
            story.window().find("make.name", JTextField.class).setText("Wheels");
            story.window().find("make.seat.1", JTextField.class).setText("Anna");
            story.window().find("make.colour.1", JComboBox.class).setSelectedIndex(4);
            colour.setSelectedIndex(2);
            return null;
        });
        story.window()
                .waitUntil(
                        "the second is called otherwise", () -> second.getText().equals("Green"));
        assertThat(story.window().find("make.seat.1", JTextField.class).getText())
                .isEqualTo("Anna");

        // Whoever goes home comes back to what was typed.
        story.window().focus("make.name");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("games are listed again", () -> story.window().isShowing("shelf.workshop"));
        story.window().click("shelf.workshop");
        story.window().click("workshop.new");
        story.window().waitUntil("the page is back", () -> story.window().isShowing("make.seat.1"));
        assertThat(story.window().find("make.seat.1", JTextField.class).getText())
                .isEqualTo("Anna");
        assertThat(second.getText()).isEqualTo("Green");
        assertThat(story.window().find("make.name", JTextField.class).getText()).isEqualTo("Wheels");
    }

    /** What is refused has the keyboard, and not what somebody has written well. */
    @Test
    void ofTwoPlayersOfOneColourTheSecondColourIsToBeChosenAnew() {
        open();
        JComboBox<?> colour = story.window().find("make.colour.2", JComboBox.class);
        story.window().onEventThread(() -> {
            story.window().find("make.name", JTextField.class).setText("Wheel");
            story.window().find("make.seat.1", JTextField.class).setText("Anna");
            story.window().find("make.seat.2", JTextField.class).setText("Ben");
            colour.setSelectedIndex(
                    story.window().find("make.colour.1", JComboBox.class).getSelectedIndex());
            return null;
        });
        story.window().click("make.make");
        story.window().waitUntil("the colour has the keyboard", colour::isFocusOwner);
        assertThat(story.window().find("make.name", JTextField.class).getText()).isEqualTo("Wheel");
    }

    /**
     * Forced moves are played in one's own games as in those of the program: the menu says it where they are written.
     */
    @Test
    void whatIsTickedWhereRulesAreWrittenIsSoWhereTheyArePlayed() {
        make("blocking", "Wheel");
        story.window().click("menu.view");
        assertThat(story.window().find("command.forced", AbstractButton.class).isSelected())
                .isTrue();
    }

    @Test
    void aGameIsGivenAwayAndComesBack() throws IOException {
        make("blocking", "Wheel");
        Path given = home.folder().resolve("wheel.regola-game");
        story.window().click("menu.rules");
        story.window().click("command.give");
        choose(given);
        story.window().waitUntil("it is packed", () -> Files.exists(given));
        // It takes the place of what was told about a file before, such as a PDF.
        assertThat(story.window().text("notice.handout.title")).contains("wheel.regola-game");
        Path rules = home.rules().resolve("wheel/wheel.rules");
        String mine = Files.readString(rules) + "# mine\n";
        Files.writeString(rules, mine);

        story.window().press(KeyEvent.VK_O, InputEvent.CTRL_DOWN_MASK);
        choose(given);
        story.window().find("notice.given.replace", JButton.class);
        assertThat(rules).as("nothing is written before it is said so").hasContent(mine);
        assertThat(story.window().text("notice.given.title")).contains("Wheel");
        assertThat(story.window().text("notice.given.text")).contains("its rules", "both have this name");
        story.window().click("notice.given.replace");

        story.window()
                .waitUntil("it is there to be played", () -> story.window().isShowing("start.go"));
        assertThat(rules).content().doesNotContain("# mine");
        assertThat(home.folder().resolve("replaced/wheel-1/rules/wheel.rules")).hasContent(mine);
    }

    @Test
    void aDeletedGameTakesItsMatchesAlongAndCanComeBackLater() {
        make("row", "Wheel");
        story.window().click("editor.apply");
        story.waitFor("a match of it is played", view -> view.title().equals("Wheel"));
        story.clickPlace("a1");
        story.waitFor("the computer answers", view -> men(view) == 2);
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("it can be gone on with", () -> story.window().isShowing("goon"));

        story.window().click("shelf.workshop");
        story.window().click("workshop.wheel");
        assertThat(story.window().find("workshop.wheel", JMenu.class).getText())
                .as("one line for a game, whatever can be done with it")
                .isEqualTo("Wheel");
        assertThat(story.window().find("workshop.menu", JPopupMenu.class).getComponents())
                .filteredOn(
                        each -> each instanceof JMenuItem item && item.getText().contains("Wheel"))
                .hasSize(1);
        story.window()
                .waitUntil("what can be done with it", () -> story.window().isShowing("workshop.give.wheel"));
        story.window().click("own.delete.wheel");
        story.window().click("notice.own.yes");
        story.window()
                .waitUntil("its match has gone with it", () -> !story.window().isShowing("goon"));
        assertThat(Files.exists(home.rules().resolve("wheel"))).isFalse();

        story.window().click("shelf.workshop");
        story.window().click("workshop.new");
        story.window().press(KeyEvent.VK_HOME, InputEvent.CTRL_DOWN_MASK);
        story.window().click("shelf.workshop");
        story.window().click("own.back.0");
        story.window().waitUntil("both are back", () -> story.window().isShowing("goon"));
        assertThat(home.rules().resolve("wheel/wheel.rules")).exists();
    }

    @Test
    void aFileThatIsNotThereIsSaidNotToBe() {
        open();
        story.window().press(KeyEvent.VK_O, InputEvent.CTRL_DOWN_MASK);
        choose(home.folder().resolve("nowhere.rules"));
        story.window().waitUntil("it is said", () -> story.window().isShowing("notice.opened"));
        assertThat(story.window().text("notice.opened.title"))
                .contains("nowhere.rules")
                .contains("no file");
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
}
