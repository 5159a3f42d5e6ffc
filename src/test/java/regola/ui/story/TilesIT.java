package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.Role;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/**
 * A story of tiles that are turned over: what they hide stays hidden, what they show asks for a decision within the
 * turn.
 */
@Tag("ui")
class TilesIT {
    private WindowStory story;

    @AfterEach
    void close() {
        story.close();
    }

    private static List<String> facesOn(MatchView view, String site) {
        return view.board().site(site).orElseThrow().marks().stream()
                .map(MarkView::art)
                .toList();
    }

    private void hop(String frog, String to) {
        story.clickPiece(frog);
        story.waitFor(
                frog + " is chosen", view -> view.board().site(to).orElseThrow().is(Role.TARGET));
        story.clickPlace(to);
        story.waitFor(
                frog + " is on " + to, view -> WindowStory.placeOf(view, frog).equals(to));
    }

    @Test
    void aTileIsTurnedOverAndAsksForADecision() {
        // With this seed there is a lily on c2, a male on c1 and a mosquito on b3; red begins.
        story = WindowStory.open(
                WindowStory.freshHome(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.start("Croak!");
        story.waitForQuestion("a frog to a tile");
        assertThat(story.match().board().sites())
                .as("nobody knows any tile")
                .allSatisfy(site -> assertThat(site.marks()).isEmpty());

        hop("red-s1", "c2");
        story.waitForQuestion("A water lily: your servant has to hop on");
        assertThat(facesOn(story.match(), "c2")).containsExactly("tile-lily");
        assertThat(facesOn(story.match(), "b3"))
                .as("the tiles around stay hidden")
                .isEmpty();
        assertThat(story.match().decision().rule()).isEqualTo("CR-5.9");

        story.clickPlace("b1");
        story.waitFor(
                "the way back is refused",
                view -> view.why() != null && "CR-6.1.3".equals(view.why().rule()));
        story.window().pointAt("board", BoardPanel.class, board -> board.pointOf("c2"));
        story.window()
                .waitUntil("the tile says what it is", () -> story.window().isShowing("board.card"));
        assertThat(story.window().text("board.card.title")).isEqualTo("A water lily");

        story.clickPlace("c1");
        story.waitFor(
                "it is on c1",
                view -> WindowStory.placeOf(view, "red-s1").equals("c1")
                        && facesOn(view, "c1").contains("tile-male-3"));
        story.waitFor(
                "the other has played",
                view -> view.decision().waiting() == Waiting.PERSON
                        && view.decision().question().startsWith("Hop a frog"));

        hop("red-s2", "b3");
        story.waitForQuestion("A mosquito");
        assertThat(story.window().screenshot("mosquito")).isNotEmptyFile();
        story.window().press(KeyEvent.VK_1);
        story.waitFor("no other frog hops", view -> !view.decision().question().contains("A mosquito: you"));
        assertThat(facesOn(story.match(), "c2"))
                .as("what was turned over stays so")
                .containsExactly("tile-lily");
    }
}
