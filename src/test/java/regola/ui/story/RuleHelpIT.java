package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Map;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody writes rules and lets the editor help: what fits, where a name is declared, another name, the layout. */
@Tag("ui")
class RuleHelpIT {
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private RSyntaxTextArea text() {
        return story.window().find("editor.text", RSyntaxTextArea.class);
    }

    private String now() {
        RSyntaxTextArea text = text();
        return story.window().onEventThread(text::getText);
    }

    private void cursor(String behind) {
        RSyntaxTextArea text = text();
        story.window().onEventThread(() -> {
            text.setCaretPosition(text.getText().indexOf(behind) + behind.length());
            return null;
        });
    }

    private String line() {
        RSyntaxTextArea text = text();
        return story.window().onEventThread(() -> text.getText().split("\n", -1)[text.getCaretLineNumber()]);
    }

    private boolean isListShowing() {
        return Arrays.stream(Window.getWindows())
                .anyMatch(window ->
                        window.isShowing() && window.getClass().getSimpleName().equals("AutoCompletePopupWindow"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theEditorHelpsWhereTheCursorStands(String language) {
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of(
                        "regola.language",
                        language,
                        "regola.theme",
                        "light",
                        "regola.motion",
                        "off",
                        "regola.seed",
                        "7"));
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
        story.window().focus("editor.text");
        RSyntaxTextArea text = text();

        // What fits: only rules may stand behind do.
        story.window().onEventThread(() -> {
            text.append("\nrule mine(frog: piece)\n  do ho");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("rules are offered", this::isListShowing);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "the rule that begins so is written",
                        () -> text.getText().endsWith("  do hop-to"));
        story.window().type("(");
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("names that fit are offered", this::isListShowing);
        story.window().screenshot("names-are-offered-" + language);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil("the nearest name is written", () -> text.getText().endsWith("  do hop-to(frog"));
        story.window().type(", site of frog, 1)");

        // A whole passage, with its gaps.
        story.window().press(KeyEvent.VK_ENTER);
        story.window().type("fo");
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("words and a passage are offered", this::isListShowing);
        story.window().press(KeyEvent.VK_END);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil("the passage is written", () -> text.getText().contains("  for each thing in things\n    "));
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().press(KeyEvent.VK_ESCAPE);

        // Where a name is declared, and where it is used.
        cursor("do hop-");
        story.window().press(KeyEvent.VK_F12);
        story.window().waitUntil("the cursor is where it is declared", () -> line().startsWith("rule hop-to("));
        story.window().press(KeyEvent.VK_F7, InputEvent.ALT_DOWN_MASK);
        story.window().waitUntil("its uses are listed", () -> story.window().isShowing("editor.uses.1"));
        story.window().screenshot("uses-are-listed-" + language);

        // Another name, refused and then taken.
        story.window().press(KeyEvent.VK_F6, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("a name is asked for", () -> story.window().isShowing("rename.name"));
        JTextField name = story.window().find("rename.name", JTextField.class);
        story.window().onEventThread(() -> {
            name.setText("9 lives");
            return null;
        });
        story.window().click("rename.make");
        story.window()
                .waitUntil(
                        "it is refused with a reason",
                        () -> story.window().text("rename.text").contains("9 lives"));
        story.window().screenshot("a-name-is-refused-" + language);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("nothing is changed", () -> !story.window().isShowing("rename.name"));

        // The layout.
        String before = now();
        assertThat(before).contains("\nsetting ");
        story.window().onEventThread(() -> {
            text.replaceRange(
                    "setting   ",
                    text.getText().indexOf("\nsetting ") + 1,
                    text.getText().indexOf("\nsetting ") + 9);
            return null;
        });
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf("\nrule mine(");
            text.replaceRange("", at, text.getDocument().getLength());
            return null;
        });
        story.window().click("menu.rules");
        story.window().click("command.layOut");
        story.window().waitUntil("the file is laid out", () -> !text.getText().contains("setting   "));
    }
}
