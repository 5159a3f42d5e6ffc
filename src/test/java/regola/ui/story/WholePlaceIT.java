package regola.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.BoardPanel;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/** A story of houses with seeds: the keyboard goes from house to house, and sows. */
@Tag("ui")
class WholePlaceIT {
    private WindowStory story;
    private BoardPanel board;

    @BeforeEach
    void begin() {
        story = WindowStory.open(
                WindowStory.homeWithoutForcedMoves(),
                Map.of("regola.language", "en", "regola.theme", "light", "regola.motion", "off", "regola.seed", "7"));
        story.start("Kalah");
        board = story.window().find("board", BoardPanel.class);
        story.window().waitUntil("the board has the keyboard", board::isFocusOwner);
        story.waitFor("something is lit", view -> !houses().isEmpty());
    }

    @AfterEach
    void close() {
        story.close();
    }

    private List<String> houses() {
        return story.match().board().sites().stream()
                .filter(site -> site.is(Role.LEGAL))
                .map(site -> site.id())
                .toList();
    }

    private <T> T at(Function<BoardPanel, T> what) {
        return story.window().onEventThread(() -> what.apply(board));
    }

    @Test
    void tabAndArrowsGoFromHouseToHouse() {
        List<String> houses = houses();
        assertThat(houses).hasSizeGreaterThan(2);
        story.window().press(KeyEvent.VK_TAB);
        assertThat(at(BoardPanel::focused)).containsExactly(Ref.site(houses.get(0)));
        story.window().press(KeyEvent.VK_TAB);
        assertThat(at(BoardPanel::focused)).containsExactly(Ref.site(houses.get(1)));
        story.window().press(KeyEvent.VK_RIGHT);
        assertThat(at(BoardPanel::focused)).containsExactly(Ref.site(houses.get(2)));
        story.window().press(KeyEvent.VK_ENTER);
        story.waitFor("it is sown", view -> view.story().last() > 0);
    }
}
