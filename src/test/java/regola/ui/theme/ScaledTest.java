package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.support.OnEventThread;

@ExtendWith(OnEventThread.class)
class ScaledTest {
    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Scaled.setUsual(100);
        Appearance.normal().install();
        UIManager.put("defaultFont", null);
    }

    @Test
    void whatIsUsualOnALargeScreenIsNoZoom() {
        new Appearance(Theme.LIGHT, 200).install();
        assertThat(Scaled.zoom()).isEqualTo(2);
        Scaled.setUsual(200);
        assertThat(Scaled.zoom()).as("a large window is large already").isEqualTo(1);
        new Appearance(Theme.LIGHT, 100).install();
        assertThat(Scaled.zoom()).isEqualTo(1);
    }
}
