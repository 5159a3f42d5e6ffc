package regola.ui.board.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.board.art.BoardLook;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.SiteView;

class BoardLayoutTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 9, 15})
    void noPieceOfAPlaceHidesAnother(int count) {
        PieceView[] pieces =
                IntStream.range(0, count).mapToObj(i -> Boards.piece("p" + i)).toArray(PieceView[]::new);
        BoardView board = Boards.row(Boards.site("a", 0, pieces), Boards.site("b", 1));
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 600, 300);
        BoardLayout.Spot spot = layout.spot("a");
        assertThat(spot.slots()).hasSize(count);
        for (BoardLayout.Slot slot : spot.slots()) {
            assertThat(layout.at(slot.x(), slot.y()).slot().piece().id())
                    .isEqualTo(slot.piece().id());
            assertThat(Point2D.distance(slot.x(), slot.y(), spot.x(), spot.y())).isLessThan(spot.size() / 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void whereThereIsABadgeManyPiecesLeaveItTheCorner(int count) {
        BoardLook look = BoardLook.parse("badges = spring");
        PieceView[] pieces =
                IntStream.range(0, count).mapToObj(i -> Boards.piece("p" + i)).toArray(PieceView[]::new);
        SiteView plain = Boards.site("a", 0, pieces);
        SiteView site = new SiteView(
                "a",
                0,
                0,
                "Place a",
                SiteView.Outline.SQUARE,
                List.of(),
                List.of(new MarkView("A spring", "spring", null, "")),
                plain.pieces(),
                Set.of());
        BoardLayout layout = BoardLayout.of(Boards.row(site, Boards.site("b", 1)), look, 600, 300);
        BoardLayout.Spot spot = layout.spot("a");
        assertThat(spot.slots()).hasSize(count).allSatisfy(slot -> {
            boolean right = slot.x() > spot.x() + spot.size() * 0.2;
            boolean high = slot.y() < spot.y() - spot.size() * 0.2;
            assertThat(right && high)
                    .as("%s is in the corner", slot.piece().id())
                    .isFalse();
            assertThat(layout.at(slot.x(), slot.y()).slot().piece().id())
                    .isEqualTo(slot.piece().id());
        });
        assertThat(layout.spot("a").slots())
                .extracting(BoardLayout.Slot::index)
                .containsExactlyElementsOf(IntStream.range(0, count).boxed().toList());
    }

    @Test
    void theBoardFillsThePanelAndKeepsItsShape() {
        BoardView board = Boards.row(Boards.site("a", 0), Boards.site("b", 1), Boards.site("c", 3));
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 800, 300);
        assertThat(layout.spot("c").x() - layout.spot("b").x())
                .isCloseTo(2 * (layout.spot("b").x() - layout.spot("a").x()), within(0.001));
        assertThat(layout.spot("a").x() - layout.spot("a").size() / 2).isPositive();
        assertThat(layout.spot("c").x() + layout.spot("c").size() / 2).isLessThan(800);
        assertThat(layout.spot("a").y()).isEqualTo(150);
    }

    @Test
    void aPieceIsHitBeforeItsPlace() {
        BoardView board = Boards.row(Boards.site("a", 0, Boards.piece("p")), Boards.site("b", 1));
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 400, 200);
        BoardLayout.Spot a = layout.spot("a");
        assertThat(layout.at(a.x(), a.y()).slot().piece().id()).isEqualTo("p");
        assertThat(layout.placeAt(a.x(), a.y()).slot()).isNull();
        assertThat(layout.at(a.x() + a.size() * 0.47, a.y()).slot()).isNull();
        assertThat(layout.at(1, 1)).isNull();
    }

    @Test
    void aLookSaysHowAPlaceIsDressed() {
        BoardLook look = BoardLook.parse("""
                site = leaf
                site.size = 0.8
                region.shore = sand
                named.b = rock
                named.b.size = 2
                named.b.shift = 0.5, -0.25
                links = none
                badges = x, y
                """);
        assertThat(look.dress(Boards.site("a", 0), 1)).isEqualTo(new BoardLook.Dress("leaf", 0.8, 0, 0));
        assertThat(look.dress(Boards.site("b", 0), 1)).isEqualTo(new BoardLook.Dress("rock", 2, 0.5, -0.25));
        assertThat(look.links()).isEqualTo(BoardLook.Links.NONE);
        assertThat(look.isBadge("y")).isTrue();
        assertThat(look.isBadge("z")).isFalse();
        assertThat(look.isBadge(null)).as("a mark without a drawing").isFalse();
        assertThat(BoardLook.PLAIN.isBadge(null)).isFalse();
    }

    @Test
    void placesThatAreCloseAreDrawnSmallerSoThatNoneCoversAnother() {
        BoardView board = Boards.row(Boards.site("a", 0), Boards.site("b", 0.6), Boards.site("c", 2));
        BoardLayout layout = BoardLayout.of(board, BoardLook.PLAIN, 600, 300);
        assertThat(layout.spot("a").size())
                .isLessThan(layout.spot("b").x() - layout.spot("a").x());
    }

    @Test
    void aBrokenLookIsAPlainOne() {
        assertThat(BoardLook.parse("margin = wide\nlinks = ropes\nsite.size = \\u12")
                        .margin())
                .isEqualTo(BoardLook.PLAIN.margin());
    }
}
