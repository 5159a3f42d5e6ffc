package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;

/** Points are shown as the sum that they are, and only where it comes out. */
class EndPaneTest {
    private static final PieceView FLOWER =
            new PieceView("flower", List.of(), "a flower", "lotus", null, 0, false, Set.of());

    private static SeatView seat(String score, String... worth) {
        List<PileView> piles = List.of(worth).stream()
                .map(points -> new PileView(FLOWER, 1, points))
                .toList();
        return new SeatView(
                "red",
                "Red",
                "#FF0000",
                0,
                score,
                SeatView.Sort.HUMAN,
                false,
                false,
                true,
                false,
                List.of(),
                Set.of(),
                false,
                null,
                "",
                piles);
    }

    @Test
    void aSumIsWorked() {
        assertThat(EndPane.sum(seat("9", "6", "3"))).isEqualTo("6 + 3 = 9");
    }

    @Test
    void whatCostsPointsIsTakenAway() {
        assertThat(EndPane.sum(seat("6", "3", "1", "−2", "4"))).isEqualTo("3 + 1 − 2 + 4 = 6");
    }

    @Test
    void oneThingIsNoSum() {
        assertThat(EndPane.sum(seat("6", "6"))).isEqualTo("6");
        assertThat(EndPane.sum(seat("44"))).isEqualTo("44");
    }
}
