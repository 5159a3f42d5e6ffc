package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of lessons are no larger than they are seen, and not stretched so that one sees it. */
class LessonPictureSizeTest {
    @ParameterizedTest
    @CsvSource({"0, 1", "150, 1", "200, 1", "240, 2", "280, 2", "378, 2", "440, 3", "2000, 3"})
    void whatIsSeenLargeIsPaintedLarge(int seen, int times) {
        assertThat(GamePictures.times(seen)).isEqualTo(times);
    }
}
