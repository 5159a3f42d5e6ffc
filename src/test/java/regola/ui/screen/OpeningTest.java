package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.OverlayLayout;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import regola.ui.view.Texts;

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

    /** A few small words on an empty page look as if nothing came; and they must fit into small windows. */
    @Test
    void theGuideSitsAboveTheWordsAndAllOfItFits() throws Exception {
        onEventThread(() -> {
            for (String language : Texts.LANGUAGES) {
                opening = new Opening(() -> {});
                opening.begin(Texts.in(language).get("lesson.opening"));
                JLabel words = (JLabel) opening.getComponent(0);
                assertThat(words.getIcon()).isNotNull();
                assertThat(words.getIcon().getIconHeight())
                        .isGreaterThan(4 * words.getFontMetrics(words.getFont()).getHeight());
                assertThat(words.getPreferredSize().width).isLessThan(640);
            }
        });
    }
}
