package regola.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.BoardPanel;
import regola.ui.view.MotionLevel;
import regola.ui.view.Role;

/** The one story in which pieces take their time. */
@Tag("ui")
class TravelIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.FULL);
    }

    @AfterEach
    void close() {
        story.close();
    }

    @Test
    void aPieceTravelsAndArrives() {
        story.start("China Moon");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.clickPiece("red-1");
        story.waitFor("red-1 is chosen", view -> view.board().site("a2").orElseThrow().is(Role.TARGET));
        assertThat(story.window().onEventThread(board::journeys)).isZero();
        story.clickPlace("a2");
        // It may have arrived before anybody looks, so what is asked is whether it ever set out.
        story.window().waitUntil("it has set out and arrived", () -> board.journeys() == 1 && !board.isAnimating());
        assertThat(WindowStory.placeOf(story.match(), "red-1")).isEqualTo("a2");
    }
}
