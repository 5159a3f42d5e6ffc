package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.motion.Journey;
import regola.ui.board.motion.Telling;
import regola.ui.board.panel.Boards;
import regola.ui.view.MotionLevel;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;
import regola.ui.view.board.ZoneView;

/** What stands in a tray and what stands at a place of the board are never two numbers for one thing. */
class CountingTest {
    private static final BoardLook LOOK =
            BoardLook.parse("named.store.token = #B5532A, 0\nnamed.other.token = #2F6F8F, 1");

    private final List<String> shown = new ArrayList<>();

    private static SeatView seat(String id, int emblem, String score) {
        return new SeatView(
                id, id, "#000000", emblem, score, SeatView.Sort.HUMAN, false, false, false, false, List.of(), Set.of());
    }

    private static SiteView site(String id, int x, int from, int pieces) {
        List<PieceView> all = IntStream.range(from, from + pieces)
                .mapToObj(number -> Boards.piece("p" + number))
                .toList();
        return new SiteView(id, x, 0, id, SiteView.Outline.ROUND, List.of(), List.of(), all, Set.of());
    }

    private static BoardView board(int house, int store, int other) {
        return new BoardView(
                "b",
                "",
                List.of(site("house", 0, 0, house), site("store", 1, 10, store), site("other", 2, 20, other)),
                List.of());
    }

    /** Two pieces go from a house to a store one after the other. */
    private void sow(List<SeatView> before, List<SeatView> after) {
        BoardView from = board(2, 1, 0);
        BoardView to = board(0, 3, 0);
        Journey journey = new Journey(
                from,
                to,
                List.of(
                        new TravelView(Boards.piece("p0"), "house", "store", List.of(), 0),
                        new TravelView(Boards.piece("p1"), "house", "store", List.of(), 0)),
                MotionLevel.FULL);
        Telling telling = new Telling(
                journey,
                new Counting(
                        LOOK,
                        before,
                        to,
                        after,
                        seats -> shown.add(
                                seats.get(0).score() + ":" + seats.get(1).score()),
                        line -> {}));
        for (double time = 0; time < journey.totalMillis(); time += 5) telling.at(time);
    }

    @Test
    void pointsThatLieAtAPlaceOfOnesOwnChangeAsEachPieceArrives() {
        sow(
                List.of(seat("south", 0, "1"), seat("north", 1, "0")),
                List.of(seat("south", 0, "3"), seat("north", 1, "0")));
        assertThat(shown).as("the last one arrives with all").containsExactly("2:0");
    }

    @Test
    void otherPointsWaitUntilAllHasArrived() {
        sow(
                List.of(seat("south", 0, "1"), seat("north", 1, "0")),
                List.of(seat("south", 0, "7"), seat("north", 1, "0")));
        assertThat(shown).isEmpty();
    }

    /** One comes to the board, and then one leaves it. */
    @Test
    void pointsThatAreTheNumberOfPiecesOnTheBoardChangeAsTheseDo() {
        PieceView first = owned("p0", 0);
        PieceView second = owned("p1", 0);
        PieceView other = owned("q0", 1);
        Function<List<PieceView>, BoardView> board = pieces -> new BoardView(
                "b",
                "",
                List.of(new SiteView(
                        "square", 0, 0, "square", SiteView.Outline.ROUND, List.of(), List.of(), pieces, Set.of())),
                List.of());
        BoardView from = board.apply(List.of(first, other));
        BoardView to = board.apply(List.of(first, second));
        Journey journey = new Journey(
                from,
                to,
                List.of(
                        new TravelView(second, "box", "square", List.of(), 0),
                        new TravelView(other, "square", "out", List.of(), 0)),
                MotionLevel.FULL);
        Counting counting = new Counting(
                LOOK,
                List.of(seat("south", 0, "1"), seat("north", 1, "1")),
                to,
                List.of(seat("south", 0, "2"), seat("north", 1, "0")),
                seats -> shown.add(seats.get(0).score() + ":" + seats.get(1).score()),
                line -> {});
        Telling telling = new Telling(journey, counting);
        for (double time = 0; time < journey.totalMillis(); time += 5) telling.at(time);
        assertThat(shown).containsExactly("2:0");
    }

    private static PieceView owned(String id, int emblem) {
        return Boards.piece(id).withEmblem(emblem);
    }

    @Test
    void whatLiesAtThePlaceOfAnotherSeatIsNotCounted() {
        sow(
                List.of(seat("south", 2, "1"), seat("north", 1, "0")),
                List.of(seat("south", 2, "3"), seat("north", 1, "0")));
        assertThat(shown).isEmpty();
    }

    /** One after the other goes onto the board; what is left in the tray is never one too many. */
    @Test
    void whatGoesFromATrayLiesThereNoMoreFromThenOn() {
        PieceView man = Boards.piece("man");
        ZoneView hand = new ZoneView("hand", "Hand", "", List.of(new PileView(man, 2)), Set.of());
        SeatView south = new SeatView(
                "south",
                "south",
                "#000000",
                0,
                null,
                SeatView.Sort.HUMAN,
                false,
                false,
                false,
                false,
                List.of(hand),
                Set.of());
        BoardView from = board(0, 0, 0);
        BoardView to = board(0, 2, 0);
        Journey journey = new Journey(
                from,
                to,
                List.of(
                        new TravelView(man, "hand", "store", List.of(), 0),
                        new TravelView(man, "hand", "store", List.of(), 0)),
                MotionLevel.FULL);
        List<Integer> left = new ArrayList<>();
        Telling telling = new Telling(
                journey,
                new Counting(
                        LOOK,
                        List.of(south),
                        to,
                        List.of(south),
                        seats -> left.add(seats.get(0).zones().get(0).count()),
                        line -> {}));
        for (double time = 0; time < journey.totalMillis() / 2 - 5; time += 5) telling.at(time);
        assertThat(left).as("while the first is on its way").containsExactly(1);
        telling.at(journey.totalMillis());
        assertThat(left).as("with the second").containsExactly(1, 0);
    }
}
