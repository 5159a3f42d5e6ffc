package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.MotionLevel;
import regola.ui.view.match.ChoiceView;

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
        story.waitFor(
                "a man stands on " + site,
                view -> !view.board().site(site).orElseThrow().pieces().isEmpty());
    }

    private String on(String site) {
        return story.match().board().site(site).orElseThrow().pieces().stream()
                .map(piece -> piece.id())
                .findFirst()
                .orElse("");
    }

    @Test
    void aRingIsDraggedRoundAndTheMillTakesAMan() {
        begin();
        for (String site : new String[] {"g2", "c1", "g3", "c2", "f1", "d2"}) place(site);

        story.window().drag("board", BoardPanel.class, board -> board.pointOf("f1"), board -> board.pointOf("g1"));
        story.waitForQuestion("takes a man");
        assertThat(on("g1")).isEqualTo("red-man");
        assertThat(on("d1")).as("everybody rides along").isEqualTo("blue-man");
        assertThat(story.window().screenshot("a-mill-by-turning")).isNotEmptyFile();
        story.clickPlace("c2");
        story.waitFor(
                "the man is gone",
                view -> view.board().site("c2").orElseThrow().pieces().isEmpty());

        story.waitForQuestion("Blue may place a man or turn a ring");
        story.window().clickAt("board", BoardPanel.class, board -> board.knobOf("turn outer ccw"));
        story.waitFor(
                "it may not be turned back",
                view -> view.why() != null && "MR-5.6.3".equals(view.why().rule()));
        story.window().clickAt("board", BoardPanel.class, board -> board.knobOf("turn middle cw"));
        story.waitFor(
                "the middle ring has turned",
                view -> !view.board().site("e2").orElseThrow().pieces().isEmpty());
    }

    private void begin(String... variants) {
        story.chooseGame("Moulin Rouge");
        for (String variant : variants) {
            story.window().click("variant." + variant);
            story.window()
                    .waitUntil(
                            "it is chosen",
                            () -> story.setUp().canStart()
                                    && story.setUp().variants().stream()
                                            .anyMatch(one -> one.id().equals(variant) && one.on()));
        }
        story.seat("blue", "other");
        story.window().click("start.go");
        story.waitFor("the match has begun", view -> true);
    }

    @Test
    void aRingIsTurnedByKeysAndAForbiddenGiftIsNot() {
        begin("pro");
        for (String site : new String[] {"f1", "c1", "g2", "c2", "g3", "d2", "e3", "d3"}) place(site);
        story.waitForQuestion("Red may place a man or turn a ring");

        story.window().drag("board", BoardPanel.class, board -> board.pointOf("f1"), board -> board.pointOf("g1"));
        story.waitFor(
                "it would be a gift",
                view -> view.why() != null && "MR-8.1.1".equals(view.why().rule()));
        assertThat(on("f1")).as("the ring has gone back").isEqualTo("red-man");
        story.window().focus("board");
        List<String> offered = story.match().decision().choices().stream()
                .map(ChoiceView::words)
                .toList();
        story.window().press(KeyEvent.VK_1 + offered.indexOf("Turn the middle ring counter-clockwise"));
        story.waitFor(
                "the middle ring has turned",
                view -> !view.board().site("f2").orElseThrow().pieces().isEmpty());
        story.waitForQuestion("Blue may place a man or turn a ring");
    }
}
