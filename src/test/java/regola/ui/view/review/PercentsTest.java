package regola.ui.view.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What people add up makes 100. */
class PercentsTest {
    @Test
    void threeThatWouldMakeTooMuchMakeAHundred() {
        assertThat(Percents.of(List.of(0.397, 0.307, 0.296))).containsExactly(40L, 31L, 29L);
        assertThat(Percents.of(List.of(0.396, 0.306, 0.298))).containsExactly(40L, 30L, 30L);
    }

    @Test
    void thirdsAndHalvesMakeAHundredToo() {
        assertThat(Percents.of(List.of(1 / 3.0, 1 / 3.0, 1 / 3.0)).stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(100);
        assertThat(Percents.of(List.of(0.5, 0.5))).containsExactly(50L, 50L);
        assertThat(Percents.of(List.of(0.0, 1.0))).containsExactly(0L, 100L);
    }

    /** Where two can win together, each has its own. */
    @Test
    void whatIsNoWholeIsRoundedByItself() {
        assertThat(Percents.of(List.of(0.9, 0.907))).containsExactly(90L, 91L);
    }
}
