package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.view.board.SeatView;

/** Who plays a seat is glad of points and of winning, and of nothing that is not told in numbers. */
class GladnessTest {
    private static SeatView seat(String score, boolean winner) {
        return new SeatView(
                "red", "Red", null, 0, score, SeatView.Sort.COMPUTER, false, false, winner, false, List.of(), Set.of());
    }

    @Test
    void pointsAndWinningAreReasons() {
        assertThat(Gladness.of(seat("9", false), seat("10", false))).isTrue();
        assertThat(Gladness.of(seat("3", false), seat("3", true))).isTrue();
    }

    @Test
    void nothingElseIs() {
        assertThat(Gladness.of(seat("10", false), seat("9", false))).isFalse();
        assertThat(Gladness.of(seat("3", true), seat("3", true))).isFalse();
        assertThat(Gladness.of(seat(null, false), seat("3", false))).isFalse();
        assertThat(Gladness.of(seat(null, false), seat(null, false))).isFalse();
        assertThat(Gladness.of(seat("a few", false), seat("many", false))).isFalse();
    }
}
