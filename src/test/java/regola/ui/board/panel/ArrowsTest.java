package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.FocusStops;
import regola.ui.board.layout.FocusWalk;
import regola.ui.present.Played;
import regola.ui.support.OnEventThread;
import regola.ui.support.ShippedShelf;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;

/**
 * On the board of every game, with each variant: arrows lead from every place to every other, and never away from it.
 */
@ExtendWith(OnEventThread.class)
class ArrowsTest {
    private static final ArtStore ART = new ArtStore(ArtSource.ofProgram());
    private static final int[][] ARROWS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    static Stream<Arguments> boards() {
        List<Arguments> all = ShippedShelf.GAMES.library().ids().stream()
                .flatMap(game -> Stream.concat(Stream.of(""), Shipped.variants(game).stream())
                        .flatMap(variant -> Stream.of(0, 30).map(moves -> Arguments.of(game, variant, moves))))
                .toList();
        return Thorough.some(3, 1, all).stream();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void thatPointTowardsAPlaceLeadThereFromEveryOther(String game, String variant, int moves) {
        String[] variants = variant.isEmpty() ? new String[0] : new String[] {variant};
        Played match = Played.of(game, Shipped.game(game, variants).seats().fewest(), variants);
        BoardView board = match.after(moves).now().board();
        BoardLook look = ART.look(board.look());
        List<BoardLayout.Stop> stops = FocusStops.of(BoardLayout.of(board, look, 852, 700), look);
        for (BoardLayout.Stop goal : stops) {
            Set<BoardLayout.Stop> leading = leading(stops, board.links(), goal);
            for (BoardLayout.Stop from : stops)
                assertThat(leading.contains(from))
                        .as("arrows towards %s lead there from %s", place(goal), place(from))
                        .isTrue();
        }
    }

    /** An arrow goes where it points, and straight on rather than askew where both are as near. */
    @ParameterizedTest
    @MethodSource("boards")
    void goWhereTheyPoint(String game, String variant, int moves) {
        String[] variants = variant.isEmpty() ? new String[0] : new String[] {variant};
        Played match = Played.of(game, Shipped.game(game, variants).seats().fewest(), variants);
        BoardView board = match.after(moves).now().board();
        BoardLook look = ART.look(board.look());
        List<BoardLayout.Stop> stops = FocusStops.of(BoardLayout.of(board, look, 852, 700), look);
        for (BoardLayout.Stop from : stops) {
            for (int[] arrow : ARROWS) {
                FocusWalk.towards(stops, board.links(), from, arrow[0], arrow[1])
                        .ifPresent(to -> points(stops, from, to, arrow));
            }
        }
    }

    private static void points(List<BoardLayout.Stop> stops, BoardLayout.Stop from, BoardLayout.Stop to, int[] arrow) {
        String way = place(from) + " by " + List.of(arrow[0], arrow[1]) + " to " + place(to);
        double ahead = ahead(from, to, arrow);
        double aside = aside(from, to, arrow);
        assertThat(aside).as(way).isLessThanOrEqualTo(ahead + 1);
        assertThat(stops)
                .as("%s: nothing straight ahead is as near", way)
                .noneMatch(other -> aside > 1
                        && aside(from, other, arrow) < 1
                        && ahead(from, other, arrow) >= 1
                        && ahead(from, other, arrow) <= ahead + aside);
    }

    private static double ahead(BoardLayout.Stop from, BoardLayout.Stop to, int[] arrow) {
        return (to.x() - from.x()) * arrow[0] + (to.y() - from.y()) * arrow[1];
    }

    private static double aside(BoardLayout.Stop from, BoardLayout.Stop to, int[] arrow) {
        return Math.abs((to.x() - from.x()) * arrow[1]) + Math.abs((to.y() - from.y()) * arrow[0]);
    }

    /** What is drawn is followed, though something else lies nearer. */
    @Test
    void followALineThatIsDrawnStraight() {
        BoardView board = Played.of("nine-mens-morris", 2).after(0).now().board();
        BoardLook look = ART.look(board.look());
        List<BoardLayout.Stop> stops = FocusStops.of(BoardLayout.of(board, look, 852, 700), look);
        BoardLayout.Stop at = stops.stream()
                .filter(stop -> place(stop).equals("a7"))
                .findFirst()
                .orElseThrow();
        for (String next : List.of("d7", "g7")) {
            at = FocusWalk.towards(stops, board.links(), at, 1, 0).orElseThrow();
            assertThat(place(at)).isEqualTo(next);
        }
    }

    /** Where no line leads on, what lies straight ahead is meant, not what lies as near on the way to a side. */
    @Test
    void goOverTheHoleInTheMiddle() {
        BoardView board = Played.of("nine-mens-morris", 2).after(0).now().board();
        BoardLook look = ART.look(board.look());
        List<BoardLayout.Stop> stops = FocusStops.of(BoardLayout.of(board, look, 852, 700), look);
        BoardLayout.Stop above = stops.stream()
                .filter(stop -> place(stop).equals("d5"))
                .findFirst()
                .orElseThrow();
        assertThat(place(FocusWalk.towards(stops, board.links(), above, 0, 1).orElseThrow()))
                .isEqualTo("d3");
    }

    private static String place(BoardLayout.Stop stop) {
        return stop.spot().site().id();
    }

    /** @return the stops from which one comes to a goal by arrows that point to its side, each time */
    private static Set<BoardLayout.Stop> leading(
            List<BoardLayout.Stop> stops, List<LinkView> links, BoardLayout.Stop goal) {
        Set<BoardLayout.Stop> found = new HashSet<>();
        for (BoardLayout.Stop stop : stops)
            if (Math.hypot(goal.x() - stop.x(), goal.y() - stop.y()) < 1) found.add(stop);
        boolean more = true;
        while (more) {
            more = false;
            for (BoardLayout.Stop from : stops)
                if (!found.contains(from) && leads(stops, links, from, goal, found)) more |= found.add(from);
        }
        return found;
    }

    private static boolean leads(
            List<BoardLayout.Stop> stops,
            List<LinkView> links,
            BoardLayout.Stop from,
            BoardLayout.Stop goal,
            Set<BoardLayout.Stop> to) {
        for (int[] arrow : ARROWS) {
            if (ahead(from, goal, arrow) >= 1
                    && FocusWalk.towards(stops, links, from, arrow[0], arrow[1])
                            .filter(to::contains)
                            .isPresent()) return true;
        }
        return false;
    }
}
