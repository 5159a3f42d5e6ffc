package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DesktopScaleTest {
    @Test
    void theResolutionThatJavaDoesNotApplyIsRead() {
        assertThat(DesktopScale.of(144 * 1024, 1)).isEqualTo(1.5);
        assertThat(DesktopScale.of(192 * 1024, 2)).as("Java has done it").isEqualTo(1);
    }

    @Test
    void whereNothingIsSaidNothingGrows() {
        assertThat(DesktopScale.of(null, 1)).isEqualTo(1);
        assertThat(DesktopScale.of("144", 1)).isEqualTo(1);
        assertThat(DesktopScale.of(-1, 1)).as("as X says where nobody chose").isEqualTo(1);
    }
}
