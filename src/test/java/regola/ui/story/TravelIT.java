package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.Role;

/** Stories in which pieces take their time, and who looks round is told what would be. */
@Tag("ui")
class TravelIT {
    private static final String SAID = "seat.black.turn";

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
        story.waitFor(
                "red-1 is chosen", view -> view.board().site("a2").orElseThrow().is(Role.TARGET));
        assertThat(story.window().onEventThread(board::journeys)).isZero();
        story.clickPlace("a2");
        // It may have arrived before anybody looks, so what is asked is whether it ever set out.
        story.window().waitUntil("it has set out and arrived", () -> board.journeys() == 1 && !board.isAnimating());
        assertThat(WindowStory.placeOf(story.match(), "red-1")).isEqualTo("a2");
    }

    @Test
    void whoLooksRoundSeesWhereThingsLeadAndWhatSquaresDo() {
        story.start("China Moon");
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().pointAt("board", BoardPanel.class, b -> b.pointOfPiece("green-1"));
        story.window()
                .waitUntil(
                        "its landing is in view",
                        () -> board.preview().ghosts().stream()
                                .anyMatch(g ->
                                        g.site().equals("a2") && g.piece().id().equals("green-1")));
        assertThat(story.match().decision().draft())
                .as("nothing is chosen by looking")
                .isEmpty();
        story.window().pointAt("board", BoardPanel.class, b -> b.pointOf("a6"));
        story.window()
                .waitUntil("the square says what it is", () -> story.window().isShowing("board.card"));
        assertThat(story.window().text("board.card.title")).isEqualTo("Bounce");
        assertThat(story.window().text("board.card.rule"))
                .as("learners read no numbers of rules")
                .isEqualTo("right click or F3: the rule");
        story.window().waitUntil("nothing leads there", () -> board.preview().isEmpty());
        story.clickPiece("red-1");
        story.window()
                .waitUntil(
                        "the way of what is chosen stays in view",
                        () -> !board.preview().paths().isEmpty());
        assertThat(story.window().screenshot("what-would-be")).isNotEmptyFile();
    }

    /** What is said to have been just now has been seen: the man is there. */
    @Test
    void whatHasJustBeenIsSaidWhenItHasBeenSeen() {
        story.start("Nine Men's Morris"); // against a computer
        BoardPanel board = story.window().find("board", BoardPanel.class);
        List<Boolean> there = Collections.synchronizedList(new ArrayList<>());
        AbstractButton told = said();
        story.window().onEventThread(() -> {
            told.addComponentListener(new ComponentAdapter() {
                @Override
                public void componentShown(ComponentEvent e) {
                    there.add(board.journeys() == 2 && !board.isAnimating());
                }
            });
            return null;
        });
        story.clickPlace("a1");
        story.window().waitUntil("it is said what was", () -> !there.isEmpty());
        assertThat(there).isNotEmpty().doesNotContain(false);
    }

    /** What the other says of its last turn, before it has said anything. */
    private AbstractButton said() {
        return story.window()
                .onEventThread(() -> (AbstractButton) named(story.window().frame()));
    }

    private static Component named(Container in) {
        for (Component child : in.getComponents()) {
            if (SAID.equals(child.getName())) return child;
            Component found = child instanceof Container container ? named(container) : null;
            if (found != null) return found;
        }
        return null;
    }

    /** Whose turn it is and what has happened is said when the board shows it, not before. */
    @Test
    void theLargeWordsChangeWhenTheMoveHasBeenSeen() {
        story.start("Nine Men's Morris"); // against a computer
        BoardPanel board = story.window().find("board", BoardPanel.class);
        JLabel question = story.window().find("decision.question", JLabel.class);
        List<String> early = Collections.synchronizedList(new ArrayList<>());
        story.window().onEventThread(() -> {
            question.addPropertyChangeListener("text", e -> {
                if (board.journeys() == 0 || board.isAnimating()) early.add(question.getText());
            });
            return null;
        });
        story.clickPlace("a1");
        story.window().waitUntil("it is said what was", () -> story.window().isShowing(SAID));
        assertThat(early).isEmpty();
    }
}
