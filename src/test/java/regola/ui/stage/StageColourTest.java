package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StageColourTest {
    @ParameterizedTest
    @ValueSource(strings = {"FlatLightLaf", "FlatDarkLaf"})
    void wordsCanBeReadOnEveryGround(String theme) throws IOException {
        Properties colours = read(theme);
        for (StageColour ground : new StageColour[] {
            StageColour.PAPER, StageColour.BUBBLE, StageColour.CARD, StageColour.HOVER, StageColour.PRESSED
        }) {
            assertThat(contrast(colours, StageColour.INK, ground))
                    .as("ink on %s", ground)
                    .isGreaterThan(4.5);
            assertThat(contrast(colours, StageColour.SUB, ground))
                    .as("sub on %s", ground)
                    .isGreaterThan(4.5);
        }
        for (StageColour ground :
                new StageColour[] {StageColour.LEAD, StageColour.LEAD_HOVER, StageColour.LEAD_PRESSED})
            assertThat(contrast(colours, StageColour.LEAD_INK, ground)).isGreaterThan(4.5);
        assertThat(contrast(colours, StageColour.OFF, StageColour.OFF_BACKGROUND))
                .isGreaterThan(4.5);
        for (StageColour ground : new StageColour[] {StageColour.PAPER, StageColour.BUBBLE})
            assertThat(contrast(colours, StageColour.EDGE, ground)).isGreaterThan(3);
        assertThat(contrast(colours, StageColour.FOCUS_OUTER, StageColour.FOCUS_INNER))
                .isGreaterThan(10);
    }

    private static Properties read(String theme) throws IOException {
        Properties read = new Properties();
        try (InputStream in = StageColourTest.class.getResourceAsStream("/regola/ui/theme/" + theme + ".properties")) {
            read.load(in);
        }
        return read;
    }

    private static double contrast(Properties colours, StageColour one, StageColour other) {
        double first = luminance(colour(colours, one));
        double second = luminance(colour(colours, other));
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static Color colour(Properties colours, StageColour which) {
        String written = colours.getProperty(which.key());
        assertThat(written).as(which.key()).isNotNull();
        return Color.decode(written.strip());
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
