package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.view.board.BoardView;

/** Where the last move ended is seen: by a ring about the piece, and among several that are alike by a head. */
class TrailHeadTest {
    private static List<String> heads(BoardView board) {
        RecordingCanvas canvas = new RecordingCanvas("thing");
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        new PathPainter(canvas, Boards.PALETTE, List.of()).paintTrail(List.of("a", "b"), layout, Color.GRAY, false);
        return canvas.of("polygon");
    }

    @Test
    void aWayThatEndsAmongSeveralPiecesHasAHead() {
        assertThat(heads(Boards.row(Boards.site("a", 0), Boards.site("b", 2, Boards.piece("p")))))
                .isEmpty();
        assertThat(heads(Boards.row(Boards.site("a", 0), Boards.site("b", 2, Boards.piece("p"), Boards.piece("q")))))
                .as("with its casing")
                .hasSize(2);
    }
}
