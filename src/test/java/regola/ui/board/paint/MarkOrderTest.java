package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.board.panel.RecordingCanvas;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/** On one frog there may be one mark. */
class MarkOrderTest {
    private static final BoardView MOVED = Boards.row(
                    Boards.marked(Boards.site("a", 0), Role.LAST),
                    Boards.marked(Boards.site("b", 1, Boards.piece("p")), Role.LAST),
                    Boards.site("c", 2))
            .at(new MomentView(List.of(List.of("a", "b")), false, List.of(), List.of(), List.of()));

    private static RecordingCanvas paint(BoardView board, OverlayView overlay) {
        RecordingCanvas canvas = new RecordingCanvas("thing");
        new BoardPainter(canvas, Boards.PALETTE, false)
                .paint(Scene.still(board, BoardLook.PLAIN, 600, 200).withOverlay(overlay));
        return canvas;
    }

    private static List<String> last(RecordingCanvas canvas) {
        String colour = String.format("%06X", Boards.PALETTE.of(Role.LAST).getRGB() & 0xFFFFFF);
        return canvas.strokes().stream().filter(each -> each.contains(colour)).toList();
    }

    @Test
    void whatWasMovedHasItsWayAndARingAndNoCorners() {
        assertThat(last(paint(MOVED, OverlayView.NONE)))
                .as("the way is one line, corners would be more")
                .satisfiesOnlyOnce(each -> assertThat(each).startsWith("line"))
                .anyMatch(each -> each.startsWith("circle"));
    }

    /** What others did before the last move is drawn quietly: in their colour, slimmer, and without a ring. */
    @Test
    void waysOfEarlierMovesAreSlimmerThanThatOfTheLast() {
        BoardView both = earlier(List.of("b", "c"), 1);
        assertThat(coloured(both, OverlayView.NONE).stream().filter(each -> each.startsWith("line 300,100 356,100")))
                .as("the way")
                .hasSize(1);
        assertThat(coloured(both, OverlayView.NONE)).noneMatch(each -> each.startsWith("circle 356"));
        assertThat(last(paint(both, OverlayView.NONE)))
                .as("the last one is seen as before")
                .isEqualTo(last(paint(MOVED, OverlayView.NONE)));
    }

    /**
     * Where another has put something down before the last move there are corners: also who sees no colours sees them.
     */
    @Test
    void whatAnotherPutDownBeforeStandsInCorners() {
        assertThat(coloured(earlier(List.of("c"), -1), OverlayView.NONE))
                .as("two lines at each of four corners")
                .hasSize(8)
                .allMatch(each -> each.startsWith("line"));
        assertThat(coloured(earlier(List.of("b"), -1), OverlayView.NONE))
                .as("the last move has touched it since")
                .isEmpty();
        assertThat(coloured(
                        earlier(List.of("c"), -1), OverlayView.NONE.path(OverlayView.Path.counting(List.of("a", "c")))))
                .as("while a way is shown")
                .isEmpty();
    }

    /** Whoever put down what is somebody else's is told by the emblem. */
    @Test
    void whoTouchedWhatIsNotTheirsIsSeenByTheirEmblem() {
        assertThat(coloured(earlier(List.of("c"), 1), OverlayView.NONE)).anyMatch(each -> each.startsWith("circle"));
        BoardView own = Boards.row(Boards.site("a", 0), Boards.site("c", 2, Boards.piece("p")))
                .at(new MomentView(List.of(), false, List.of(), List.of())
                        .after(List.of(new MomentView.Way(
                                List.of("c"), "#123456", Boards.piece("p").emblem()))));
        assertThat(coloured(own, OverlayView.NONE)).hasSize(8).noneMatch(each -> each.startsWith("circle"));
    }

    private static BoardView earlier(List<String> way, int emblem) {
        return MOVED.at(MOVED.moment().after(List.of(new MomentView.Way(way, "#123456", emblem))));
    }

    private static List<String> coloured(BoardView board, OverlayView overlay) {
        return paint(board, overlay).strokes().stream()
                .filter(each -> each.contains("123456"))
                .toList();
    }

    @Test
    void whatStandsInARingOfTheLessonHasNoOther() {
        assertThat(last(paint(MOVED, OverlayView.NONE.ring(Ref.piece("p")))))
                .satisfiesOnlyOnce(each -> assertThat(each).startsWith("line"))
                .noneMatch(each -> each.startsWith("circle"));
    }

    /** Of two ways at once nobody knows which is meant. */
    @Test
    void whileAWayIsShownThatOfTheLastMoveIsNot() {
        OverlayView way = OverlayView.NONE.path(OverlayView.Path.counting(List.of("b", "c")));
        assertThat(last(paint(MOVED, way))).noneMatch(each -> each.startsWith("line"));
    }

    @Test
    void aRingRoundAPieceSaysItForItsPlaceToo() {
        OverlayView one = OverlayView.NONE.ring(Ref.piece("p"));
        assertThat(paint(MOVED, one.ring(Ref.site("b"))).strokes())
                .isEqualTo(paint(MOVED, one).strokes());
    }

    @Test
    void ofSeveralMarksTheOneIsSeenThatMattersMost() {
        assertThat(MarkOrder.of(Set.of(Role.LAST, Role.LEGAL, Role.CHOSEN))).isEqualTo(Role.CHOSEN);
        assertThat(MarkOrder.of(Set.of(Role.TARGET, Role.TAKES))).isEqualTo(Role.TAKES);
        assertThat(MarkOrder.of(Set.of())).isNull();
        for (Role role : Role.values()) assertThat(MarkOrder.of(Set.of(role))).isEqualTo(role);
    }
}
