package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.event.MouseEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is about to happen by itself stops for any press; one on a button does what the button is for, at once. */
class StandstillTest {
    private final List<String> done = new ArrayList<>();
    private final JLayeredPane page = new JLayeredPane();
    private Standstill standstill;

    @BeforeEach
    void aPageThatStandsStill() throws InterruptedException, InvocationTargetException {
        SwingUtilities.invokeAndWait(() -> {
            standstill = new Standstill(
                    () -> done.add("stopped"), () -> done.add("now"), under -> "plays".equals(under.getName()));
            page.setSize(new Dimension(400, 100));
            put(new JButton(), "home", 0).setEnabled(true);
            put(new JButton(), "plays", 100);
            put(new JButton(), "dead", 200).setEnabled(false);
            page.add(new JLabel("only words")).setBounds(300, 0, 100, 100);
            page.add(standstill, JLayeredPane.POPUP_LAYER);
            standstill.setBounds(0, 0, 400, 100);
            standstill.set(true);
        });
    }

    private JButton put(JButton button, String name, int x) {
        button.setName(name);
        button.addActionListener(e -> done.add(name));
        button.setBounds(x, 0, 100, 100);
        page.add(button);
        return button;
    }

    private void press(int x) throws InterruptedException, InvocationTargetException {
        SwingUtilities.invokeAndWait(() -> standstill.dispatchEvent(new MouseEvent(
                standstill,
                MouseEvent.MOUSE_PRESSED,
                0,
                MouseEvent.BUTTON1_DOWN_MASK,
                x,
                50,
                1,
                false,
                MouseEvent.BUTTON1)));
    }

    @Test
    void aPressOnAButtonStopsItAndDoesWhatTheButtonDoes() throws InterruptedException, InvocationTargetException {
        press(50);
        assertThat(done).containsExactly("stopped", "home");
    }

    @Test
    void aPressOnWhatPlaysItDoesNotStopIt() throws InterruptedException, InvocationTargetException {
        press(150);
        assertThat(done).containsExactly("plays");
    }

    @Test
    void anyOtherPressOnlyStopsIt() throws InterruptedException, InvocationTargetException {
        press(250);
        press(350);
        assertThat(done).containsExactly("stopped", "stopped");
    }
}
