package regola.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FlowLayout;
import java.awt.Point;
import java.awt.event.KeyEvent;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import regola.ui.support.WindowDriver;

/** A window can be opened, clicked, typed into and photographed on this machine. */
@Tag("ui")
class SmokeIT {
    private WindowDriver window;

    @BeforeEach
    void open() {
        window = WindowDriver.open(SmokeIT::frame, 400, 200);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private static JFrame frame() {
        JFrame frame = new JFrame("Smoke");
        JLabel label = new JLabel("not yet");
        label.setName("label");
        JButton button = new JButton("Click");
        button.setName("button");
        button.addActionListener(click -> label.setText("clicked"));
        JTextField field = new JTextField(12);
        field.setName("field");
        field.addActionListener(enter -> label.setText("entered " + field.getText()));
        frame.setLayout(new FlowLayout());
        frame.add(button);
        frame.add(label);
        frame.add(field);
        return frame;
    }

    @Test
    void aClickedButtonActs() {
        window.click("button");
        assertThat(window.text("label")).isEqualTo("clicked");
        assertThat(window.screenshot("smoke")).isNotEmptyFile();
    }

    @Test
    void typedTextArrives() {
        window.clickAt("field", JTextField.class, field -> new Point(4, field.getHeight() / 2));
        window.type("is next to {frog}; \"2\"");
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.text("label")).isEqualTo("entered is next to {frog}; \"2\"");
    }
}
