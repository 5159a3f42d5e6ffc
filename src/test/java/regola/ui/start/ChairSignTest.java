package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import regola.ui.stage.Measure;

/** What the sign on a seat says of a press. */
class ChairSignTest {
    private static Rectangle2D of(Measure.Mode mode) {
        return ChairButton.sign(new Measure(1280, 800, 1, 1, mode), 0, 0).getBounds2D();
    }

    @Test
    void aChoiceOpensBelowAndForChildrenItGoesOn() {
        Rectangle2D opens = of(Measure.Mode.LEARNER);
        Rectangle2D goesOn = of(Measure.Mode.CHILDREN);
        assertThat(opens.getWidth()).as("it points down").isGreaterThan(opens.getHeight());
        assertThat(goesOn.getHeight()).as("it points on").isGreaterThan(goesOn.getWidth());
        assertThat(goesOn.getMaxX()).as("in the same room").isLessThanOrEqualTo(opens.getMaxX());
    }
}
