package regola.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTest {

    @Test
    void theIntervalIsWilsons() {
        Share half = new Share(50, 100);
        assertThat(half.value()).isEqualTo(0.5);
        assertThat(half.low()).isCloseTo(0.4038, within(0.0001));
        assertThat(half.high()).isCloseTo(0.5962, within(0.0001));
    }

    @Test
    void neverIsNotProofOfNever() {
        Share never = new Share(0, 100);
        assertThat(never.low()).isZero();
        assertThat(never.high()).isCloseTo(0.0370, within(0.0001));
    }

    @Test
    void withoutAnyTryAnythingMayBe() {
        Share nothing = new Share(0, 0);
        assertThat(nothing.value()).isZero();
        assertThat(nothing.low()).isZero();
        assertThat(nothing.high()).isEqualTo(1);
    }
}
