package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JList;
import javax.swing.text.Position;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.TypeAhead;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.start.GameView;
import regola.ui.view.start.SetUpView;

/** A picture that was on its way before somebody chose a game must not take the choice back. */
@ExtendWith(OnEventThread.class)
class GameShelfTest {
    private final List<String> chosen = new ArrayList<>();
    private GameShelf shelf;
    private JList<?> list;

    @BeforeEach
    void show() {
        Appearance.normal().install();
        shelf = new GameShelf(game -> new ArtStore(file -> Optional.empty()), chosen::add);
        list = list(shelf);
        shelf.show(page("one"), Texts.in("en"));
    }

    private static JList<?> list(Container in) {
        for (Component each : in.getComponents()) {
            if (each instanceof JList<?> found) return found;
            if (each instanceof Container inner && list(inner) != null) return list(inner);
        }
        return null;
    }

    private static SetUpView page(String chosen, String... games) {
        List<GameView> all = List.of(games.length == 0 ? new String[] {"one", "two", "three"} : games).stream()
                .map(id -> new GameView(id, id, "", false, false, null))
                .toList();
        return new SetUpView(
                all, chosen, chosen, "", "", "", 2, 2, 2, List.of(), List.of(), List.of(), List.of(), "en");
    }

    @Test
    void lettersThatAreTypedAreSoughtInTheTitles() {
        assertThat(list.getNextMatch("t", 0, Position.Bias.Forward)).isEqualTo(1);
        assertThat(list.getNextMatch("t", 2, Position.Bias.Forward)).isEqualTo(2);
        assertThat(list.getNextMatch("TH", 0, Position.Bias.Forward)).isEqualTo(2);
        assertThat(list.getNextMatch("o", 1, Position.Bias.Forward)).as("round").isZero();
        assertThat(list.getNextMatch("gameview", 0, Position.Bias.Forward)).isEqualTo(-1);
        assertThat(TypeAhead.next(2, 0, Position.Bias.Forward, i -> i == 0 ? "Ältere" : "\u00abZebra\u00bb", "al"))
                .isZero();
        assertThat(TypeAhead.next(2, 0, Position.Bias.Forward, i -> i == 0 ? "Ältere" : "\u00abZebra\u00bb", "z"))
                .isEqualTo(1);
    }

    @Test
    void anEarlierPictureLeavesTheSelectionAsItIs() {
        list.setSelectedIndex(1);
        shelf.show(page("one"), Texts.in("en"));
        assertThat(list.getSelectedIndex()).isEqualTo(1);
        shelf.show(page("two"), Texts.in("en"));
        shelf.show(page("three"), Texts.in("en"));
        assertThat(list.getSelectedIndex()).as("chosen otherwise than by hand").isEqualTo(2);
        assertThat(chosen).containsExactly("two");
    }

    @Test
    void aPictureThatComesWhileTheMouseIsDownDoesNotLoseTheClick() {
        list.setValueIsAdjusting(true);
        list.setSelectedIndex(1);
        shelf.show(page("one"), Texts.in("en"));
        list.setValueIsAdjusting(false);
        assertThat(chosen).containsExactly("two");
    }

    @Test
    void aGameThatIsGoneIsNotWaitedFor() {
        list.setSelectedIndex(1);
        shelf.show(page("three", "one", "three"), Texts.in("en"));
        assertThat(list.getSelectedIndex()).isEqualTo(1);
        assertThat(list.getSelectedValue()).extracting("id").isEqualTo("three");
    }
}
