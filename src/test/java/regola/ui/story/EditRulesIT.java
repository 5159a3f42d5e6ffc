package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.Role;

/** Somebody copies rules, changes a line and plays the result. */
@Tag("ui")
class EditRulesIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.NONE);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private RSyntaxTextArea text() {
        return story.window().find("editor.text", RSyntaxTextArea.class);
    }

    private void replace(String old, String next) {
        RSyntaxTextArea text = text();
        story.window().onEventThread(() -> {
            int at = text.getText().indexOf(old);
            assertThat(at).as(old).isNotNegative();
            text.replaceRange(next, at, at + old.length());
            return null;
        });
    }

    @Test
    void aCopyIsChangedAndPlayed() {
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
        // As in a new game, the board stands beside it, and no line runs off to the right.
        story.window().waitUntil("the board is beside", () -> story.window().isShowing("beside.board"));
        assertThat(text().getLineWrap()).isTrue();
        replace("move frogs to start", "move forgs to start");
        story.window().waitUntil("the mistake is listed", () -> story.window().isShowing("mistake.0.repair"));
        assertThat(story.window().text("mistake.0.what")).contains("forgs");
        assertThat(story.window().text("mistake.0")).isEqualTo("line 87");
        story.window().click("mistake.0.repair");
        story.window().waitUntil("it is mended", () -> story.window().isShowing("editor.fine"));
        replace("= 2, 2, 2", "= 1, 2, 3");
        story.window().focus("editor.text");
        story.window().press(KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK);
        story.window().waitUntil("the match has begun", () -> story.window().isShowing("board"));
        story.waitForQuestion("Hop 1");
        story.clickPiece("red-1");
        story.waitFor(
                "one pad now", view -> view.board().site("a1").orElseThrow().is(Role.TARGET));
        assertThat(story.match().title()).isEqualTo("China Moon (my rules)");
    }
}
