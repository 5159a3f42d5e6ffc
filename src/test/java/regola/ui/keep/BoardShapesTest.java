package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardShapesTest {
    @Test
    void whatWasWrittenIsReadAgain() {
        Map<String, Double> shapes = Map.of("kalah", 2.6, "ponds-of-my-own", 1.0 / 3);
        assertThat(BoardShapes.read(BoardShapes.write(shapes))).isEqualTo(shapes);
    }

    @Test
    void whatIsNoSuchFileSaysNothing() {
        assertThat(BoardShapes.read("kalah = wide\n")).isEmpty();
        assertThat(BoardShapes.read("kalah = \\uNONE\n")).isEmpty();
    }
}
