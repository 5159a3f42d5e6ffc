package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.EventQueue;
import org.junit.jupiter.api.Test;

class EventThreadTest {
    @Test
    void onlyTheEventThreadPasses() {
        assertThatThrownBy(() -> EventThread.check("a board"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a board belongs to the event thread");
        assertThatCode(() -> EventQueue.invokeAndWait(() -> EventThread.check("a board")))
                .doesNotThrowAnyException();
    }
}
