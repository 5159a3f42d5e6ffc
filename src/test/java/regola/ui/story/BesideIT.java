package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.Role;

/** Somebody writes rules and has the board beside them: what the cursor is on is seen, what is pressed is found. */
@Tag("ui")
class BesideIT {
    private WindowStory story;
    private RSyntaxTextArea text;

    @AfterEach
    void close() {
        story.close();
    }

    private void open(String language, String theme) {
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of("regola.language", language, "regola.theme", theme, "regola.motion", "off", "regola.seed", "7"));
        story.chooseGame("China Moon");
        story.window().click("setup.more");
        story.window().click("start.rules");
        story.window().find("naming.name", JTextField.class);
        story.window().click("naming.make");
        story.window()
                .waitUntil(
                        "the copy is open",
                        () -> story.window().isShowing("editor.file.curse")
                                && !story.window().isShowing("naming"));
        // A copy opens with its board beside; by its key that goes and comes.
        story.window().find("beside.board", BoardPanel.class);
        story.window().press(KeyEvent.VK_F9);
        story.window().waitUntil("the text has the page", () -> !story.window().isShowing("beside.board"));
        story.window().focus("editor.text");
        text = story.window().find("editor.text", RSyntaxTextArea.class);
    }

    private void cursor(String behind) {
        story.window().onEventThread(() -> {
            text.setCaretPosition(text.getText().indexOf(behind) + behind.length());
            return null;
        });
    }

    private void write(String old, String next) {
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf(old);
            text.replaceRange(next, at, at + old.length());
            return null;
        });
    }

    private String line() {
        return text.getText().split("\n", -1)[text.getCaretLineNumber()];
    }

    private Point onScreen(String name) {
        return story.window()
                .onEventThread(() -> story.window().find(name, JTextField.class).getLocationOnScreen());
    }

    private boolean says(String name, String words) {
        return story.window().isShowing(name) && story.window().text(name).contains(words);
    }

    /** Who has pressed the board means the move, and who has pressed the text what was written. */
    private void movesAreMeantOnTheBoard() {
        JButton back = story.window().find("beside.back", JButton.class);
        write("setting", "# setting");
        String written = text.getText();
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the move is taken back", () -> !back.isEnabled());
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.window().press(KeyEvent.VK_Y, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("and made again", back::isEnabled);
        assertThat(text.getText()).isEqualTo(written);
        story.window().focus("editor.text");
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.window()
                .waitUntil(
                        "what was written is taken back", () -> !text.getText().equals(written));
        assertThat(back.isEnabled()).isTrue();
    }

    /** Two options lead to one place: which is meant is pressed, and played. */
    private void itIsAskedWhichMoveIsMeant() {
        String two = """
                    option leap (frog in frogs on pond) (to in pond)
                      meets may-hop(frog)
                      meets may-land(frog, to, steps-of(frog))
                      then
                        do hop-to(frog, to, steps-of(frog))
                    refuse pass
                      because CM-5.12""".indent(4).stripTrailing();
        write("    refuse pass\n      because CM-5.12", two);
        story.window().click("beside.again");
        JButton back = story.window().find("beside.back", JButton.class);
        story.window().waitUntil("the match begins anew", () -> !back.isEnabled());
        story.clickPieceOn("beside.board", "red-1");
        story.clickPlaceOn("beside.board", "a2");
        story.window().waitUntil("it is asked", () -> story.window().isShowing("beside.choose play leap red-1 a2"));
        assertThat(back.isEnabled()).isFalse();
        story.window().click("beside.choose play leap red-1 a2");
        story.window().waitUntil("that one was played", back::isEnabled);
        story.window().waitUntil("the text is at its option", () -> line().contains("option leap"));
        assertThat(story.window().isShowing("beside.turn")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"en, light", "it, dark"})
    void theBoardAnswersTheCursorAndTheTextAnswersAPress(String language, String theme) {
        open(language, theme);
        boolean italian = language.equals("it");

        // By its key; the board stands beside the text, and what the cursor is on is seen on it.
        story.window().press(KeyEvent.VK_F9);
        BoardPanel board = story.window().find("beside.board", BoardPanel.class);
        story.window()
                .waitUntil(
                        "the moves are listed below the text",
                        () -> story.window().isShowing("beside.moves"));
        assertThat((double) story.window().onEventThread(board::getHeight))
                .as("most of the room beside the text is the board's")
                .isGreaterThan(0.4
                        * story.window()
                                .onEventThread(
                                        () -> board.getParent().getParent().getHeight()));
        cursor("require to in landings");
        story.window().waitUntil("what is required is told", () -> says("beside.head", "CM-5.7"));
        story.window()
                .waitUntil("what is refused is crossed out", () -> board.has(Role.REFUSED) && board.has(Role.LEGAL));
        story.window().screenshot("beside-a-require-" + language);
        cursor("mark bounce on");
        story.window().waitUntil("places are told", () -> says("beside.head", "bounce"));
        story.window().waitUntil("there are five", () -> says("beside.words", "5"));
        story.window().screenshot("beside-a-mark-" + language);
        cursor("function steps-of");
        story.window().waitUntil("values are told", () -> says("beside.head", "steps-of"));
        story.window().screenshot("beside-a-function-" + language);
        cursor("when landed(frog) on bounce");
        story.window().waitUntil("what happens is told", () -> says("beside.head", "throw-on"));
        story.window().screenshot("beside-a-when-" + language);

        // A press takes the text to the rule; a second one plays.
        cursor("setting");
        story.clickPieceOn("beside.board", "red-1");
        story.window().waitUntil("the text is at the form of move", () -> line().contains("option hop"));
        story.clickPlaceOn("beside.board", "a1");
        story.window().waitUntil("the text is at what forbids it", () -> line().contains("CM-5.7"));
        story.window().screenshot("beside-a-refusal-" + language);
        story.clickPieceOn("beside.board", "red-1");
        story.clickPlaceOn("beside.board", "a2");
        story.window()
                .waitUntil(
                        "a move was made",
                        () -> board.isShowing()
                                && story.window()
                                        .find("beside.back", JButton.class)
                                        .isEnabled());
        story.window().screenshot("beside-a-move-" + language);
        movesAreMeantOnTheBoard();

        // Rules that are wrong change nothing; as soon as they can be played they are, where the match stands.
        write("function steps-of", "funtion steps-of");
        story.window()
                .waitUntil(
                        "it is said that the board waits",
                        () -> says("beside.state", italian ? "ultime regole" : "last rules that worked"));
        story.window().screenshot("beside-broken-rules-" + language);
        write("funtion steps-of", "function steps-of");
        story.window().waitUntil("all is well again", () -> !story.window().isShowing("beside.state"));
        write("numbers from 1 to 4 = 2, 2, 2", "numbers from 1 to 4 = 2, 3, 2");
        story.window()
                .waitUntil(
                        "it is said how the match stands",
                        () -> says("beside.state", italian ? "dopo la mossa 1" : "after move 1"));
        story.window().screenshot("beside-new-rules-" + language);

        // An expression is tried, by key alone.
        story.window().press(KeyEvent.VK_F9, InputEvent.SHIFT_DOWN_MASK);
        story.window()
                .waitUntil(
                        "the field has the keyboard",
                        () -> story.window()
                                .find("beside.tried", JTextField.class)
                                .isFocusOwner());
        story.window().type("number of frogs on pond");
        Point field = onScreen("beside.tried");
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("its value is told", () -> says("beside.answer", "9"));
        assertThat(onScreen("beside.tried"))
                .as("the answer pushes nothing away")
                .isEqualTo(field);
        story.window().onEventThread(() -> {
            story.window().find("beside.tried", JTextField.class).selectAll();
            return null;
        });
        story.window().type("number of frgs on pond");
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("its mistake is told", () -> says("beside.answer", "frgs"));
        story.window().screenshot("beside-an-expression-" + language);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the text has the keyboard", text::isFocusOwner);
        story.window()
                .waitUntil("what was tried is put away", () -> !story.window().isShowing("beside.answer"));
        assertThat(story.window().text("beside.tried")).as("to be tried again").isEqualTo("number of frgs on pond");

        itIsAskedWhichMoveIsMeant();

        // Not applied while somebody types, if that is not wanted.
        story.window().click("beside.live");
        write("numbers from 1 to 4 = 2, 3, 2", "numbers from 1 to 4 = 2, 2, 2");
        story.window().waitUntil("it can be applied", () -> story.window().isShowing("beside.apply"));
        story.window().click("beside.apply");
        story.window().waitUntil("it is applied", () -> !story.window().isShowing("beside.apply"));

        story.window().press(KeyEvent.VK_F9);
        story.window()
                .waitUntil("the text is alone again", () -> !story.window().isShowing("beside.board"));
        assertThat(story.window().onEventThread(text::isShowing)).isTrue();
    }

    /** Whichever was closed by the other, the cookbook and the board are there again when they are asked for. */
    @ParameterizedTest
    @CsvSource({"en, light"})
    void theCookbookAndTheBoardTakeTurns(String language, String theme) {
        open(language, theme);
        seen("book", () -> story.window().click("editor.book"));
        seen("beside.board", () -> story.window().click("editor.beside"));
        seen("book", () -> story.window().click("editor.book"));
        seen("beside.board", () -> story.window().click("editor.beside"));
        seen("book", () -> story.window().press(KeyEvent.VK_F1));
        seen("beside.board", () -> story.window().press(KeyEvent.VK_F9));
        seen("book", () -> story.window().press(KeyEvent.VK_F1));
        seen("beside.board", () -> story.window().click("book.close"));
        seen("book", () -> story.window().click("editor.book"));
        seen("beside.board", () -> story.window().press(KeyEvent.VK_ESCAPE));
        seen("book", () -> story.window().click("editor.book"));
    }

    private void seen(String name, Runnable asked) {
        asked.run();
        String other = name.equals("book") ? "beside.board" : "book";
        story.window()
                .waitUntil(
                        name + " is seen",
                        () -> story.window().isShowing(name) && !story.window().isShowing(other));
    }
}
