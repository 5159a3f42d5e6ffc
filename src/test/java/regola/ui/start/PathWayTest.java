package regola.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.stage.Measure;

/** The stones of a path stand as one reads. */
class PathWayTest {
    private static PathWay way(int stones, int columns) {
        PathWay.Needs needs =
                new PathWay.Needs(0, Collections.nCopies(stones, false), 30, 150, Collections.nCopies(stones, 40), 50);
        return PathWay.of(needs, Measure.of(1280, 800, 1), new Rectangle(0, 52, 1280, 748), 50, columns);
    }

    @Test
    void everyRowGoesFromLeftToRight() {
        PathWay way = way(8, 3);
        for (int place = 1; place < 8; place++) {
            boolean begins = place % 3 == 0;
            double step = way.stone(place).getX() - way.stone(place - 1).getX();
            assertThat(step > 0).as("stone %s", place).isEqualTo(!begins);
            if (begins)
                assertThat(way.stone(place).getX()).isEqualTo(way.stone(0).getX());
        }
    }

    @Test
    void arrowsGoWhereTheEyeSeesTheNextStone() {
        PathWay way = way(8, 3);
        assertThat(way.beside(2, 1)).as("on to the next row").isEqualTo(3);
        assertThat(way.beyond(1, 1)).as("right below").isEqualTo(4);
        assertThat(way.beyond(4, -1)).as("right above").isEqualTo(1);
        assertThat(way.beyond(5, 1)).as("the last row is not full").isEqualTo(7);
        assertThat(way.beyond(1, -1)).as("nothing above").isNegative();
    }

    @ParameterizedTest
    @CsvSource({"3, 1280, 800", "4, 1920, 1080", "3, 1920, 1080", "3, 2560, 1440"})
    void aPathOfFewLessonsIsThePageAllTheSame(int stones, int width, int height) {
        PathWay.Needs needs =
                new PathWay.Needs(0, Collections.nCopies(stones, false), 30, 150, Collections.nCopies(stones, 40), 50);
        Measure now = Measure.of(width, height, 1);
        int top = now.head();
        PathWay way = PathWay.of(needs, now, new Rectangle(0, top, width, height - top), 50, 0);
        assertThat(2 * way.radius()).as("a stone, of the height").isGreaterThan(0.31 * height);
        assertThat(way.columns()).isEqualTo(stones);
    }

    @ParameterizedTest
    @CsvSource({"9, 250", "13, 250", "17, 300", "24, 200"})
    void thoseWhoReadLittleTurnAPageBeforePicturesBecomeSmall(int stones, int words) {
        PathWay.Needs needs =
                new PathWay.Needs(5, Collections.nCopies(stones, true), 40, words, Collections.nCopies(stones, 40), 54);
        Measure child = new Measure(1280, 800, 1, 1, Measure.Mode.CHILDREN);
        PathWay way = PathWay.of(needs, child, new Rectangle(0, 52, 1280, 748), 50, 0);
        assertThat(way.radius()).isGreaterThanOrEqualTo(48);
    }
}
