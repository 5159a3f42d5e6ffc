package regola.ui.board.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.ui.board.art.BoardLook;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Rim;
import regola.ui.board.panel.Boards;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.RowView;
import regola.ui.view.board.SiteView;

/** Names of places stand where no line runs. */
class BesideTest {
    private static NameSpot.Offset of(BoardView board, String site) {
        Scene scene = Scene.still(board, BoardLook.PLAIN, 600, 600);
        return new NameSpot(scene).of(scene.layout().spot(site));
    }

    private static BoardView star(double x, double y) {
        return new BoardView(
                "Star",
                null,
                List.of(Boards.site("o", 0, 0), Boards.site("p", x, y), Boards.site("q", -x, -y)),
                List.of(new LinkView("o", "p", false), new LinkView("q", "o", false)),
                List.of());
    }

    @Test
    void itIsBelowOnTheRightIfThatIsFree() {
        NameSpot.Offset plain = of(star(1, 0), "o");
        assertThat(plain.x()).isPositive();
        assertThat(plain.y()).isPositive();
        NameSpot.Offset slanting = of(star(1, 1), "o");
        assertThat(Math.abs(slanting.x()))
                .as("not on the line from the upper left to the lower right")
                .isNotCloseTo(Math.abs(slanting.y()), within(1.0));
    }

    @Test
    void amongLinesToAllEightSidesItIsBetweenTwoOfThem() {
        List<SiteView> sites = new ArrayList<>(List.of(Boards.site("o", 0, 0)));
        List<LinkView> links = new ArrayList<>();
        for (int x = -1; x <= 1; x++)
            for (int y = -1; y <= 1; y++) {
                if (x == 0 && y == 0) continue;
                String name = "s" + sites.size();
                sites.add(Boards.site(name, x, y));
                links.add(new LinkView("o", name, false));
            }

        NameSpot.Offset middle = of(new BoardView("Lines", null, sites, links, List.of()), "o");

        double angle = Math.toDegrees(Math.atan2(middle.y(), middle.x()));
        assertThat(Math.abs(Math.IEEEremainder(angle, 45))).as("off every line").isCloseTo(22.5, within(0.5));
    }

    @Test
    void onACircleItIsInsideAndOffTheArc() {
        List<SiteView> sites = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI / 4 * i;
            names.add("s" + i);
            sites.add(Boards.site("s" + i, 1.08 * Math.cos(angle), 1.08 * Math.sin(angle)));
        }
        BoardView board = new BoardView("Ring", null, sites, List.of(), List.of(new RowView("rings", true, names)));
        Scene scene = Scene.still(board, BoardLook.PLAIN, 600, 600);
        Rim rim = Rim.of(scene.layout(), names);
        List<Point2D> taken = new ArrayList<>();
        for (String name : names) {
            BoardLayout.Spot spot = scene.layout().spot(name);
            NameSpot.Offset off = new NameSpot(scene).of(spot);
            Point2D at = new Point2D.Double(spot.x() + off.x(), spot.y() + off.y());
            assertThat(taken)
                    .as(name)
                    .allMatch(other -> other.distance(at) > scene.layout().unit() * 0.3);
            taken.add(at);
            double from = rim.middle().distance(spot.x() + off.x(), spot.y() + off.y());
            assertThat(rim.radius() - from)
                    .as(name)
                    .isGreaterThan(scene.layout().unit() * 0.2);
        }
    }
}
