package regola.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.ui.view.BoardView;
import regola.ui.view.TravelView;

class JourneyTest {
    private static final Function<String, Point2D> AWAY = site -> new Point2D.Double(1000, 50);
    private final BoardView board = Boards.row(Boards.site("a", 0, Boards.piece("p"), Boards.piece("q")), Boards.site("b", 1), Boards.site("c", 2));

    private Scene at(Journey journey, double time) {
        return journey.at(time, BoardLook.PLAIN, 600, 200, AWAY);
    }

    @Test
    void aPieceLeavesItsPlaceAndArrivesAtTheNext() {
        Journey journey = new Journey(board, List.of(new TravelView(Boards.piece("p"), "a", "c")), 100);
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 600, 200);
        assertThat(journey.totalMillis()).isEqualTo(100);
        Scene start = at(journey, 0);
        assertThat(start.board().site("a").orElseThrow().pieces()).extracting(p -> p.id()).containsExactly("q");
        assertThat(start.moving().x()).isLessThan(layout.spot("b").x());
        Scene end = at(journey, 99.9);
        assertThat(end.moving().x()).isCloseTo(layout.spot("c").x(), org.assertj.core.data.Offset.offset(1.0));
        assertThat(at(journey, 50).moving().zoom()).as("nearer in the middle of a hop").isGreaterThan(1.1);
    }

    @Test
    void piecesTravelOneAfterTheOther() {
        Journey journey = new Journey(board, List.of(
                new TravelView(Boards.piece("p"), "a", "b"), new TravelView(Boards.piece("q"), "a", "c")), 100);
        assertThat(at(journey, 50).moving().piece().id()).isEqualTo("p");
        Scene second = at(journey, 150);
        assertThat(second.moving().piece().id()).isEqualTo("q");
        assertThat(second.board().site("b").orElseThrow().pieces()).extracting(p -> p.id()).containsExactly("p");
    }

    @Test
    void whatGoesOffTheBoardFliesTowardsItsSeat() {
        Journey journey = new Journey(board, List.of(new TravelView(Boards.piece("p"), "a", "hand")), 100);
        assertThat(at(journey, 95).moving().x()).isGreaterThan(600);
    }

    @Test
    void whatNeverTouchesTheBoardTakesNoTime() {
        assertThat(new Journey(board, List.of(new TravelView(Boards.piece("x"), "hand", "bag")), 100).totalMillis()).isZero();
    }

    @Test
    void manyTravelsDoNotTakeForEver() {
        List<TravelView> many = IntStream.range(0, 100).mapToObj(i -> new TravelView(Boards.piece("p"), i % 2 == 0 ? "a" : "b", i % 2 == 0 ? "b" : "a")).toList();
        assertThat(new Journey(board, many, 400).totalMillis()).isLessThan(3000);
    }
}
