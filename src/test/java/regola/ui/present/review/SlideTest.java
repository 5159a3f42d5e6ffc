package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SlideTest {
    private static boolean slid(Set<Integer> told, double... chances) {
        return new Found.Slide(DoubleStream.of(chances).boxed().toList(), told).isTrue();
    }

    @Test
    void whatIsLostBesidesIsLostLittleByLittle() {
        assertThat(slid(Set.of(0), 0.5, 0.4, 0.36, 0.32, 0.28, 0.24)).isTrue();
        assertThat(slid(Set.of(0), 0.5, 0.3, 0.28, 0.27))
                .as("hardly anything besides")
                .isFalse();
        assertThat(slid(Set.of(0), 0.5, 0.4, 0.38, 0.2))
                .as("by one throw of the dice")
                .isFalse();
        assertThat(slid(Set.of(0), 0.5, 0.4, 0.45, 0.5)).as("won back").isFalse();
        assertThat(slid(Set.of(5), 0.5, 0.46, 0.42, 0.38, 0.34, 0.3))
                .as("the last move of all cost something too")
                .isTrue();
        assertThat(slid(Set.of(), 0.5)).isFalse();
    }
}
