package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.present.Played;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.MatchView;

/** Who has lost something is seen from the board, in games that know nothing of each other. */
class LossesTest {
    private static MatchView moment(String game, int players, int moves) {
        return Played.seeded(game, players, 3).after(moves).now();
    }

    private static String mover(MatchView before) {
        return before.seats().stream()
                .filter(SeatView::moving)
                .map(SeatView::id)
                .findFirst()
                .orElse("");
    }

    @Test
    void whereAMoveTurnsADiscTheOtherHasLostIt() {
        Losses losses = new Losses();
        MatchView before = moment("reversi", 2, 0);
        assertThat(losses.since(before.board(), before.seats(), 0)).isEmpty();
        for (int moves = 1; moves < 6; moves++) {
            MatchView now = moment("reversi", 2, moves);
            assertThat(losses.since(now.board(), now.seats(), now.story().moment()))
                    .hasSize(1)
                    .doesNotContainKey(mover(before));
            before = now;
        }
        MatchView back = moment("reversi", 2, 2);
        assertThat(losses.since(back.board(), back.seats(), back.story().moment()))
                .as("what is taken back")
                .isEmpty();
    }

    @Test
    void whoOnlyMovesLosesNothing() {
        Losses losses = new Losses();
        Set<String> lost = new HashSet<>();
        for (int moves = 0; moves < 8; moves++) {
            MatchView now = moment("china-moon", 3, moves);
            lost.addAll(
                    losses.since(now.board(), now.seats(), now.story().moment()).keySet());
        }
        assertThat(lost).isEmpty();
    }
}
