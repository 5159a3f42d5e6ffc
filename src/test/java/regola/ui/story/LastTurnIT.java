package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.Role;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** Somebody plays against a computer and reads beside its face what it did, until it has moved again. */
@Tag("ui")
class LastTurnIT {
    private static final String SAID = "seat.black.turn";

    private WindowStory story;

    @BeforeEach
    void open() {
        story = WindowStory.open(
                WindowStory.homeWithoutForcedMoves(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
    }

    @AfterEach
    void close() {
        story.close();
    }

    private static boolean isMine(MatchView view) {
        return view.decision().waiting() == Waiting.PERSON;
    }

    private String said() {
        return story.window()
                .onEventThread(() -> story.window()
                        .find(SAID, AbstractButton.class)
                        .getAccessibleContext()
                        .getAccessibleName());
    }

    private String lit(Role role) {
        return story.match().board().sites().stream()
                .filter(site -> site.is(role))
                .map(SiteView::id)
                .findFirst()
                .orElseThrow();
    }

    /** On a free point, and then until the other has answered. */
    private void place() {
        List<SiteView> free = story.match().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .toList();
        int before = story.match().story().moment();
        story.clickPlace(free.get(before * 5 % free.size()).id());
        story.waitFor(
                "the other has answered", view -> isMine(view) && view.story().moment() > before + 1);
    }

    @Test
    void whatTheOtherDidIsReadAtItsFaceUntilItMovesAgain() {
        story.chooseGame("Nine Men's Morris");
        story.seat("black", "beginner");
        story.window().click("start.go");
        story.waitFor("white's turn", LastTurnIT::isMine);
        assertThat(story.window().isShowing(SAID)).as("it has done nothing yet").isFalse();
        place();
        story.window().waitUntil("it is said", () -> story.window().isShowing(SAID));
        assertThat(said()).startsWith("Black, last turn: Black places a man");
        assertThat(story.window().text("decision.advice"))
                .as("and not again below the board")
                .doesNotContain("Black places");
        String before = said();
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().pointAt("board", BoardPanel.class, b -> b.pointOf("d2"));
        assertThat(said()).as("it stays while somebody thinks").isEqualTo(before);
        // Men go on until one has a mill, and its seat says that alone.
        for (int i = 0; i < 5 && story.match().decision().question().contains("place"); i++) place();
        assertThat(said()).startsWith("Black, last turn: ");
        assertThat(story.match().seats().get(1).turn().last())
                .as("it is of the turn just now")
                .isGreaterThan(2);
        assertThat(story.window().onEventThread(board::isAnimating)).isFalse();
        assertThat(story.match().problem()).isNull();
    }

    /** With the mouse or the keyboard alone. */
    @Test
    void whoPointsAtItSeesItOnTheBoard() {
        story.start("English Draughts");
        story.waitFor("my turn", LastTurnIT::isMine);
        int before = story.match().story().moment();
        story.clickPlace(lit(Role.LEGAL));
        story.waitFor("it is chosen", view -> view.board().sites().stream().anyMatch(site -> site.is(Role.TARGET)));
        story.clickPlace(lit(Role.TARGET));
        story.waitFor(
                "the other has answered", view -> isMine(view) && view.story().moment() > before + 1);
        String said = story.match().seats().stream()
                .filter(seat -> seat.sort() == SeatView.Sort.COMPUTER)
                .map(seat -> "seat." + seat.id() + ".turn")
                .findFirst()
                .orElseThrow();
        BoardPanel board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("it is said", () -> story.window().isShowing(said));
        story.window().pointAt(said, AbstractButton.class, b -> new Point(b.getWidth() / 2, b.getHeight() / 2));
        story.window()
                .waitUntil("its ways are seen", () -> !board.preview().paths().isEmpty());
        story.window().pointAt("game", Container.class, page -> new Point(page.getWidth() / 2, 5));
        story.window().waitUntil("they are gone", () -> board.preview().paths().isEmpty());
        story.window().focus(said);
        story.window()
                .waitUntil("its ways are seen", () -> !board.preview().paths().isEmpty());
        story.window().press(KeyEvent.VK_SPACE);
        story.window().focus("board");
        assertThat(story.window().onEventThread(() -> board.preview().paths().isEmpty()))
                .as("they stay after a press")
                .isFalse();
    }
}
