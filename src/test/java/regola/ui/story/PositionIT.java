package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.JButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.position.PositionPanel;
import regola.ui.support.WindowDriver;
import regola.ui.view.MotionLevel;
import regola.ui.view.position.PositionView;

/** A position set up by mouse and by keyboard, told what is wrong with it, and played from. */
@Tag("ui")
class PositionIT {

    private PositionPanel page;

    private PositionView view() {
        return page.view();
    }

    private int on(String site) {
        return view().board().site(site).orElseThrow().pieces().size();
    }

    @Test
    void aPositionIsPulledTogetherMendedAndPlayed() {
        try (WindowStory story = WindowStory.open(MotionLevel.NONE)) {
            WindowDriver window = story.window();
            story.start("Nine Men's Morris");
            window.press(KeyEvent.VK_T, InputEvent.CTRL_DOWN_MASK);
            page = window.find("position", PositionPanel.class);

            window.click("position.pile.hand-white.white-man");
            window.clickAt("position.board", BoardPanel.class, board -> board.pointOf("a1"));
            window.waitUntil("a man is on a1", () -> on("a1") == 1);
            window.clickAt("position.board", BoardPanel.class, board -> board.pointOf("d1"));
            window.waitUntil("a man is on d1", () -> on("d1") == 1);

            window.press(KeyEvent.VK_ESCAPE);
            window.waitUntil("the hand is empty", () -> view().held().isEmpty());
            window.drag("position.board", BoardPanel.class, board -> board.pointOf("d1"), board -> board.pointOf("a1"));
            window.waitUntil("the rule is told", () -> !view().isSound());
            assertThat(window.text("position.fault.0")).contains("room for one man");
            JButton play = window.find("position.play", JButton.class);
            assertThat(window.onEventThread(play::isEnabled)).isFalse();

            // By keyboard: the topmost man off the board, then a black one from the tray on to where the keyboard
            // stands.
            window.press(
                    KeyEvent.VK_LEFT); // the first key shows where the keyboard stands, where the mouse pressed last
            BoardPanel board = window.find("position.board", BoardPanel.class);
            String stands = window.onEventThread(board::focusWords);
            assertThat(stands).contains("D1");
            window.press(KeyEvent.VK_LEFT);
            window.press(KeyEvent.VK_DELETE);
            window.waitUntil("it can be played", () -> view().isSound());
            window.press(KeyEvent.VK_2);
            window.waitUntil("the hand holds black", () -> view().held().contains("black-man"));
            window.press(KeyEvent.VK_UP); // along the line
            window.press(KeyEvent.VK_ENTER);
            window.waitUntil("black stands on a4", () -> on("a4") == 1);
            window.press(KeyEvent.VK_ENTER, InputEvent.CTRL_DOWN_MASK);
            window.find("board", BoardPanel.class);
            story.waitFor(
                    "the match begins there",
                    match -> match.board().site("a4").orElseThrow().pieces().size() == 1);
        }
    }
}
