package regola.ui.board.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Viewpoint;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.SiteView;
import regola.ui.view.board.TravelView;

/** Looking round on a board without end, of five hexes in a row. */
class RoamingTest {
    private static final double WIDTH = 800;
    private static final double HEIGHT = 400;
    private static final List<TravelView> HOP =
            List.of(new TravelView(Boards.piece("red"), "5,0", "4,0", List.of(), -1));

    private BoardView board = hexes(5);
    private final Roaming roaming = new Roaming(new Roaming.Ground() {
        @Override
        public boolean isEndless() {
            return board.isEndless();
        }

        @Override
        public BoardLayout fitting() {
            return BoardLayout.of(board, BoardLook.PLAIN, WIDTH, HEIGHT);
        }

        @Override
        public double width() {
            return WIDTH;
        }

        @Override
        public double height() {
            return HEIGHT;
        }

        @Override
        public boolean glides() {
            return false;
        }

        @Override
        public void seenAnew() {}
    });

    private static BoardView hexes(int count) {
        List<SiteView> sites = IntStream.range(0, count)
                .mapToObj(i -> new SiteView(
                        i + ",0", i, 0, i + ",0", SiteView.Outline.HEX, List.of(), List.of(), List.of(), Set.of()))
                .toList();
        return new BoardView("Hexes", null, sites, List.of());
    }

    private BoardLayout seen() {
        return BoardLayout.of(board, BoardLook.PLAIN, WIDTH, HEIGHT, roaming.now());
    }

    @Test
    void untilSomebodyLooksElsewhereAllOfItIsSeenHoweverItGrows() {
        for (int count : List.of(1, 5, 30)) {
            board = hexes(count);
            assertThat(roaming.fits()).isTrue();
            assertThat(seen().spots()).allSatisfy(spot -> assertThat(spot.x()).isBetween(0.0, WIDTH));
            assertThat(seen().middle()).isCloseTo(WIDTH / 2, within(0.5));
        }
    }

    @Test
    void whatIsUnderTheMouseStaysThereWhenItComesNearer() {
        BoardLayout.Spot before = seen().spot("1,0");
        double unit = seen().unit();
        roaming.nearer(-1.5, before.x(), before.y());
        BoardLayout.Spot after = seen().spot("1,0");
        assertThat(seen().unit()).isLessThan(unit);
        assertThat(after.x()).isCloseTo(before.x(), within(0.5));
        assertThat(after.y()).isCloseTo(before.y(), within(0.5));
        for (int i = 0; i < 50; i++) roaming.nearer(-1);
        assertThat(seen().unit()).isCloseTo(unit / 2, within(0.5));
    }

    @Test
    void theBoardIsDrawnAlongWithTheMouseButNeverOutOfSight() {
        double before = seen().spot("2,0").x();
        roaming.drag(60, 0);
        assertThat(seen().spot("2,0").x()).isCloseTo(before + 60, within(0.5));
        for (int i = 0; i < 100; i++) roaming.drag(90, 90);
        assertThat(seen().spot("0,0").x()).isCloseTo(WIDTH / 2, within(0.5));
        assertThat(seen().spot("0,0").y()).isCloseTo(HEIGHT / 2, within(0.5));
    }

    @Test
    void whatMovesOutOfSightIsFollowedAndFittingAgainShowsAll() {
        board = hexes(30);
        roaming.nearer(30, 0, HEIGHT / 2);
        assertThat(seen().spot("29,0").x()).isGreaterThan(WIDTH);
        roaming.follow(29, 0);
        assertThat(seen().spot("29,0").x()).isLessThan(WIDTH);
        Viewpoint there = roaming.now();
        roaming.follow(29, 0);
        assertThat(roaming.now()).isEqualTo(there);
        roaming.fit();
        assertThat(roaming.fits()).isTrue();
        assertThat(seen().spots()).allSatisfy(spot -> assertThat(spot.x()).isBetween(0.0, WIDTH));
    }

    @Test
    void aBoardWithAnEdgeStaysWhereItIs() {
        board = Boards.row(Boards.site("a", 0), Boards.site("b", 1));
        roaming.nearer(3);
        roaming.drag(50, 50);
        roaming.step(1, 0);
        assertThat(roaming.now()).isEqualTo(Viewpoint.FITTING);
    }

    /** What nobody has moved does not move: not when a piece comes nearer, and not when one goes into the free room. */
    @Test
    void whereAllOfItIsSeenItStaysWhileItHasRoomAndIsNotSmall() {
        board = hexes(6);
        double first = seen().spots().get(0).x();
        shows(hexes(5), HOP);
        assertThat(seen().spots().get(0).x()).isCloseTo(first, within(0.5));
        shows(hexes(6), HOP);
        assertThat(seen().spots().get(0).x()).isCloseTo(first, within(0.5));
        shows(hexes(30), HOP);
        assertThat(seen().middle()).as("no room any more").isCloseTo(WIDTH / 2, within(0.5));
        assertThat(seen().spots()).allSatisfy(spot -> assertThat(spot.x()).isBetween(0.0, WIDTH));
        shows(hexes(4), HOP);
        assertThat(seen().middle()).as("far too small").isCloseTo(WIDTH / 2, within(0.5));
    }

    @Test
    void inAnotherRoomItIsSeenAnew() {
        board = hexes(6);
        shows(hexes(5), HOP);
        assertThat(seen().middle()).isLessThan(WIDTH / 2 - 20);
        roaming.enter();
        assertThat(seen().middle()).isCloseTo(WIDTH / 2, within(0.5));
    }

    @Test
    void anotherMatchIsSeenInTheMiddle() {
        board = hexes(6);
        shows(hexes(5), HOP);
        assertThat(seen().middle()).isLessThan(WIDTH / 2 - 20);
        BoardView other = withPiece(hexes(5));
        roaming.show(board, other, List.of(), seen().viewpoint());
        board = other;
        assertThat(seen().middle()).isCloseTo(WIDTH / 2, within(0.5));
    }

    private void shows(BoardView next, List<TravelView> happenings) {
        roaming.show(board, next, happenings, seen().viewpoint());
        board = next;
    }

    private static BoardView withPiece(BoardView board) {
        List<SiteView> sites = new ArrayList<>(board.sites());
        SiteView first = sites.get(0);
        sites.set(
                0,
                new SiteView(
                        first.id(),
                        0,
                        0,
                        "",
                        SiteView.Outline.HEX,
                        List.of(),
                        List.of(),
                        List.of(Boards.piece("red")),
                        Set.of()));
        return new BoardView("Hexes", null, sites, List.of());
    }
}
