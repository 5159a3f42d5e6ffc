package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.party.Flourish;
import regola.ui.view.MotionLevel;

/** Stories of a mill by mouse: it is called out, nobody has to wait for that, and nothing is where little may move. */
@Tag("ui")
class CheerIT {
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private void mill(MotionLevel motion) {
        story = WindowStory.open(motion);
        story.chooseGame("Nine Men's Morris");
        story.seat("black", "other");
        story.window().click("start.go");
        story.waitForQuestion("place a man");
        String[] places = {"a1", "b4", "d1", "f4", "g1"};
        for (int i = 0; i < places.length; i++) {
            int made = i + 1;
            story.clickPlace(places[i]);
            story.waitFor("man " + made, view -> view.story().last() == made);
        }
    }

    private String cheer() {
        return story.window().onEventThread(() -> story.panel(Flourish.class).cheer());
    }

    @Test
    void aMillIsCalledOutAndNobodyWaitsForIt() {
        mill(MotionLevel.FULL);
        story.window().waitUntil("it is called out", () -> cheer().equals("A mill!"));
        story.clickPlace("b4");
        story.waitFor("the man is taken meanwhile", view -> view.story().last() == 6);
        story.window().waitUntil("the capture is called out", () -> cheer().equals("A capture!"));
        story.window().waitUntil("that passes", () -> cheer().isEmpty());
    }

    @Test
    void whereLittleMovesNothingIsCalledOut() {
        mill(MotionLevel.REDUCED);
        story.waitForQuestion("an enemy man");
        assertThat(cheer()).isEmpty();
    }
}
