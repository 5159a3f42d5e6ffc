package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** The cross that puts a drawer away is as easily seen in a large window as in an ordinary one. */
@ExtendWith(OnEventThread.class)
class CloseButtonTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "2560, 1440"})
    void itsCrossGrowsWithTheWindow(int width, int height) {
        Appearance.normal().install();
        Measure measure = Measure.of(width, height, 1);
        int box = measure.target();
        CloseButton button = new CloseButton("drawer.close");
        button.measure(measure);
        button.setSize(box, box);
        BufferedImage seen = new BufferedImage(box, box, BufferedImage.TYPE_INT_ARGB);
        button.paint(seen.createGraphics());
        int left = box;
        int right = 0;
        for (int x = 0; x < box; x++)
            for (int y = 0; y < box; y++)
                if (seen.getRGB(x, y) != 0) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                }
        assertThat(right - left).as("how wide the cross is").isBetween(box * 3 / 10, box / 2);
    }
}
