package regola.ui.story;

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
    }
}
