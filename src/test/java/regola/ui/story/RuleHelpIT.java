package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.Map;
import javax.swing.JTextField;
import javax.swing.JToolTip;
import javax.swing.text.BadLocationException;
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

    /** The text as it is now, and the cursor in it; asked for once, for whoever waits looks at nothing else. */
    private static String line(RSyntaxTextArea text) {
        return text.getText().split("\n", -1)[text.getCaretLineNumber()];
    }

    private String now(RSyntaxTextArea text) {
        return story.window().onEventThread(text::getText);
    }

    private void cursor(RSyntaxTextArea text, String behind) {
        story.window().onEventThread(() -> {
            text.setCaretPosition(text.getText().indexOf(behind) + behind.length());
            return null;
        });
    }

    /** Somebody writes other text in the place of some; not with keys, which is what other stories are for. */
    private void write(RSyntaxTextArea text, String old, String next) {
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf(old);
            text.replaceRange(next, at, at + old.length());
            return null;
        });
    }

    private static Point pointOf(RSyntaxTextArea text, String word, int right) {
        try {
            int at = text.getText().indexOf(word) + 3;
            Rectangle place = text.modelToView2D(at).getBounds();
            return new Point(place.x + right, place.y + place.height / 2);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean isTipShowing(String word) {
        return Arrays.stream(Window.getWindows()).filter(Window::isShowing).anyMatch(window -> says(window, word));
    }

    private static boolean says(Container in, String word) {
        for (Component child : in.getComponents()) {
            if (child instanceof JToolTip tip
                    && tip.isShowing()
                    && tip.getTipText() != null
                    && tip.getTipText().contains(word)) return true;
            if (child instanceof Container container && says(container, word)) return true;
        }
        return false;
    }

    private void open(String language) {
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
    }

    private boolean isListShowing() {
        return Arrays.stream(Window.getWindows())
                .anyMatch(window ->
                        window.isShowing() && window.getClass().getSimpleName().equals("AutoCompletePopupWindow"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theEditorHelpsWhereTheCursorStands(String language) {
        open(language);
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
                        () -> text.getText().endsWith("  do hop-to()"));
        story.window().type("(");
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("names that fit are offered", this::isListShowing);
        story.window().screenshot("names-are-offered-" + language);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil("the nearest name is written", () -> text.getText().endsWith("  do hop-to(frog)"));
        story.window().type(", site of frog, 1)");

        // A whole passage, with its gaps.
        story.window().press(KeyEvent.VK_ENTER);
        story.window().type("fo");
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("words and a passage are offered", this::isListShowing);
        story.window().press(KeyEvent.VK_END);
        story.window().press(KeyEvent.VK_ENTER);
        String passage = language.equals("it") ? "  for each cosa in cose\n    " : "  for each thing in things\n    ";
        story.window().waitUntil("the passage is written", () -> text.getText().contains(passage));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void namesAreFoundListedAndCalledOtherwise(String language) {
        open(language);
        RSyntaxTextArea text = text();

        // Where a name is declared: by either key.
        cursor(text, "do hop-");
        story.window().press(KeyEvent.VK_F12);
        story.window()
                .waitUntil(
                        "the cursor is where it is declared", () -> line(text).startsWith("rule hop-to("));
        story.window().screenshot("a-declaration-is-found-" + language);
        cursor(text, "do no-");
        story.window().press(KeyEvent.VK_B, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("that is found too", () -> line(text).startsWith("rule no-hop("));

        // Where it is used: by either key, and back to a place by a click.
        cursor(text, "do hop-");
        story.window().press(KeyEvent.VK_F7, InputEvent.ALT_DOWN_MASK);
        story.window().waitUntil("its uses are listed", () -> story.window().isShowing("editor.uses.1"));
        story.window().screenshot("uses-are-listed-" + language);
        story.window().click("editor.uses.1");
        story.window()
                .waitUntil("the cursor is at the second use", () -> line(text).startsWith("rule hop-to("));
        cursor(text, "do no-");
        story.window().press(KeyEvent.VK_F12, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("uses of the other name are listed", () -> isListed("editor.uses.0", "do no-hop()"));

        // Another name, refused.
        cursor(text, "do hop-");
        story.window().press(KeyEvent.VK_F6, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("a name is asked for", () -> story.window().isShowing("rename.name"));
        JTextField name = story.window().find("rename.name", JTextField.class);
        story.window().onEventThread(() -> {
            name.setText("9 lives");
            return null;
        });
        String before = now(text);
        story.window().click("rename.make");
        story.window()
                .waitUntil(
                        "it is refused with a reason",
                        () -> story.window().text("rename.text").contains("9 lives"));
        story.window().screenshot("a-name-is-refused-" + language);
        assertThat(now(text)).isEqualTo(before);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window()
                .waitUntil("nothing is asked any more", () -> !story.window().isShowing("rename.name"));

        // And taken.
        story.window().press(KeyEvent.VK_F2);
        story.window()
                .waitUntil("a name is asked for again", () -> story.window().isShowing("rename.name"));
        story.window().type("leap-to");
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "it is called so",
                        () -> text.getText().contains("do leap-to(")
                                && text.getText().contains("\nrule leap-to(")
                                && !text.getText().contains("hop-to"));
        story.window().waitUntil("and nothing is wrong", () -> !story.window().isShowing("mistake.0"));
        story.window().screenshot("a-name-is-taken-" + language);
        story.window().press(KeyEvent.VK_Z, InputEvent.CTRL_DOWN_MASK);
        story.window()
                .waitUntil(
                        "that is one thing to take back", () -> text.getText().equals(before));
    }

    private boolean isListed(String row, String words) {
        return story.window().isShowing(row) && story.window().text(row).contains(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void theTextIsLaidOutMendedFoldedAndExplained(String language) {
        open(language);
        RSyntaxTextArea text = text();
        String before = now(text);

        // The layout.
        write(text, "\nsetting ", "\nsetting    ");
        story.window().press(KeyEvent.VK_F, InputEvent.CTRL_DOWN_MASK, InputEvent.SHIFT_DOWN_MASK);
        story.window().waitUntil("the file is laid out", () -> text.getText().equals(before));

        // A mistake is mended.
        write(text, "do hop-to(", "do hop-too(");
        cursor(text, "do hop-");
        story.window().waitUntil("a mistake is told", () -> story.window().isShowing("mistake.0"));
        story.window().screenshot("a-mistake-to-mend-" + language);
        story.window().press(KeyEvent.VK_ENTER, InputEvent.ALT_DOWN_MASK);
        story.window().waitUntil("it is mended", () -> text.getText().equals(before));
        story.window().waitUntil("it is told no more", () -> !story.window().isShowing("mistake.0"));

        // What a name is.
        story.window().pointAt("editor.text", RSyntaxTextArea.class, area -> pointOf(area, "hop-to(frog, to", 0));
        story.window().pointAt("editor.text", RSyntaxTextArea.class, area -> pointOf(area, "hop-to(frog, to", 3));
        story.window().waitUntil("it is said what that is", () -> isTipShowing("rule hop-to(frog: piece"));
        story.window().onEventThread(() -> {
            text.scrollRectToVisible(new Rectangle(0, text.getHeight() - 1, 1, 1));
            return null;
        });
        story.window().waitUntil("it goes with its word", () -> !isTipShowing("rule hop-to(frog: piece"));

        // Parts are folded up.
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf("\nrule hop-to(") + 1;
            text.setCaretPosition(at);
            return null;
        });
        int lines = story.window().onEventThread(() -> shown(text));
        story.window().clickAt("editor.text", RSyntaxTextArea.class, area -> {
            Point first = pointOf(area, "\nrule hop-to(", 0);
            return new Point(-6, first.y);
        });
        story.window().waitUntil("a part is folded up", () -> shown(text) < lines);
        story.window().screenshot("a-part-is-folded-" + language);
    }

    private static int shown(RSyntaxTextArea text) {
        return text.getLineCount() - text.getFoldManager().getHiddenLineCount();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void offersAreGoneThroughByKey(String language) {
        open(language);
        RSyntaxTextArea text = text();
        write(text, "do hop-to(frog, to", "do hop-to(f, to");
        cursor(text, "do hop-to(f");
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("names are offered", this::isListShowing);
        String before = now(text);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the list is away", () -> !isListShowing());
        assertThat(now(text)).isEqualTo(before);
        assertThat(story.window().isShowing("editor.text")).isTrue();
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("names are offered again", this::isListShowing);
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_UP);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the first is written", () -> text.getText().contains("do hop-to(frog, to"));
        write(text, "do hop-to(frog, to", "do hop-to(f, to");
        cursor(text, "do hop-to(f");
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("names are offered once more", this::isListShowing);
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_ENTER);
        story.window()
                .waitUntil(
                        "something is written",
                        () -> !isListShowing() && !text.getText().contains("do hop-to(f, to"));
        assertThat(now(text)).doesNotContain("do hop-to(frog, to");
    }
}
