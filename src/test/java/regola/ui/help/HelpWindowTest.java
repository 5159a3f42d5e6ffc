package regola.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import org.junit.jupiter.api.Test;

class HelpWindowTest {
    /** The letters of a large screen are large: 640 at 1.5 is as high as the screen with its title. */
    @Test
    void theFootOfTheScreenStaysFree() {
        Dimension fits = HelpWindow.fitting(new Rectangle(0, 0, 1920, 1080), 1050, 1200);
        assertThat(fits.width).isEqualTo(1050);
        assertThat(fits.height).isBetween(900, 1080 - 120);
    }

    @Test
    void whatHasRoomIsAsLargeAsItWants() {
        assertThat(HelpWindow.fitting(new Rectangle(0, 0, 1280, 800), 560, 640)).isEqualTo(new Dimension(560, 640));
    }
}
