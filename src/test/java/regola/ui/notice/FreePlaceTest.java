package regola.ui.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;

/** On a stage parts paint their words themselves: a card covers none of them while there is room elsewhere. */
@ExtendWith(OnEventThread.class)
class FreePlaceTest {
    /** Something that paints itself. */
    private static final class Painted extends JComponent {
        private static final long serialVersionUID = 1;

        Painted(int x, int y, int width, int height) {
            setBounds(x, y, width, height);
        }
    }

    private final JPanel page = new JPanel(null);
    private final Painted ground = new Painted(0, 0, 800, 600);
    private final Painted heading = new Painted(100, 50, 600, 80);

    FreePlaceTest() {
        page.setSize(800, 600);
        page.add(heading);
        page.add(ground);
    }

    @Test
    void aHeadingStaysInSight() {
        FreePlace free = FreePlace.onStage(page);
        assertThat(free.isFree(new Rectangle(200, 60, 400, 100), true)).isFalse();
        Rectangle found = free.of(400, 100, true);
        assertThat(found).isNotNull();
        assertThat(found.intersects(heading.getBounds())).isFalse();
    }

    @Test
    void whatAllLiesOnIsNotInTheWay() {
        assertThat(FreePlace.onStage(page).isFree(new Rectangle(200, 300, 400, 100), true))
                .isTrue();
    }

    /** A card lies where the lines of a text are short, and not on a letter of it. */
    @Test
    void lettersOfATextStayInSight() {
        JTextArea text =
                new JTextArea("a long line that goes far to the right of this page\n".repeat(4) + "short\n".repeat(12));
        JPanel work = new JPanel(null);
        work.setSize(400, 300);
        text.setBounds(0, 0, 400, 300);
        work.add(text);
        FreePlace free = new FreePlace(work);
        assertThat(free.isFree(new Rectangle(0, 20, 200, 100))).isFalse();
        assertThat(free.isFree(new Rectangle(150, 120, 240, 150))).isTrue();
        assertThat(free.of(240, 150, true)).isNotNull();
        text.setText("a long line that goes far to the right of this page\n".repeat(40));
        assertThat(new FreePlace(work).of(240, 150, true)).isNull();
        assertThat(new FreePlace(work).of(240, 150))
                .as("rather there than nowhere")
                .isNotNull();
    }
}
