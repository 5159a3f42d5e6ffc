package regola.ui.board.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.Role;

class FocusWalkTest {
    private static List<BoardLayout.Stop> stops(BoardView board) {
        return BoardLayout.of(board, BoardLook.PLAIN, 600, 600).stops();
    }

    private static BoardLayout.Stop stop(List<BoardLayout.Stop> stops, String site) {
        return stops.stream()
                .filter(s -> s.spot().site().id().equals(site))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void arrowsGoToTheNearestPlaceInTheirDirection() {
        List<BoardLayout.Stop> stops = stops(Boards.row(
                Boards.site("a", 0, 0), Boards.site("b", 2, 0), Boards.site("c", 1, 1), Boards.site("d", 0, 3)));
        BoardLayout.Stop a = stop(stops, "a");
        assertThat(FocusWalk.towards(stops, List.of(), a, 1, 0)
                        .orElseThrow()
                        .spot()
                        .site()
                        .id())
                .isEqualTo("b");
        assertThat(FocusWalk.towards(stops, List.of(), a, 0, 1)
                        .orElseThrow()
                        .spot()
                        .site()
                        .id())
                .isIn("c", "d");
        assertThat(FocusWalk.towards(stops, List.of(), a, -1, 0)).isEmpty();
        assertThat(FocusWalk.towards(stops, List.of(), null, 1, 0)).isPresent();
    }

    /** From the bank on which all begin the path is begun, though another part of it is nearer in that direction. */
    @Test
    void whereASingleLineLeadsAwayAnArrowFollowsIt() {
        List<BoardLayout.Stop> stops = stops(Boards.row(
                Boards.site("bank", 0, 0),
                Boards.site("first", 2, 0.8),
                Boards.site("second", 3, 0.8),
                Boards.site("near", 1, -0.6)));
        List<LinkView> path = List.of(new LinkView("bank", "first", true), new LinkView("first", "second", true));
        BoardLayout.Stop bank = stop(stops, "bank");
        assertThat(FocusWalk.towards(stops, path, bank, 1, 0).orElseThrow().isSameAs(stop(stops, "first")))
                .isTrue();
        assertThat(FocusWalk.towards(stops, List.of(), bank, 1, 0).orElseThrow().isSameAs(stop(stops, "near")))
                .as("where no line leads")
                .isTrue();
    }

    @Test
    void tabGoesRoundWhatIsLegalAndThenOn() {
        List<BoardLayout.Stop> stops = stops(Boards.row(
                Boards.site("a", 0),
                Boards.site("b", 1, Boards.piece("p", Role.LEGAL)),
                Boards.site("c", 2),
                Boards.marked(Boards.site("d", 3), Role.LEGAL)));
        BoardLayout.Stop b = FocusWalk.nextLegal(stops, null, true).orElseThrow();
        assertThat(b.spot().site().id()).isEqualTo("b");
        BoardLayout.Stop d = FocusWalk.nextLegal(stops, b, true).orElseThrow();
        assertThat(d.spot().site().id()).isEqualTo("d");
        assertThat(FocusWalk.nextLegal(stops, d, true)).isEmpty();
        assertThat(FocusWalk.nextLegal(stops, d, false).orElseThrow().isSameAs(b))
                .isTrue();
    }

    /** Where something is to be found out nothing is lit: then Tab finds all that may be pointed at. */
    @Test
    void whereNothingIsLitAndSomethingIsAskedTabGoesRoundEverything() {
        List<BoardLayout.Stop> stops =
                stops(Boards.row(Boards.site("a", 0), Boards.site("b", 1, Boards.piece("p")), Boards.site("c", 2)));
        assertThat(FocusWalk.next(stops, null, true, false)).isEmpty();
        BoardLayout.Stop a = FocusWalk.next(stops, null, true, true).orElseThrow();
        assertThat(a.spot().site().id()).isEqualTo("a");
        BoardLayout.Stop b = FocusWalk.next(stops, a, true, true).orElseThrow();
        assertThat(b.spot().site().id()).isEqualTo("b");
        BoardLayout.Stop c = FocusWalk.next(stops, b, true, true).orElseThrow();
        assertThat(FocusWalk.next(stops, c, true, true)).as("then it goes on").isEmpty();
        assertThat(FocusWalk.next(stops, null, false, true).orElseThrow().isSameAs(c))
                .isTrue();
    }

    @Test
    void afterAMoveTabFindsWhatIsLegalBehindToo() {
        List<BoardLayout.Stop> stops = stops(
                Boards.row(Boards.site("a", 0, Boards.piece("p", Role.LEGAL)), Boards.site("b", 1, Boards.piece("q"))));
        assertThat(FocusWalk.nextLegal(stops, stop(stops, "b"), true)
                        .orElseThrow()
                        .spot()
                        .site()
                        .id())
                .isEqualTo("a");
    }

    @Test
    void onceSomethingIsChosenTabGoesRoundItsTargetsOnly() {
        List<BoardLayout.Stop> stops = stops(Boards.row(
                Boards.marked(Boards.site("a", 0), Role.TARGET),
                Boards.site("b", 1, Boards.piece("p", Role.LEGAL)),
                Boards.marked(Boards.site("c", 2), Role.TARGET)));
        BoardLayout.Stop c = FocusWalk.nextLegal(stops, stop(stops, "b"), true).orElseThrow();
        assertThat(c.spot().site().id()).isEqualTo("c");
        assertThat(FocusWalk.nextLegal(stops, c, true)
                        .orElseThrow()
                        .spot()
                        .site()
                        .id())
                .isEqualTo("a");
    }
}
