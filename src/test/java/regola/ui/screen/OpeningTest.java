package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
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

    private void key(int id, long when) {
        for (KeyListener each : opening.getKeyListeners()) {
            KeyEvent e = new KeyEvent(opening, id, when, 0, KeyEvent.VK_ENTER, '\n');
            if (id == KeyEvent.KEY_PRESSED) each.keyPressed(e);
            else each.keyReleased(e);
        }
    }

    private void press(long when) {
        key(KeyEvent.KEY_PRESSED, when);
    }

    private void release(long when) {
        key(KeyEvent.KEY_RELEASED, when);
    }

    /** @return whether the page is led through at once when it is there */
    private boolean goesOnAfter(Runnable keys) throws Exception {
        AtomicBoolean gone = new AtomicBoolean();
        CountDownLatch there = new CountDownLatch(1);
        onEventThread(() -> {
            opening = new Opening(() -> {}, () -> gone.set(true));
            opening.begin("It is being opened");
            keys.run();
            opening.there(there::countDown);
        });
        assertThat(there.await(10, TimeUnit.SECONDS)).isTrue();
        onEventThread(() -> {});
        return gone.get();
    }

    @Test
    void enterThatIsPressedMeanwhileLeadsOnWhenThePageIsThere() throws Exception {
        assertThat(goesOnAfter(() -> press(10_000))).as("pressed").isTrue();
        assertThat(goesOnAfter(() -> {})).as("nothing pressed").isFalse();
        assertThat(goesOnAfter(() -> {
                    release(10_000);
                    press(10_001);
                }))
                .as("the one that opened the page, still down or pressed twice")
                .isFalse();
        assertThat(goesOnAfter(() -> {
                    release(10_000);
                    press(11_000);
                }))
                .as("pressed again, later")
                .isTrue();
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
