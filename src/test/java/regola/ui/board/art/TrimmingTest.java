package regola.ui.board.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

/** A board as its look would have it. */
class TrimmingTest {
    private static SiteView of(String region, String id, double x, PieceView... pieces) {
        return new SiteView(
                id, x, 0, id, SiteView.Outline.ROUND, List.of(region), List.of(), List.of(pieces), Set.of());
    }

    private static double x(BoardView board, String site) {
        return board.site(site).orElseThrow().x();
    }

    @Test
    void aRowThatRepeatsPiecesIsTheirNumbersInstead() {
        BoardView board = Boards.row(
                of("slot", "s", 0, Boards.piece("a")),
                of("slot", "t", 1, Boards.piece("b")),
                of("queue", "q", 2, Boards.piece("b"), Boards.piece("a")));
        BoardView seen = BoardLook.parse("region.queue.order = yes").trimmed(board);
        assertThat(seen.site("q")).isEmpty();
        assertThat(seen.moment().orders()).containsExactly("b", "a");
        assertThat(BoardLook.PLAIN.trimmed(board).site("q"))
                .as("without a word of the look")
                .isPresent();
    }

    @Test
    void placesStandClearOfThoseNearerToTheMiddle() {
        BoardLook look = BoardLook.parse("site.size = 1\noutline = round\nregion.slot.clear = 0.1");
        BoardView three = BoardLook.parse("site.size = 1\nregion.slot.clear = 0.1")
                .trimmed(Boards.row(of("pile", "p", 0), of("slot", "l", -2), of("slot", "r", 2)));
        assertThat(x(three, "l")).isEqualTo(-2);
        assertThat(x(three, "r")).isEqualTo(2);
        BoardView more = look.trimmed(
                Boards.row(of("pile", "p", 0), of("pile", "o", 1.5), of("slot", "r", 2), of("slot", "s", 2.5)));
        assertThat(x(more, "p")).isZero();
        assertThat(x(more, "r")).isBetween(2.6, 2.65);
        assertThat(x(more, "s")).isBetween(3.7, 3.75);
    }
}
