package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.OverlayLayout;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

class OpeningTest {
    private final JPanel page = new JPanel();
    private final JButton below = new JButton();
    private final CountDownLatch usable = new CountDownLatch(1);
    private Opening opening;

    private Component pressed() {
        return SwingUtilities.getDeepestComponentAt(page, 50, 50);
    }

    private void onEventThread(Runnable act) throws Exception {
        SwingUtilities.invokeAndWait(act);
    }

    @Test
    void whatIsPressedWhileAPageOpensDoesNothingOnIt() throws Exception {
        onEventThread(() -> {
            opening = new Opening(() -> {});
            page.setLayout(new OverlayLayout(page));
            page.add(opening);
            opening.begin("It is being opened");
            page.setSize(100, 100);
            page.doLayout();
            assertThat(SwingUtilities.isDescendingFrom(pressed(), opening))
                    .as("at once")
                    .isTrue();
            below.setMaximumSize(page.getSize());
            page.add(below);
            page.doLayout();
            opening.there(usable::countDown);
            assertThat(SwingUtilities.isDescendingFrom(pressed(), opening))
                    .as("the second half of a double click")
                    .isTrue();
        });
        assertThat(usable.await(10, TimeUnit.SECONDS)).isTrue();
        onEventThread(() -> assertThat(pressed()).isSameAs(below));
    }
}
