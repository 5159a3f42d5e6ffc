package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.FocusEvent;
import java.awt.event.FocusEvent.Cause;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Role;

class CaretTest {
    private static Caret.Led from(boolean showing, Cause cause) {
        JButton button = new JButton() {
            @Override
            public boolean isShowing() {
                return showing;
            }
        };
        return Caret.Led.by(new FocusEvent(new JPanel(), FocusEvent.FOCUS_GAINED, false, button, cause));
    }

    /** Swing takes it for a step with the tabulator when a button that has the keyboard goes away. */
    @Test
    void fromAButtonThatIsGoneTheKeyboardComesOfItself() {
        assertThat(from(false, Cause.TRAVERSAL_FORWARD)).isEqualTo(Caret.Led.NOT_YET);
        assertThat(from(true, Cause.TRAVERSAL_FORWARD)).isEqualTo(Caret.Led.BY_KEYS);
        assertThat(from(true, Cause.TRAVERSAL_BACKWARD)).isEqualTo(Caret.Led.BY_KEYS);
        assertThat(from(true, Cause.MOUSE_EVENT)).isEqualTo(Caret.Led.BY_MOUSE);
        assertThat(from(true, Cause.UNKNOWN)).isEqualTo(Caret.Led.NOT_YET);
    }

    /** After a key that let things go on, a frame about a card that cannot be chosen would say that it can. */
    @Test
    void whereItWasLeftItIsSeenOnlyIfSomethingCanBeDoneThere() {
        BoardView board =
                Boards.row(Boards.site("a", 0, Boards.piece("p")), Boards.site("b", 1, Boards.piece("q", Role.LEGAL)));
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        for (String place : List.of("a", "b")) {
            BoardLayout.Spot spot = layout.spot(place);
            Caret caret = new Caret();
            assertThat(caret.isSeen()).as("nowhere").isFalse();
            caret.stand(new BoardLayout.Stop(spot, spot.slots().get(0)));
            assertThat(caret.isSeen()).as("walked there").isTrue();
            caret.find();
            assertThat(caret.isSeen()).as("left at " + place).isEqualTo(place.equals("b"));
        }
    }
}
