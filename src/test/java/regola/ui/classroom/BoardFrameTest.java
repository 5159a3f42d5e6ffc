package regola.ui.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BoardFrameTest {
    private static final List<String> SITES = List.of("a", "b", "beside", "c");
    private static final BoardFrame BARE = new BoardFrame(0, 0, 800);

    @Test
    void whatIsDrawnStaysOverItsPlaceWhenTheBoardBecomesSmaller() {
        BoardFrame large = BoardFrame.of(
                SITES, Map.of("a", new Point(100, 100), "b", new Point(500, 100), "c", new Point(100, 300))::get, BARE);
        BoardFrame small = BoardFrame.of(
                SITES, Map.of("a", new Point(40, 90), "b", new Point(240, 90), "c", new Point(40, 190))::get, BARE);
        Point2D kept = large.kept(new Point(500, 300));
        assertThat(large.pixels(kept)).isEqualTo(new Point2D.Double(500, 300));
        assertThat(small.pixels(kept)).isEqualTo(new Point2D.Double(240, 190));
    }

    @Test
    void aBoardOfOnePlaceOrNoneIsDrawnOverAllTheSame() {
        assertThat(BoardFrame.of(SITES, Map.of("a", new Point(3, 4))::get, BARE))
                .isEqualTo(BARE);
        assertThat(BoardFrame.of(List.of(), site -> null, BARE)).isEqualTo(BARE);
    }
}
