package regola.ui.party;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

class AnyPressTest {
    private int presses;
    private final AnyPress keys = new AnyPress(e -> true, () -> {
        presses++;
        return true;
    });

    private boolean pressed(int code) {
        return keys.dispatchKeyEvent(event(KeyEvent.KEY_PRESSED, code, KeyEvent.CHAR_UNDEFINED));
    }

    private boolean typed(char letter) {
        return keys.dispatchKeyEvent(event(KeyEvent.KEY_TYPED, KeyEvent.VK_UNDEFINED, letter));
    }

    private static KeyEvent event(int id, int code, char letter) {
        return new KeyEvent(new JLabel(), id, 0, 0, code, letter);
    }

    @Test
    void theLetterOfAPressFromBeforeEndsNothing() {
        keys.listen(true);
        assertThat(typed('\n')).as("it goes where its press went").isFalse();
        assertThat(presses).isZero();
        keys.listen(false);
    }

    @Test
    void aPressIsTakenWithItsLetter() {
        keys.listen(true);
        assertThat(pressed(KeyEvent.VK_ENTER)).isTrue();
        assertThat(typed('\n')).isTrue();
        assertThat(presses).isEqualTo(1);
        keys.listen(false);
    }

    @Test
    void keysForTheWindowEndItTooAndGoOn() {
        keys.listen(true);
        assertThat(pressed(KeyEvent.VK_F10)).isFalse();
        assertThat(pressed(KeyEvent.VK_SHIFT)).isFalse();
        assertThat(presses).isEqualTo(1);
        keys.listen(false);
    }
}
