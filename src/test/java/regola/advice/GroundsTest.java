package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.search.Considered;
import regola.search.Prospects;

class GroundsTest {
    private static List<Integer> near(double spread, Considered... moves) {
        return new Grounds(
                        new Prospects(List.of(moves), false, 4000, List.of(0.6, 0.4), spread, Map.of(), null, Set.of()),
                        1)
                .near();
    }

    /** What was hardly looked at may be anything, and counts as good only where that is known. */
    @Test
    void whatNobodyFeelsIsNearAsFarAsItIsSure() {
        Considered best = new Considered(0, 2000, 0.60);
        assertThat(near(
                        0.2,
                        best,
                        new Considered(1, 1500, 0.58),
                        new Considered(2, 10, 0.59),
                        new Considered(3, 0, 0),
                        new Considered(4, 1000, 0.50)))
                .containsExactly(0, 1);
    }

    @Test
    void whereOutcomesDifferMuchNothingIsSure() {
        assertThat(near(0.9, new Considered(0, 1000, 0.60), new Considered(1, 900, 0.59)))
                .isEmpty();
    }
}
