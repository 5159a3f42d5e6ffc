package regola.ui.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;

@ExtendWith(OnEventThread.class)
class PageWordsTest {
    private static final String SENTENCE = "Frogs leap-frog over a pond under a full moon, and no more. ";

    /** However wide the page is. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "1920, 1080", "2560, 1440"})
    void noLineIsLongerThanTheEyeCanFollow(int width, int height) {
        Appearance.normal().install();
        PageWords words = new PageWords(SENTENCE.repeat(10).strip(), PageWords.READ, StageColour.INK);
        Measure measure = Measure.of(width, height, 1);
        words.measure(measure);
        double line = measure.text(PageWords.READ) * 1.34;
        double lines = words.heightFor(width) / line;
        assertThat(10.0 * SENTENCE.length() / lines).as("letters of a line").isBetween(55.0, 82.0);
    }
}
