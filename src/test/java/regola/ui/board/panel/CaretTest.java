package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.FocusEvent;
import java.awt.event.FocusEvent.Cause;
import javax.swing.JButton;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;

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
}
