package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/** Where a board goes no further than its pieces, no way begins in the air. */
class GonePlaceTest {
    private final RecordingCanvas canvas = new RecordingCanvas("thing");

    private boolean isGone(BoardView board, OverlayView overlay) {
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        Scene scene = new Scene(board, BoardLook.PLAIN, layout, null, overlay, null, null, null, List.of(), 800, 300);
        return new GonePlace(canvas, Boards.PALETTE).paint(List.of("a", "b"), scene);
    }

    @Test
    void anOutlineStandsWhereThePieceWas() {
        BoardView board = Boards.row(Boards.site("a", 0), Boards.site("b", 2, Boards.piece("p")));
        assertThat(isGone(board, OverlayView.NONE)).isTrue();
        assertThat(canvas.of("circle")).as("with its casing").hasSize(2);
    }

    @Test
    void underAHintNothingIsLeftOver() {
        BoardView board = Boards.row(Boards.site("a", 0), Boards.site("b", 2, Boards.piece("p")));
        assertThat(isGone(board, OverlayView.NONE.ring(Ref.site("b")))).isTrue();
        assertThat(canvas.of("circle")).isEmpty();
    }

    @Test
    void whatWasLeftToOthersIsStillThere() {
        BoardView board = Boards.row(Boards.site("a", 0, Boards.piece("q")), Boards.site("b", 2, Boards.piece("p")));
        assertThat(isGone(board, OverlayView.NONE)).isFalse();
    }
}
