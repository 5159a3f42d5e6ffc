package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.stage.Measure;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

/** What a zone is called is written whole as long as that can be read. */
@ExtendWith(OnEventThread.class)
class ZoneNameTest {
    private final Graphics2D g = new BufferedImage(400, 40, BufferedImage.TYPE_INT_RGB).createGraphics();

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        g.dispose();
        Appearance.normal().install();
    }

    @Test
    void itIsWholeInTheNarrowTraysOfThoseWhoReadLittle() {
        Appearance.normal().install();
        Measure children = new Measure(1280, 780, 1, 1, Measure.Mode.CHILDREN);
        for (String name : new String[] {"Out of the game", "Fuori gioco"}) {
            assertThat(new ZoneName(name, children).written(g, 96)).isEqualTo(name);
            assertThat(g.getFontMetrics().stringWidth(name)).isLessThanOrEqualTo(97);
            assertThat(g.getFontMetrics().getHeight()).as("and can be read").isGreaterThan(780 / 55);
        }
    }

    @Test
    void whatHasNoRoomInReadableLettersIsCut() {
        Appearance.normal().install();
        Measure children = new Measure(1280, 780, 1, 1, Measure.Mode.CHILDREN);
        assertThat(new ZoneName("Out of the game for good", children).written(g, 60))
                .endsWith("…");
    }
}
