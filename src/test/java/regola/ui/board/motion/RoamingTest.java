package regola.ui.board.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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

/** Looking round on a board without end, of five hexes in a row. */
class RoamingTest {
    private static final double WIDTH = 800;
    private static final double HEIGHT = 400;

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
}
