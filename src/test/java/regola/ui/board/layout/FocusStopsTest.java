package regola.ui.board.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

class FocusStopsTest {
    private static final BoardLook COUNTING = BoardLook.parse("count = 2");
    private static final BoardLook FANNED = BoardLook.parse("fan = 0.3");

    private static SiteView two(String id, double x, Role... ofEach) {
        return Boards.site(id, x, Boards.piece(id + "1", ofEach), Boards.piece(id + "2", ofEach));
    }

    private static List<BoardLayout.Stop> stops(BoardLook look, SiteView... sites) {
        BoardView board = Boards.row(sites);
        return FocusStops.of(BoardLayout.of(board, look, 600, 600), look);
    }

    private static List<String> told(List<BoardLayout.Stop> stops) {
        return stops.stream()
                .map(stop -> stop.slot() == null
                        ? stop.spot().site().id()
                        : stop.slot().piece().id())
                .toList();
    }

    @Test
    void whatIsChosenAsAWholeIsOneStopWithAllThatLiesThere() {
        List<BoardLayout.Stop> stops =
                stops(BoardLook.PLAIN, Boards.marked(two("a", 0), Role.LEGAL), two("b", 1), Boards.site("c", 2));
        assertThat(told(stops)).containsExactly("a", "b1", "b2", "c");
        BoardLayout.Stop a = stops.get(0);
        assertThat(a.size())
                .as("the frame is that of the place")
                .isEqualTo(a.spot().size());
        assertThat(FocusWalk.nextLegal(stops, null, true).orElseThrow().isSameAs(a))
                .isTrue();
        assertThat(FocusWalk.nextLegal(stops, a, true))
                .as("nothing else of the same place follows")
                .isEmpty();
    }

    @Test
    void whatCanBeChosenOneByOneStaysSingle() {
        assertThat(told(stops(COUNTING, Boards.marked(two("a", 0, Role.LEGAL), Role.LEGAL))))
                .containsExactly("a1", "a2");
    }

    @Test
    void whereALookCountsAPlaceIsAlwaysWhole() {
        List<BoardLayout.Stop> stops = stops(
                COUNTING,
                Boards.marked(two("a", 0), Role.LEGAL),
                two("b", 1),
                Boards.site("c", 2, Boards.piece("one")),
                Boards.site("d", 3));
        assertThat(told(stops)).containsExactly("a", "b", "c", "d");
        assertThat(FocusWalk.towards(stops, List.of(), stops.get(0), 1, 0)
                        .orElseThrow()
                        .isSameAs(stops.get(1)))
                .as("an arrow leads from place to place")
                .isTrue();
    }

    @Test
    void aFanKeepsItsPiecesBecauseTheyReachBeyondThePlace() {
        assertThat(told(stops(FANNED, Boards.marked(two("a", 0), Role.TARGET)))).containsExactly("a1", "a2");
    }

    @Test
    void whoPressedAPieceStandsOnItsWholePlace() {
        SiteView site = Boards.marked(two("a", 0), Role.LEGAL);
        BoardLayout laid = BoardLayout.of(Boards.row(site), COUNTING, 600, 600);
        BoardLayout.Stop seed = laid.stops().get(1);
        BoardLayout.Stop there = FocusStops.among(FocusStops.of(laid, COUNTING), seed);
        assertThat(there.slot()).isNull();
        assertThat(there.spot().site().id()).isEqualTo("a");
    }
}
