package regola.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

/** What fails again and again is told once; what fails elsewhere is told too. */
class UnforeseenTest {
    @Test
    void eachFailureIsToldOnce() throws Exception {
        List<String> told = new ArrayList<>();
        Unforeseen unforeseen = new Unforeseen(trouble -> told.add(trouble.getMessage()));
        for (int i = 0; i < 3; i++)
            unforeseen.uncaughtException(Thread.currentThread(), new IllegalStateException("again"));
        unforeseen.uncaughtException(Thread.currentThread(), new IllegalArgumentException("another"));
        SwingUtilities.invokeAndWait(() -> {});
        assertThat(told).containsExactly("again", "another");
    }
}
