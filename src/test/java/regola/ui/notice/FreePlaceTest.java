package regola.ui.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
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
}
