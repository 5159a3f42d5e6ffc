package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

class FilledRowPainterTest {
    private static final BoardLook LOOK = BoardLook.parse("filled = rows, others");

    private static List<String> lines(BoardLook look, boolean loop, PieceView... pieces) {
        SiteView[] sites = new SiteView[3];
        for (int i = 0; i < 3; i++) {
            sites[i] = i < pieces.length
                    ? Boards.site("" + (char) ('a' + i), i, pieces[i])
                    : Boards.site("" + (char) ('a' + i), i);
        }
        BoardView board = new BoardView(
                "Row", null, List.of(sites), List.of(), List.of(new RowView("rows", loop, List.of("a", "b", "c"))));
        RecordingCanvas canvas = new RecordingCanvas();
        new FilledRowPainter(canvas).paint(Scene.still(board, look, 400, 200), true);
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
        assertThat(lines(LOOK, true, Boards.piece("p"), Boards.piece("q"), Boards.piece("r")))
                .hasSize(6);
    }

    @Test
    void anEmptyPlaceAnotherColourOrAHiddenPieceShowsNothing() {
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"))).isEmpty();
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), piece("r", "#FFFFFF", false)))
                .isEmpty();
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), piece("r", "#112233", true)))
                .isEmpty();
        assertThat(lines(LOOK, false, Boards.piece("p"), Boards.piece("q"), piece("r", null, false)))
                .isEmpty();
    }

    @Test
    void linesOfWhichTheLookSaysNothingStayPlain() {
        assertThat(lines(BoardLook.PLAIN, false, Boards.piece("p"), Boards.piece("q"), Boards.piece("r")))
                .isEmpty();
    }

    private static List<String> dashed(OverlayView overlay) {
        return dashed(overlay, true);
    }

    private static List<String> dashed(OverlayView overlay, boolean foretells) {
        SiteView[] sites = {
            Boards.site("a", 0, Boards.piece("p")),
            Boards.site("b", 1, Boards.piece("p")),
            Boards.site("c", 2),
            Boards.site("d", 3, Boards.piece("p"))
        };
        BoardView board = new BoardView(
                "Row", null, List.of(sites), List.of(), List.of(new RowView("rows", false, List.of("a", "b", "c"))));
        RecordingCanvas canvas = new RecordingCanvas();
        new FilledRowPainter(canvas).paint(Scene.still(board, LOOK, 400, 200).withOverlay(overlay), foretells);
        return canvas.of("line");
    }

    @Test
    void aLineThatWouldBeFilledIsSeenBeforeItIs() {
        assertThat(dashed(OverlayView.NONE)).isEmpty();
        assertThat(dashed(OverlayView.NONE.gone(Boards.piece("p"), "c")))
                .as("what is gone fills nothing")
                .isEmpty();
        assertThat(dashed(OverlayView.NONE.ghost(Boards.piece("p"), "c", "d"))).hasSize(4);
        assertThat(dashed(OverlayView.NONE.ghost(Boards.piece("p"), "c", null))).hasSize(4);
        assertThat(dashed(OverlayView.NONE.ghost(Boards.piece("p"), "c", "a")))
                .as("it leaves another place of the line")
                .isEmpty();
        OverlayView ways = OverlayView.NONE.ghost(Boards.piece("p"), "c", "d").ghost(Boards.piece("p"), "e", "d");
        assertThat(dashed(ways)).as("one of several ways is not picked out").isEmpty();
    }

    @Test
    void whoeverIsToFindALineDoesNotSeeItBefore() {
        assertThat(dashed(OverlayView.NONE.ghost(Boards.piece("p"), "c", null), false))
                .isEmpty();
    }

    @Test
    void aRibbonComesWhenWhatTurnsArrives() {
        SiteView[] sites = {
            Boards.site("a", 0, 0),
            Boards.site("b", 1, 0, Boards.piece("p")),
            Boards.site("c", 1, 1),
            Boards.site("d", 0, 1),
            Boards.site("e", 2, 0, Boards.piece("p"))
        };
        List<String> ring = List.of("a", "b", "c", "d");
        BoardView board = new BoardView(
                "Ring", null, List.of(sites), List.of(), List.of(new RowView("rows", false, List.of("c", "e"))));
        Scene scene = Scene.still(board, LOOK, 400, 200);
        for (double places : new double[] {0, 0.6, 0.9, 1.2}) {
            RecordingCanvas canvas = new RecordingCanvas();
            new FilledRowPainter(canvas).paint(scene.withLayout(scene.layout().turned(ring, places)), true);
            assertThat(canvas.of("line")).as("after %s", places).hasSize(places < 0.8 ? 0 : 2);
        }
    }
}
