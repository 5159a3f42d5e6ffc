package regola.ui.board.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.TravelView;

/** What is changed into something else turns over where it stands. */
class FlipTest {
    private static final PieceView BLACK = Boards.piece("black");
    private static final PieceView WHITE = Boards.piece("white");
    private static final PieceView BLACK_2 = Boards.piece("black-2");
    private static final PieceView WHITE_2 = Boards.piece("white-2");

    private static TravelView goes(PieceView piece, String from, String to) {
        return new TravelView(piece, from, to, List.of(), 3);
    }

    private static BoardView board() {
        return Boards.row(Boards.site("s0", 0, BLACK), Boards.site("s1", 1, BLACK_2), Boards.site("s2", 2));
    }

    @Test
    void whatChangesPlacesWithWhatLiesBesideTheBoardTurnsOverWhereItIs() {
        List<TravelView> changed = List.of(
                goes(BLACK, "s0", "box"),
                goes(WHITE, "box", "s0"),
                goes(BLACK_2, "s1", "box"),
                goes(WHITE_2, "box", "s1"));
        assertThat(Flip.at(board(), changed, 0)).isEqualTo(changed);
        Reveal seen = Flip.of(board(), changed);
        assertThat(seen.cards()).extracting(Reveal.Card::site).containsExactly("s0", "s1");
        assertThat(seen.cards()).allMatch(Reveal.Card::isTurned);
        assertThat(seen.after().site("s0").orElseThrow().pieces())
                .extracting(PieceView::id)
                .containsExactly("white");
        assertThat(seen.after().site("s1").orElseThrow().pieces())
                .extracting(PieceView::id)
                .containsExactly("white-2");
    }

    /** Points are told when all has arrived: nobody is to see the discs turned and the old numbers. */
    @Test
    void whatHasTurnedOverHasArrived() {
        List<TravelView> changed = List.of(goes(BLACK, "s0", "box"), goes(WHITE, "box", "s0"));
        Reveal seen = Flip.of(board(), changed);
        assertThat(seen.millis()).isLessThan(300);
    }

    @Test
    void whatLeavesForGoodDoesNot() {
        assertThat(Flip.at(board(), List.of(goes(BLACK, "s0", "box"), goes(WHITE, "box", "s2")), 0))
                .isEmpty();
        assertThat(Flip.at(board(), List.of(goes(BLACK, "s0", "s2"), goes(WHITE, "s2", "s0")), 0))
                .as("on the board one sees where it goes")
                .isEmpty();
        List<TravelView> half = List.of(goes(BLACK, "s0", "box"), goes(WHITE, "box", "s0"), goes(BLACK_2, "s1", "box"));
        assertThat(Flip.at(board(), half, 0)).isEqualTo(half.subList(0, 2));
    }
}
