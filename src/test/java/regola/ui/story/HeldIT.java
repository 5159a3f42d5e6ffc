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

    /** What the hint tells would else be judged for the frog that is held. */
    @Test
    void aHintBeginsWithNothingInTheHand() {
        story.clickPiece("green-1");
        story.waitFor("a frog is held", view -> view.decision().isBegun());
        story.window().press(KeyEvent.VK_H);
        story.waitFor("it is put down", view -> !view.decision().isBegun());
        JButton hint = story.window().find("game.hint", JButton.class);
        story.window().waitUntil("a hint is told", () -> !hint.getText().equals("Hint"));
        assertThat(story.match().story().moment()).isZero();
    }
}
