package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.lesson.LessonPanel;
import regola.ui.stage.StageHead;
import regola.ui.view.MotionLevel;
import regola.ui.view.lesson.LessonState;

/** Tab leads from what is played with to what can be answered, and only then to what stands around. */
@Tag("ui")
class TabOrderIT {
    private static final int MOST_PRESSES = 90;
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.NONE);
    }

    @AfterEach
    void close() {
        story.close();
    }

    /** @return where Tab leads from the board on until it is there again: parts of the page, each once in a row */
    private List<String> round() {
        List<String> parts = new ArrayList<>();
        story.window().waitUntil("the board has the keyboard", () -> owner() instanceof BoardPanel);
        boolean left = false;
        for (int i = 0; i < MOST_PRESSES; i++) {
            String part = story.window().onEventThread(() -> part(owner()));
            if (left && part.equals("board")) return parts;
            left |= !part.equals("board");
            if (parts.isEmpty() || !parts.get(parts.size() - 1).equals(part)) parts.add(part);
            story.window().press(KeyEvent.VK_TAB);
        }
        throw new AssertionError("Tab does not come back to the board: " + parts);
    }

    private static Component owner() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    private static String part(Component owner) {
        if (owner instanceof BoardPanel) return "board";
        if (SwingUtilities.getAncestorOfClass(StageHead.class, owner) != null) return "head";
        String name = String.valueOf(owner.getName());
        if (name.startsWith("lesson.") || name.startsWith("game.hint") || name.startsWith("game.undo")) return name;
        for (Component each = owner; each != null; each = each.getParent()) {
            String of = String.valueOf(each.getName());
            if (of.matches("seat[.][a-z]+|shared")) return of;
        }
        return name;
    }

    @Test
    void inAMatchTheBoardComesFirstThenWhatIsInTheHandThenTheAnswers() {
        story.start("Nine Men's Morris");
        assertThat(round()).containsExactly("board", "seat.white", "why.rule", "game.hint", "seat.black", "head");
    }

    @Test
    void inALessonTheBoardComesFirstThenWhatLeadsOn() {
        story.learn("Nine Men's Morris");
        story.window().click("start.goOn");
        story.window().waitUntil("the lesson is there", () -> {
            LessonPanel panel = story.panel(LessonPanel.class);
            return panel != null
                    && panel.isShowing()
                    && !story.isOpening()
                    && panel.view() != null
                    && panel.view().state() == LessonState.TELL;
        });
        story.window().focus("board");
        assertThat(round())
                .containsExactly(
                        "board",
                        "lesson.act.main",
                        "lesson.act.again",
                        "lesson.foot.rule",
                        "lesson.foot.story",
                        "shared",
                        "head");
    }

    /** What lies in a tray and cannot be played now is passed by: one stop for it all, and the arrows lead back. */
    @Test
    void inATrayTheArrowsLeadOnAndOntoTheBoard() {
        story.start("Croak!");
        story.window().waitUntil("the board has the keyboard", () -> owner() instanceof BoardPanel);
        int presses = 0;
        while (!isInTray() && presses++ < MOST_PRESSES) story.window().press(KeyEvent.VK_TAB);
        List<Component> stops = new ArrayList<>();
        while (isInTray()) {
            stops.add(owner());
            story.window().press(KeyEvent.VK_TAB);
        }
        assertThat(stops).as("who sits there, the reserve, the males").hasSizeBetween(2, 3);
        while (owner() != stops.get(stops.size() - 1))
            story.window().press(KeyEvent.VK_TAB, InputEvent.SHIFT_DOWN_MASK);
        for (int i = 0; i < MOST_PRESSES && !(owner() instanceof BoardPanel); i++)
            story.window().press(KeyEvent.VK_RIGHT);
        assertThat(owner()).as("the board lies there").isInstanceOf(BoardPanel.class);
    }

    private boolean isInTray() {
        return story.window().onEventThread(() -> part(owner()).startsWith("seat."));
    }
}
