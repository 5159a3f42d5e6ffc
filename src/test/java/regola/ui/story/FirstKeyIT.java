package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.Map;
import java.util.function.Function;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.Role;
import regola.ui.view.match.MatchView;

/** Stories of the first key on a board: it shows where the keyboard stands, and nothing is done that nobody saw. */
@Tag("ui")
class FirstKeyIT {
    private WindowStory story;
    private BoardPanel board;

    @BeforeEach
    void begin() {
        story = WindowStory.open(
                WindowStory.homeWithoutForcedMoves(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.start("Reversi");
        board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        story.waitFor("something is lit", view -> lit(view) != null);
    }

    @AfterEach
    void close() {
        story.close();
    }

    /** @return the place that is lit first */
    private static String lit(MatchView view) {
        return view.board().sites().stream()
                .filter(site -> site.is(Role.LEGAL) || site.is(Role.TARGET))
                .map(site -> site.id())
                .findFirst()
                .orElse(null);
    }

    private <T> T at(Function<BoardPanel, T> what) {
        return story.window().onEventThread(() -> what.apply(board));
    }

    private void standsOn(String site) {
        assertThat(at(BoardPanel::isWalked))
                .as("it is seen where the keyboard stands")
                .isTrue();
        assertThat(at(BoardPanel::focused)).anyMatch(ref -> ref.id().equals(site));
    }

    @Test
    void tabShowsTheFirstPlaceThatIsLit() {
        assertThat(at(BoardPanel::isWalked)).as("nobody has pressed a key").isFalse();
        story.window().press(KeyEvent.VK_TAB);
        standsOn(lit(story.match()));
    }

    @Test
    void anArrowShowsTheFirstPlaceThatIsLit() {
        story.window().press(KeyEvent.VK_RIGHT);
        standsOn(lit(story.match()));
    }

    @Test
    void enterShowsItFirstAndPlaysOnlyThen() {
        String first = lit(story.match());
        story.window().press(KeyEvent.VK_ENTER);
        standsOn(first);
        assertThat(story.match().story().last()).as("nothing was played unseen").isZero();
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor("it is played", view -> view.story().last() > 0);
        assertThat(story.match().board().site(first).orElseThrow().pieces()).isNotEmpty();
    }

    /** Space asks for a hint as H does, wherever the keyboard stands. */
    @Test
    void spaceAsksForAHintAlsoOnAPlaceThatIsLit() {
        story.window().press(KeyEvent.VK_TAB);
        standsOn(lit(story.match()));
        story.window().press(KeyEvent.VK_SPACE);
        JButton hint = story.window().find("game.hint", JButton.class);
        story.window().waitUntil("there is a hint", () -> !hint.getText().equals("Hint"));
        assertThat(story.match().story().last()).as("nothing was played").isZero();
    }

    /** Who has played by keys and stands where nothing follows is led to what is lit now, not off the board. */
    @Test
    void afterAMoveTabLeadsToWhatIsLitNow() {
        story.window().press(KeyEvent.VK_TAB);
        for (int i = 0; i < 40 && !isOnLast(); i++) story.window().press(KeyEvent.VK_TAB);
        assertThat(isOnLast()).isTrue();
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor("it is somebody's turn again", view -> view.story().last() > 0 && lit(view) != null);
        story.window().press(KeyEvent.VK_TAB);
        assertThat(at(BoardPanel::isWalked)).isTrue();
        boolean onLit = at(panel -> panel.isFocusOn(Role.LEGAL) || panel.isFocusOn(Role.TARGET));
        assertThat(onLit).isTrue();
    }

    private boolean isOnLast() {
        MatchView now = story.match();
        String last = now.board().sites().stream()
                .filter(site -> site.is(Role.LEGAL) || site.is(Role.TARGET))
                .map(site -> site.id())
                .reduce("", (one, other) -> other);
        return at(BoardPanel::focused).stream().anyMatch(ref -> ref.id().equals(last));
    }
}
