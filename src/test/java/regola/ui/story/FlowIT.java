package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.ZoneView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.WhyView;

/** A match goes on so that one can follow, and no press on it stays without an answer. */
@Tag("ui")
class FlowIT {
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private void open() {
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of(
                        "regola.language", "en",
                        "regola.theme", "light",
                        "regola.motion", "off",
                        "regola.tempo", "quick",
                        "regola.seed", "7"));
    }

    private String said() {
        return story.window().text("why.sentence");
    }

    /** A frog of the hand is carried to a point of the board, which is given in shares of its size. */
    private void carryFromHand(double across, double down) {
        BoardPanel board = story.window().find("board", BoardPanel.class);
        ZoneView hand = story.match().decision().decider().zones().get(0);
        String frog = "pile." + hand.site() + "." + hand.piles().get(0).piece().id();
        story.window()
                .drag(
                        frog,
                        JButton.class,
                        button -> new Point(button.getWidth() / 2, button.getHeight() / 2),
                        button -> SwingUtilities.convertPoint(
                                board, (int) (board.getWidth() * across), (int) (board.getHeight() * down), button));
    }

    @Test
    void whatCanOnlyBeGivenUpGoesByAndEveryPressIsAnswered() {
        open();
        story.start("Army of Frogs");
        story.waitFor(
                "there is no hop yet, and nobody is asked for it",
                view -> view.story().moment() == 1);
        story.window().clickAt("board", BoardPanel.class, board -> new Point(board.getWidth() / 2, 40));
        story.waitFor("bare ground is answered", view -> view.why() != null);
        assertThat(said()).doesNotContain("button");

        carryFromHand(0.3, 0.3);
        story.waitFor("beside the colony's place", view -> view.why() != null);
        assertThat(story.match().why().sort()).isEqualTo(WhyView.Sort.REFUSED);
        assertThat(said()).contains("The first frog goes to the middle of the table.");
        assertThat(story.match().story().moment()).as("nothing has been played").isEqualTo(1);

        carryFromHand(0.5, 0.5);
        story.waitFor(
                "the frog is there and the others have had their turn",
                view -> view.story().moment() > 3 && view.decision().waiting() == Waiting.PERSON);
    }
}
