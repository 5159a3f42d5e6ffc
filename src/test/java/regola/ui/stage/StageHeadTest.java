package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;

@ExtendWith(OnEventThread.class)
class StageHeadTest {
    private static StageHead head(int width) {
        StageHead head = new StageHead("page", () -> {});
        head.measure(Measure.of(width, 800, 1));
        head.setTitle("12  A title that is rather long for its page", "12");
        head.setSize(width, 52);
        head.doLayout();
        return head;
    }

    @Test
    void homeAndMenuReactUpToTheCorners() {
        StageHead head = head(1280);
        assertThat(SwingUtilities.getDeepestComponentAt(head, 0, 0).getName()).isEqualTo("page.home");
        assertThat(SwingUtilities.getDeepestComponentAt(head, 1279, 0).getName())
                .isEqualTo("page.menu");
        assertThat(SwingUtilities.getDeepestComponentAt(head, 0, 51).getName()).isEqualTo("page.home");
    }

    @Test
    void itsButtonsKeepOffTheEdgeOfTheWindow() {
        StageHead head = head(1280);
        StageButton button = new StageButton("page.more", StageButton.Style.PLAIN);
        button.setText("More");
        head.addEnd(button);
        head.doLayout();
        assertThat(button.getY()).isGreaterThanOrEqualTo(4);
        assertThat(button.getHeight()).isGreaterThanOrEqualTo(44);
    }

    @Test
    void forThoseWhoReadLittleThereIsHomeAndTheTitle() {
        StageHead head = head(1280);
        head.setBare(true);
        head.doLayout();
        for (var part : head.getComponents())
            assertThat(part.isVisible())
                    .as(part.getName())
                    .isEqualTo(Set.of("page.home", "page.title").contains(part.getName()));
    }
}
