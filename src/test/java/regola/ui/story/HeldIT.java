package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.view.MotionLevel;

/** Stories of a hint that somebody asks for with a frog in the hand. */
@Tag("ui")
class HeldIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.NONE);
        story.chooseGame("China Moon");
        story.seat("green", "other");
        story.seat("orange", "other");
        story.window().click("start.go");
        story.waitForQuestion("hops a frog of any colour");
    }

    @AfterEach
    void close() {
        story.close();
    }

    /** What is held stays held where the hint goes on with it. */
    @Test
    void aHintKeepsWhatIsHeld() {
        story.clickPiece("green-1");
        story.waitFor("a frog is held", view -> view.decision().isBegun());
        story.window().press(KeyEvent.VK_H);
        JButton hint = story.window().find("game.hint", JButton.class);
        story.window().waitUntil("a hint is told", () -> !hint.getText().equals("Hint"));
        assertThat(story.match().decision().isBegun())
                .as("all are as good, so it is still held")
                .isTrue();
        assertThat(story.match().story().moment()).isZero();
    }
}
