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
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.swing.JList;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;

/** Somebody asks for words while writing rules. */
@Tag("ui")
class CompletionIT {
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

    private boolean isListShowing() {
        return Arrays.stream(Window.getWindows())
                .anyMatch(window ->
                        window.isShowing() && window.getClass().getSimpleName().equals("AutoCompletePopupWindow"));
    }

    private void ask() {
        story.window().press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void wordsAreOfferedChosenAndWritten(String language) {
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
        story.window().onEventThread(() -> {
            text.append("\n# ");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        story.window().type("ho");
        ask();
        story.window().waitUntil("words are offered", this::isListShowing);
        story.window().screenshot("words-are-offered-" + language);
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_UP);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the list is gone", () -> !isListShowing());
        assertThat(now())
                .as("the first word that begins so, in the place of what was begun")
                .matches("(?s).*\n# ho[a-z-]+");

        story.window().type(" ho");
        ask();
        story.window().waitUntil("words are offered again", this::isListShowing);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("nothing is chosen", () -> !isListShowing());
        assertThat(now()).endsWith(" ho");

        story.window().type("zzz");
        String before = now();
        ask();
        story.window()
                .waitUntil(
                        "it is said that nothing fits", () -> story.window().isShowing("notice.editor.complete.title"));
        assertThat(story.window().text("notice.editor.complete.title"))
                .contains("hozzz")
                .doesNotContain("editor.complete");
        assertThat(now()).isEqualTo(before);
        assertThat(isListShowing()).isFalse();
        story.window().type("z");
        story.window()
                .waitUntil(
                        "writing on puts that away", () -> !story.window().isShowing("notice.editor.complete.title"));

        // What follows has the same words of the rules in either language.
        if (!language.equals("en") && !Thorough.isOn()) return;
        inACondition(text);
        behindAWholeLine(text);
        byItself(text);
        inAGap(text);

        story.window().onEventThread(() -> {
            text.append(" hop-step");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        story.window().click("menu.rules");
        story.window().click("command.complete");
        story.window()
                .waitUntil(
                        "a single word is written at once", () -> text.getText().endsWith(" hop-steps"));
    }

    /** What may come next is offered, few of it, and is written on a line of its own. */
    private void behindAWholeLine(RSyntaxTextArea text) {
        story.window().onEventThread(() -> {
            text.append("\n\nrule strange(f: piece)\n  move f to start ");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        ask();
        story.window().waitUntil("lines are offered", this::isListShowing);
        story.window().screenshot("lines-are-offered");
        assertThat(offered()).hasSizeLessThan(20).anyMatch(row -> row.startsWith("\u21b5 if"));
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the list is gone", () -> !isListShowing());
        assertThat(now()).matches("(?s).*\n  move f to start\n +[a-z]+ $");
    }

    /** Behind a piece there are only the words that go on from it, and in a comparison its sort comes first. */
    private void inACondition(RSyntaxTextArea text) {
        story.window().onEventThread(() -> {
            text.append("\n\nfunction strange(f: piece): yes or no\n  = f ");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        ask();
        story.window().waitUntil("words behind a value are offered", this::isListShowing);
        assertThat(offered().subList(0, 3)).allMatch(words -> words.matches("(in|is|not)\\b.*"));
        // What is said most often comes first.
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the list is gone again", () -> !isListShowing());
        assertThat(now()).endsWith("  = f is");
        story.window().onEventThread(() -> {
            text.setText(text.getText().replaceFirst("= f is$", "= owner of f is "));
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        ask();
        story.window().waitUntil("what fits is offered", this::isListShowing);
        assertThat(offered().get(0)).as("a player, and what it is").matches("red – \\p{L}+");
        assertThat(offered()).as("rows are plain").noneMatch(row -> row.contains("   ") || row.contains(" ,"));
        assertThat(offered()).as("what does not fit is there too, later").anyMatch(words -> words.startsWith("pond"));
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("and the list is gone once more", () -> !isListShowing());
        assertThat(now()).endsWith("= owner of f is red");
        aWholeWordIsNotWrittenOn(text);
        theListStaysBesideTheLine(text);
    }

    /** Though 'top' is all that begins so and is longer, who has written 'to' may mean it. */
    private void aWholeWordIsNotWrittenOn(RSyntaxTextArea text) {
        story.window().onEventThread(() -> {
            text.append("\n\nfunction strangest(to: site): yes or no\n  = some frogs on to");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        ask();
        story.window().waitUntil("both are offered", this::isListShowing);
        assertThat(offered()).hasSizeGreaterThan(1);
        assertThat(offered().get(0)).matches("to( .*)?");
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the list is put away", () -> !isListShowing());
        assertThat(now()).endsWith("some frogs on to");
    }

    /** Who pauses in a word sees what it may become; who writes on writes what they would have written. */
    private void byItself(RSyntaxTextArea text) {
        story.window().onEventThread(() -> {
            text.append("\n\nfunction calm(f: piece): yes or no\n  = f is f and ow");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        story.window().type("ne");
        story.window().waitUntil("the list opens by itself", this::isListShowing);
        assertThat(story.window().onEventThread(() -> rows(list()).isSelectionEmpty()))
                .as("nothing is chosen")
                .isTrue();
        assertThat(story.window().text("complete.example")).as("how it is used").contains("owner");
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("it goes", () -> !isListShowing());
        assertThat(now()).as("a new line as ever").matches("(?s).* and owne\\n *");
        story.window().onEventThread(() -> {
            text.setText(text.getText().replaceFirst("e\\n *$", ""));
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        story.window().type("e");
        story.window().waitUntil("it opens again", this::isListShowing);
        story.window().press(KeyEvent.VK_DOWN);
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("it is gone again", () -> !isListShowing());
        assertThat(now()).endsWith(" and owner");
        story.window().onEventThread(() -> {
            text.setText(text.getText().replaceFirst("er$", ""));
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        story.window().type("e");
        story.window().waitUntil("it opens once more", this::isListShowing);
        story.window().press(KeyEvent.VK_TAB);
        story.window().waitUntil("the word is written", () -> !isListShowing());
        assertThat(now()).as("a word that was begun is not lost").endsWith(" and owner");
        story.window().type(" of ");
        story.window().waitUntil("something must come", this::isListShowing);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("it is put away", () -> !isListShowing());
    }

    /** A gap of a passage is to be filled: its name is not the beginning of a word. */
    private void inAGap(RSyntaxTextArea text) {
        story.window().onEventThread(() -> {
            text.append("\n\nconditions strict(f: piece)\n  require condition");
            int end = text.getDocument().getLength();
            text.select(end - "condition".length(), end);
            return null;
        });
        ask();
        story.window().waitUntil("what may stand there is offered", this::isListShowing);
        assertThat(now()).endsWith("  require condition");
        story.window().press(KeyEvent.VK_ENTER);
        story.window().waitUntil("the list is gone", () -> !isListShowing());
        assertThat(now()).matches("(?s).*  require (?!condition)[a-z-]+");
    }

    /** Whoever goes on writing has the list where it was, above the line or below. */
    private void theListStaysBesideTheLine(RSyntaxTextArea text) {
        story.window().onEventThread(() -> {
            text.append("\n\nfunction stranger(f: piece): yes or no\n  = ");
            text.setCaretPosition(text.getDocument().getLength());
            return null;
        });
        ask();
        story.window().waitUntil("values are offered", this::isListShowing);
        int many = offered().size();
        assertThat(gap(text)).as("before").isBetween(0, 4);
        story.window().type("po");
        story.window().waitUntil("there are fewer", () -> offered().size() < many);
        assertThat(gap(text)).as("after").isBetween(0, 4);
        story.window().press(KeyEvent.VK_ESCAPE);
        story.window().waitUntil("the list is put away", () -> !isListShowing());
    }

    /** @return how far the list is from the line, up or down */
    private int gap(RSyntaxTextArea text) {
        return story.window().onEventThread(() -> {
            Rectangle caret = new Rectangle((Rectangle) text.getCaret()); // a caret of Swing is its own place
            Point corner = text.getLocationOnScreen();
            caret.translate(corner.x, corner.y);
            Rectangle list = list().getBounds();
            assertThat(list.x).isBetween(caret.x - 60, caret.x + 4);
            return list.y > caret.y ? list.y - caret.y - caret.height : caret.y - list.y - list.height;
        });
    }

    private static Window list() {
        return Arrays.stream(Window.getWindows())
                .filter(each ->
                        each.isShowing() && each.getClass().getSimpleName().equals("AutoCompletePopupWindow"))
                .findFirst()
                .orElseThrow();
    }

    /** @return the rows of the list that is open */
    private List<String> offered() {
        return story.window().onEventThread(() -> {
            JList<?> rows = rows(list());
            return IntStream.range(0, rows.getModel().getSize())
                    .mapToObj(i -> rows.getModel().getElementAt(i).toString())
                    .toList();
        });
    }

    private static JList<?> rows(Container in) {
        for (Component each : in.getComponents()) {
            if (each instanceof JList<?> list) return list;
            JList<?> inside = each instanceof Container container ? rows(container) : null;
            if (inside != null) return inside;
        }
        return null;
    }
}
