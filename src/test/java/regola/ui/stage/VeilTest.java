package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;

/** A drawing with a bright ground is as it is by day, and dimmed by night. */
@ExtendWith(OnEventThread.class)
class VeilTest {
    private static final Color BRIGHT = new Color(0x8FC3D6);

    @AfterEach
    void day() {
        Appearance.normal().install();
    }

    private static Color middle() {
        BufferedImage image = new BufferedImage(40, 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setColor(BRIGHT);
            g.fillRect(0, 0, 40, 40);
            Brush.cardVeil(g, 0, 0, 40);
        } finally {
            g.dispose();
        }
        return new Color(image.getRGB(20, 20));
    }

    @Test
    void onlyByNightADrawingIsDimmed() {
        Appearance.normal().install();
        assertThat(middle()).isEqualTo(BRIGHT);
        Appearance.normal().with(Theme.DARK).install();
        assertThat(middle().getGreen()).isBetween(150, 185);
    }
}
