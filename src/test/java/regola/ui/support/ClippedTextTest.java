package regola.ui.support;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class ClippedTextTest {
    private final JPanel page = new JPanel(null);

    private <T extends java.awt.Component> T add(T component, int x, int width, int height) {
        component.setBounds(x, 0, width, height);
        page.add(component);
        page.setSize(400, 300);
        return component;
    }

    @Test
    void aLabelWithRoomIsNotCutOff() {
        add(new JLabel("Hello"), 0, 200, 40);
        assertThat(ClippedText.in(page)).isEmpty();
    }

    @Test
    void aLabelTooNarrowIsFoundByItsName() {
        add(new JLabel("Hello"), 0, 5, 40).setName("greeting");
        assertThat(ClippedText.in(page)).singleElement().asString().startsWith("greeting JLabel 'Hello' has 5 of");
    }

    @Test
    void aButtonTooLowIsFound() {
        add(new JButton("Hello"), 0, 200, 3);
        assertThat(ClippedText.in(page)).singleElement().asString().contains("in height");
    }

    @Test
    void whatStandsOutOfItsPanelIsFound() {
        add(new JLabel("Hello"), 350, 200, 40);
        assertThat(ClippedText.in(page)).singleElement().asString().contains("stands out");
    }

    @Test
    void aParagraphThatLosesRowsIsFoundButNotOneThatScrolls() {
        JTextArea area = new JTextArea("one two three four five six seven eight nine ten eleven twelve");
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        add(area, 0, 60, 20);
        assertThat(ClippedText.in(page)).singleElement().asString().contains("in height");
        page.removeAll();
        JScrollPane scroll = add(new JScrollPane(area), 0, 120, 40);
        Offscreen.lay(scroll, 120, 40);
        assertThat(ClippedText.in(page)).isEmpty();
    }

    @Test
    void whatIsNotSeenIsNotCutOff() {
        add(new JLabel("Hello"), 0, 5, 40).setVisible(false);
        assertThat(ClippedText.in(page)).isEmpty();
    }
}
