package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;

/** Several good moves, and how the best could be answered, on one board. */
class FarOffTest {
    private static final PieceView MINE =
            new PieceView("mine", List.of(), "a white man", "man", null, 0, false, Set.of());
    private static final PieceView ANSWER =
            new PieceView("answer", List.of(), "a black man", "man", null, 1, false, Set.of());

    private static OverlayView best(String answered) {
        return OverlayView.NONE.ring(Ref.site("a1")).ghost(MINE, "a1", null).ghost(ANSWER, answered, null);
    }

    /** A piece of the other side in the ring of a good move would look like what one is to do there. */
    @Test
    void noAnswerIsSeenInTheRingOfAnotherGoodMove() {
        OverlayView seen = FarOff.alternatives(best("d1"), List.of(Ref.site("a1"), Ref.site("d1")));
        assertThat(seen.rings()).containsExactlyInAnyOrder(Ref.site("a1"), Ref.site("d1"));
        assertThat(seen.ghosts()).extracting(OverlayView.Ghost::site).containsExactly("a1");
    }

    @Test
    void anAnswerElsewhereIsSeen() {
        OverlayView seen = FarOff.alternatives(best("g7"), List.of(Ref.site("a1"), Ref.site("d1")));
        assertThat(seen.ghosts()).extracting(OverlayView.Ghost::site).containsExactly("a1", "g7");
    }
}
