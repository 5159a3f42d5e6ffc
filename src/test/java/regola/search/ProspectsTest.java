package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What comes next to the best move, where most were tried only as often as somebody asked for. */
class ProspectsTest {
    private static Prospects of(Considered... moves) {
        return new Prospects(List.of(moves), false, 2000, List.of(0.6, 0.4), 0.1, Map.of(), null, Set.of());
    }

    @Test
    void ofMovesTriedAboutAsOftenTheNextBestIsThatWithTheBestShare() {
        Prospects found = of(
                new Considered(0, 300, 0.43),
                new Considered(1, 1000, 0.68),
                new Considered(2, 299, 0.56),
                new Considered(3, 40, 0.9));

        assertThat(found.best().index()).isEqualTo(1);
        assertThat(found.bestBut(found.best()).orElseThrow().index()).isEqualTo(2);
        assertThat(found.bestBut(Set.of(1))).extracting(Considered::index).containsExactly(2, 0, 3);
    }

    @Test
    void whatWasTriedFarMoreOftenComesFirst() {
        Prospects found = of(new Considered(0, 1000, 0.53), new Considered(1, 900, 0.52), new Considered(2, 100, 0.55));

        assertThat(found.bestBut(found.best()).orElseThrow().index()).isEqualTo(1);
    }

    @Test
    void theOnlyMoveHasNoNext() {
        Prospects found = of(new Considered(0, 10, 0.5));
        assertThat(found.bestBut(found.best())).isEmpty();
    }
}
