package regola.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.FocusEvent;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;

/** What keys do is said to who uses them. */
class LessonKeysTest {
    private static boolean isWalkedTo(FocusEvent.Cause cause, Component from) {
        return LessonKeys.isWalkedTo(new FocusEvent(new JPanel(), FocusEvent.FOCUS_GAINED, false, from, cause));
    }

    /** As from a button of the page of lessons, which was pressed with the mouse and is no longer seen. */
    @Test
    void whereTheKeyboardComesOfItselfNobodyHasWalked() {
        assertThat(isWalkedTo(FocusEvent.Cause.TRAVERSAL_FORWARD, new JPanel())).isFalse();
        assertThat(isWalkedTo(FocusEvent.Cause.MOUSE_EVENT, seen())).isFalse();
    }

    @Test
    void whoComesByTabHasWalked() {
        assertThat(isWalkedTo(FocusEvent.Cause.TRAVERSAL_FORWARD, seen())).isTrue();
        assertThat(isWalkedTo(FocusEvent.Cause.TRAVERSAL_BACKWARD, seen())).isTrue();
    }

    private static Component seen() {
        return new JPanel() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isShowing() {
                return true;
            }
        };
    }
}
