package regola.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

/** The line of keys is seen when it is asked for, and goes when it is asked for again. */
class KeysLineTest {
    @Test
    void theKeyThatBringsItPutsItAway() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            KeysLine line = new KeysLine(key -> {});
            line.turn();
            assertThat(line.isVisible()).isTrue();
            line.turn();
            assertThat(line.isVisible()).isFalse();
            line.turn();
            assertThat(line.isVisible()).isTrue();
            line.removeNotify();
        });
    }
}
