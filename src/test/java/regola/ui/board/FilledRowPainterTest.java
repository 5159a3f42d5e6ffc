package regola.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.view.BoardView;
import regola.ui.view.PieceView;
import regola.ui.view.RowView;
import regola.ui.view.SiteView;

class FilledRowPainterTest {
    private static final BoardLook LOOK = BoardLook.parse("filled = rows, others");

    private static List<String> lines(BoardLook look, boolean loop, PieceView... pieces) {
        SiteView[] sites = new SiteView[3];
        for (int i = 0; i < 3; i++) {
            sites[i] = i < pieces.length ? Boards.site("" + (char) ('a' + i), i, pieces[i]) : Boards.site("" + (char) ('a' + i), i);
        }
        BoardView board = new BoardView("Row", null, List.of(sites), List.of(), List.of(new RowView("rows", loop, List.of("a", "b", "c"))));
        RecordingCanvas canvas = new RecordingCanvas();
        new FilledRowPainter(canvas).paint(Scene.still(board, look, 400, 200));
        return canvas.of("line");
    }

    private static PieceView piece(String id, String colour, boolean hidden) {
        return new PieceView(id, List.of(), id, null, colour, -1, hidden, Set.of());
    }

    @Test
    void threeOfOneColourOnALineShowInTheirColour() {
        List<String> lines = lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), Boards.piece("r"));
        assertThat(lines).hasSize(4); // two edges, each over its casing
        assertThat(lines.subList(2, 4)).allMatch(line -> line.contains("112233"));
        assertThat(lines(LOOK, true, Boards.piece("p"), Boards.piece("q"), Boards.piece("r"))).hasSize(6);
    }

    @Test
    void anEmptyPlaceAnotherColourOrAHiddenPieceShowsNothing() {
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"))).isEmpty();
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), piece("r", "#FFFFFF", false))).isEmpty();
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), piece("r", "#112233", true))).isEmpty();
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), piece("r", null, false))).isEmpty();
    }

    @Test
    void linesOfWhichTheLookSaysNothingStayPlain() {
        assertThat(lines(BoardLook.PLAIN, false, Boards.piece("p"), Boards.piece("q"), Boards.piece("r"))).isEmpty();
    }
}
