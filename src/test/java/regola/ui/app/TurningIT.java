package regola.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JComboBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.BoardPanel;
import regola.ui.view.MotionLevel;

/** A story of a board whose rings turn: by hand, by a knob, from the list; what comes of it, and what may not be. */
@Tag("ui")
class TurningIT {
    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(MotionLevel.NONE);
    }

    @AfterEach
    void close() {
        story.close();
    }

    private void place(String site) {
        story.clickPlace(site);
        story.waitFor("a man stands on " + site, view -> !view.board().site(site).orElseThrow().pieces().isEmpty());
    }

    private String on(String site) {
        return story.match().board().site(site).orElseThrow().pieces().stream().map(piece -> piece.id()).findFirst().orElse("");
    }

    @Test
    void aRingIsDraggedRoundAndTheMillTakesAMan() {
        story.chooseGame("Moulin Rouge");
        JComboBox<?> blue = story.window().find("seat.blue", JComboBox.class);
        story.window().onEventThread(() -> {
            blue.setSelectedIndex(0); // a person
            return blue;
        });
        story.window().click("start.go");
        story.waitFor("the match has begun", view -> true);
        for (String site : new String[] {"g2", "c1", "g3", "c2", "f1", "d2"}) place(site);

        story.window().drag("board", BoardPanel.class, board -> board.pointOf("f1"), board -> board.pointOf("g1"));
        story.waitForQuestion("takes a man");
        assertThat(on("g1")).isEqualTo("red-man");
        assertThat(on("d1")).as("everybody rides along").isEqualTo("blue-man");
        assertThat(story.window().screenshot("a-mill-by-turning")).isNotEmptyFile();
        story.clickPlace("c2");
        story.waitFor("the man is gone", view -> view.board().site("c2").orElseThrow().pieces().isEmpty());

        story.waitForQuestion("Blue places a man or turns a ring");
        story.window().clickAt("board", BoardPanel.class, board -> board.knobOf("turn outer ccw"));
        story.waitFor("it may not be turned back", view -> view.why() != null && "MR-5.6.3".equals(view.why().rule()));
        story.window().clickAt("board", BoardPanel.class, board -> board.knobOf("turn middle cw"));
        story.waitFor("the middle ring has turned", view -> !view.board().site("e2").orElseThrow().pieces().isEmpty());
    }
}
