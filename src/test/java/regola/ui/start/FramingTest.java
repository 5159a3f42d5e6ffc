package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.ui.stage.StageColour;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;

/** What stands in a frame before its picture has come is seen to be a landscape, by night too. */
@ExtendWith(OnEventThread.class)
class FramingTest {
    private static final int SIZE = 80;

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void aFrameThatWaitsForItsPictureIsNoSmear(Theme theme) {
        new Appearance(theme, 0).install();
        BufferedImage seen = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = seen.createGraphics();
        new Framing().paint(g, null, new Rectangle(SIZE, SIZE), 0, 0, SIZE, SIZE);
        g.dispose();
        double sky = light(new Color(seen.getRGB(SIZE / 2, 2)));
        double behind = light(new Color(seen.getRGB(SIZE / 5, SIZE - 10)));
        double before = light(new Color(seen.getRGB(SIZE - 10, SIZE - 5)));
        assertThat(ratio(behind, before)).as("the hills apart").isGreaterThan(1.12);
        assertThat(ratio(sky, behind)).as("sky and hill").isGreaterThan(1.12);
        if (theme == Theme.DARK)
            assertThat(ratio(sky, light(StageColour.BUBBLE.now())))
                    .as("from the card")
                    .isGreaterThan(1.3);
    }

    private static double ratio(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double light(Color colour) {
        return 0.2126 * part(colour.getRed()) + 0.7152 * part(colour.getGreen()) + 0.0722 * part(colour.getBlue());
    }

    private static double part(int of255) {
        double share = of255 / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
