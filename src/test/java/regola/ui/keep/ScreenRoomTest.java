package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenRoomTest {
    @ParameterizedTest
    @CsvSource({
        "1280,  770, 100, 100",
        " 760,  560, 100, 100",
        "1920, 1050, 100, 130",
        "2560, 1410, 125, 140",
        "2048, 1152, 125, 115",
        "3840, 2160, 200, 135",
        "7680, 4320, 100, 300"
    })
    void whatLiesOnPagesGrowsWithTheWindow(int width, int height, int usual, int grown) {
        assertThat(ScreenRoom.grown(new Dimension(width, height), usual)).isEqualTo(grown);
    }
}
