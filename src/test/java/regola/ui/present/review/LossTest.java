package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How much a move costs is said in steps that people feel. */
class LossTest {
    @Test
    void whoHasLittleHopeLeftLosesMuchWithHalfOfIt() {
        assertThat(Loss.of(0.06, 0.1)).isEqualTo(Loss.MUCH);
        assertThat(Loss.of(0.06, 0.2)).isEqualTo(Loss.SOME);
        assertThat(Loss.of(0.06, 0.6)).isEqualTo(Loss.LITTLE);
    }

    @Test
    void whatNobodyFeelsIsLittleHoweverLittleThereWas() {
        assertThat(Loss.of(0.02, 0.03)).isEqualTo(Loss.LITTLE);
    }

    @Test
    void whatIsMuchStaysMuch() {
        assertThat(Loss.of(0.25, 0.9)).isEqualTo(Loss.MUCH);
    }
}
