package regola.ui.board.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.present.Played;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

class RoomTest {
    private static final BoardView ROW = Boards.row(Boards.site("a", 0), Boards.site("b", 1), Boards.site("c", 2));

    @Test
    void placesKeepOutOfWhatIsFreeForTrays() {
        Room room = new Room(1248, 632, 240, 20, 200, 30);
        BoardLayout layout = BoardLayout.of(ROW, BoardLook.PLAIN, room, Viewpoint.FITTING);
        assertThat(layout.spots()).allSatisfy(spot -> {
            assertThat(spot.x() - spot.size() / 2).isGreaterThanOrEqualTo(240);
            assertThat(spot.x() + spot.size() / 2).isLessThanOrEqualTo(1048);
        });
        assertThat(layout.spot("b").x()).isCloseTo((240 + 1048) / 2.0, within(0.5));
        assertThat(layout.spot("b").y()).isCloseTo((20 + 602) / 2.0, within(0.5));
    }

    /** What stands under a grid point from where the board is seen, whatever stays free. */
    @Test
    void theViewpointIsThatOfTheWholeRegion() {
        Room room = new Room(1000, 600, 300, 0, 0, 0);
        BoardLayout layout = BoardLayout.of(ROW, BoardLook.PLAIN, room, Viewpoint.FITTING);
        Viewpoint seen = layout.viewpoint();
        assertThat(500 + (1 - seen.x()) * seen.unit())
                .isCloseTo(layout.spot("b").x(), within(0.01));
    }

    @Test
    void theSkyOfASceneryStaysFreeToo() {
        BoardLook look = BoardLook.parse("room = 0, 0.4, 0, 0");
        BoardLayout layout = BoardLayout.of(ROW, look, 600, 600);
        assertThat(layout.spot("a").y() - layout.spot("a").size() / 2).isGreaterThanOrEqualTo(240);
    }

    @Test
    void traysThatAreFarTooLargeLeaveTheBoardAThirdOfTheRegion() {
        Room room = new Room(400, 300, 300, 0, 300, 0);
        BoardLayout layout = BoardLayout.of(ROW, BoardLook.PLAIN, room, Viewpoint.FITTING);
        assertThat(layout.spot("c").x() - layout.spot("a").x()).isGreaterThan(60);
    }

    /** What lies under the places has an edge of its own: beyond it nothing need stay free. */
    @ParameterizedTest
    @CsvSource({"kalah, 1224, 449", "kalah, 1454, 846", "royal-game-of-ur, 936, 619", "reversi, 600, 619"})
    void aPlateReachesAlmostToTheEdgeOfItsRoom(String game, double width, double height) {
        BoardView board = Played.of(game, 2).now().board();
        BoardLook look = new ArtStore(ArtSource.ofProgram()).look(board.look());
        BoardLayout layout = BoardLayout.of(board, look, width, height);
        Rectangle2D plate = new Rectangle2D.Double();
        plate.setFrame(layout.spots().get(0).x(), layout.spots().get(0).y(), 0, 0);
        double beyond = look.areas().get(0).margin() * layout.unit();
        for (BoardLayout.Spot spot : layout.spots()) {
            double reach = spot.size() / 2 + beyond;
            plate.add(spot.x() - reach, spot.y() - reach);
            plate.add(spot.x() + reach, spot.y() + reach);
        }
        assertThat(Math.max(plate.getWidth() / width, plate.getHeight() / height))
                .isBetween(0.96, 1.0);
    }

    private static SiteView bank(List<String> there) {
        List<String> seats = List.of("red-1", "red-2", "green-1", "green-2", "blue-1", "blue-2");
        PieceView[] pieces = there.stream().map(Boards::piece).toArray(PieceView[]::new);
        return Boards.site("bank", 0, pieces).withSeats(seats);
    }

    @Test
    void nothingClosesUpWhenAFrogLeavesItsSeat() {
        BoardLook look = BoardLook.parse("named.bank.seats = yes");
        BoardLayout all = BoardLayout.of(
                Boards.row(
                        bank(List.of("red-1", "red-2", "green-1", "green-2", "blue-1", "blue-2")), Boards.site("b", 2)),
                look,
                600,
                300);
        BoardLayout fewer = BoardLayout.of(
                Boards.row(bank(List.of("blue-2", "red-2", "green-1")), Boards.site("b", 2)), look, 600, 300);
        for (BoardLayout.Slot slot : fewer.spot("bank").slots()) {
            BoardLayout.Slot before = all.spot("bank").slots().stream()
                    .filter(s -> s.piece().id().equals(slot.piece().id()))
                    .findFirst()
                    .orElseThrow();
            assertThat(List.of(slot.x(), slot.y(), slot.size()))
                    .isEqualTo(List.of(before.x(), before.y(), before.size()));
        }
        // Who has no seat there takes one that is free.
        BoardLayout guest = BoardLayout.of(
                Boards.row(bank(List.of("red-1", "guest", "green-1")), Boards.site("b", 2)), look, 600, 300);
        assertThat(guest.spot("bank").slots().stream()
                        .map(s -> s.x() + " " + s.y())
                        .distinct())
                .hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {532, 852, 1344})
    void cardsHeldLikeAFanStayInTheRoomAndEachIsHitWhereItIsSeen(int width) {
        BoardLook look = BoardLook.parse("""
                outline = card
                site.size = 1.5
                piece = 1.5
                region.hand.row = 7.7
                region.hand.step = 0.557
                region.hand.lean = 3.2
                """);
        List<PieceView> cards = new ArrayList<>();
        IntStream.range(0, 9).forEach(i -> cards.add(Boards.piece("card-" + i)));
        SiteView hand =
                new SiteView("hand", 0, 2, "Hand", SiteView.Outline.ROUND, List.of("hand"), List.of(), cards, Set.of());
        BoardLayout layout =
                BoardLayout.of(Boards.row(Boards.site("a", -1.2), Boards.site("b", 1.2), hand), look, width, 620);
        List<BoardLayout.Slot> slots = layout.spot("hand").slots();
        assertThat(slots).hasSize(9);
        for (BoardLayout.Slot slot : slots) {
            assertThat(slot.x() - slot.size() * slot.wide() / 2).isGreaterThan(-2);
            assertThat(slot.x() + slot.size() * slot.wide() / 2).isLessThan(width + 2);
            double left = slot.x() - slot.size() * slot.wide() * 0.42;
            assertThat(layout.at(left, slot.y()).slot().piece().id())
                    .isEqualTo(slot.piece().id());
        }
        assertThat(slots.get(0).lean()).isNegative();
        assertThat(slots.get(4).lean()).isZero();
        assertThat(slots.get(0).y()).isGreaterThan(slots.get(4).y());
    }

    @Test
    void aFanThatLooksOutUpwardsHasItsTopmostOnThePlace() {
        BoardLook look = BoardLook.parse("fan = 0.2\nfan.up = yes\noutline = card");
        SiteView pile = Boards.site("pile", 0, Boards.piece("low"), Boards.piece("mid"), Boards.piece("top"));
        BoardLayout.Spot spot = BoardLayout.of(Boards.row(pile, Boards.site("b", 1)), look, 600, 400)
                .spot("pile");
        assertThat(spot.slots().get(2).y()).isEqualTo(spot.y());
        assertThat(spot.slots().get(0).y()).isLessThan(spot.slots().get(1).y());
    }
}
