package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.StageWords;
import regola.ui.stage.TextSize;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** What is said is seen whole, also a sign that is higher than letters. */
@ExtendWith(OnEventThread.class)
class SayLineTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    @Test
    void theSignOfARefusalIsNotCutAtTheEdgeOfItsLine() {
        Appearance.normal().install();
        SayLine line = new SayLine("say.detail", StageColour.INK);
        Measure measure = Measure.of(1280, 800, 1);
        for (TextSize size : new TextSize[] {TextSize.BODY, TextSize.ANSWER, TextSize.DISPLAY}) {
            line.setText("⊘ Not there");
            line.lay(StageWords.in(line, size.font(measure), line.getText(), 400, 1.1), 0, 40);
            BufferedImage image = new BufferedImage(line.getWidth(), line.getHeight(), BufferedImage.TYPE_INT_ARGB);
            line.paintComponent(image.getGraphics());
            assertThat(ink(image, 0) + ink(image, image.getHeight() - 1))
                    .as("ink at the edges of " + size)
                    .isZero();
        }
    }

    private static int ink(BufferedImage image, int row) {
        int ink = 0;
        for (int x = 0; x < image.getWidth(); x++) ink += image.getRGB(x, row) >>> 24;
        return ink;
    }
}
