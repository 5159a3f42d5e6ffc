package regola.ui.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** A title with words and buttons takes as little of the height as it can, and never another height while one works. */
@ExtendWith(OnEventThread.class)
class TitledButtonsTest {
    private static final String LONG = "Yours. Change what you like: the rules that came with the program stay.";

    private final Paragraph below = new Paragraph("below", null, 0.92, false);

    private int heightWith(String words, TitledButtons head) {
        below.setText(words);
        // What the first layout finds out is laid out with the second.
        for (int i = 0; i < 3; i++) {
            head.setSize(720, head.getPreferredSize().height);
            lay(head);
        }
        return head.getPreferredSize().height;
    }

    private TitledButtons head() {
        Appearance.normal().install();
        return new TitledButtons(new JLabel("My game"), below, new JButton("Cookbook"), List.of(new JButton("Play")));
    }

    private static void lay(Container part) {
        part.doLayout();
        for (Component child : part.getComponents()) if (child instanceof Container inner) lay(inner);
    }

    @Test
    void allStandsInOneLineWhereThereIsRoom() {
        int one = heightWith("Yours.", head());
        assertThat(heightWith(LONG, head())).isGreaterThan(one);
    }

    @Test
    void shorterWordsMoveNothing() {
        TitledButtons head = head();
        int before = heightWith(LONG, head);
        assertThat(heightWith("Yours.", head)).isEqualTo(before);
    }
}
