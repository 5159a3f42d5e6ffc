package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import org.junit.jupiter.api.Test;
import regola.ui.stage.Measure;

class TrayPlanTest {
    private static final Measure MEASURE = Measure.of(1280, 800, 1);
    private static final int WIDTH = 1248;
    private static final int HEIGHT = 620;

    @Test
    void traysOfTwoLieBelowAndAboveABoardThatIsMuchWiderThanHighSoThatItIsLarger() {
        double proportion = 2.8;
        TrayPlan plan = TrayPlan.of(MEASURE, WIDTH, HEIGHT, proportion, 2, 70);
        assertThat(plan.isLying()).isTrue();
        assertThat(plan.boardWidth(WIDTH, HEIGHT, proportion))
                .isGreaterThan(
                        1.2 * TrayPlan.of(MEASURE, WIDTH, HEIGHT, proportion, 2).boardWidth(WIDTH, HEIGHT, proportion));
        Rectangle board = new Rectangle(
                plan.taken().left,
                plan.taken().top,
                WIDTH - plan.taken().left - plan.taken().right,
                HEIGHT - plan.taken().top - plan.taken().bottom);
        assertThat(plan.seats()).noneMatch(board::intersects);
        // The first sits below on the left, the second opposite: as in columns.
        assertThat(plan.isFoot(0, HEIGHT)).isTrue();
        assertThat(plan.isFoot(1, HEIGHT)).isFalse();
        assertThat(plan.seats().get(0).x).isLessThan(plan.seats().get(1).x);
    }

    @Test
    void theFirstMaySitOnTheRight() {
        for (int seats = 2; seats <= 4; seats++) {
            TrayPlan plan = TrayPlan.of(MEASURE, WIDTH, HEIGHT, 1.4, seats);
            TrayPlan mirrored = plan.mirrored(WIDTH);
            assertThat(mirrored.mirrored(WIDTH)).isEqualTo(plan);
            assertThat(mirrored.seats().get(0).getCenterX()).isGreaterThan(WIDTH / 2.0);
            assertThat(mirrored.seats().get(0).y).isEqualTo(plan.seats().get(0).y);
        }
    }

    /** What children choose from others' trays is larger; with something between them trays stay as low as ever. */
    @Test
    void ofThreeTheTwoOnTheRightAreHigherForChildren() {
        Measure children = new Measure(1280, 800, 1, 1, Measure.Mode.CHILDREN);
        Measure learner = new Measure(1280, 800, 1, 1, Measure.Mode.LEARNER);
        TrayPlan three = TrayPlan.of(children, WIDTH, HEIGHT, 1.4, 3);
        assertThat(three.seats().get(1).height)
                .isGreaterThan(
                        TrayPlan.of(learner, WIDTH, HEIGHT, 1.4, 3).seats().get(1).height);
        assertThat(three.seats().get(1).intersects(three.seats().get(2))).isFalse();
        TrayPlan four = TrayPlan.of(children, WIDTH, HEIGHT, 1.4, 4);
        assertThat(four.seats().get(2).height)
                .isLessThanOrEqualTo(
                        1 + TrayPlan.of(learner, WIDTH, HEIGHT, 1.4, 4).seats().get(2).height);
    }

    @Test
    void theyStandBesideItWhereLyingWouldMakeItSmaller() {
        assertThat(TrayPlan.of(MEASURE, WIDTH, HEIGHT, 2.8, 2, 250).isLying()).isFalse();
        assertThat(TrayPlan.of(MEASURE, WIDTH, HEIGHT, 1, 2, 70).isLying()).isFalse();
        assertThat(TrayPlan.of(MEASURE, WIDTH, HEIGHT, 2.8, 3, 70).isLying()).isFalse();
    }

    @Test
    void aLittleLargerIsEnough() {
        double columns = TrayPlan.of(MEASURE, WIDTH, HEIGHT, 2.4, 2).boardWidth(WIDTH, HEIGHT, 2.4);
        int high = (int) ((HEIGHT - columns * 1.04 / 2.4) / 2) - 24;
        assertThat(TrayPlan.of(MEASURE, WIDTH, HEIGHT, 2.4, 2, high).isLying()).isTrue();
    }

    /** Each pixel beside a board that is as wide as its region makes it smaller. */
    @Test
    void whatStandsBesideAWideBoardIsNarrower() {
        Dimension region = new Dimension(WIDTH, HEIGHT);
        TrayPlan lying = TrayPlan.of(MEASURE, WIDTH, HEIGHT, 2.8, 2, 70);
        assertThat(new SideRoom(lying, region, 2.8, false, Double.NaN).wide(360, 8))
                .isEqualTo(306);
        TrayPlan columns = TrayPlan.of(MEASURE, WIDTH, HEIGHT, 1.9, 2);
        assertThat(new SideRoom(columns, region, 1.9, false, Double.NaN).wide(360, 8))
                .isEqualTo(306);
        TrayPlan high = TrayPlan.of(MEASURE, WIDTH, HEIGHT, 1.3, 4);
        assertThat(new SideRoom(high, region, 1.3, false, Double.NaN).wide(360, 8))
                .as("a board that is not")
                .isEqualTo(360);
    }

    /** Beside a low board a tray has no width to spare: what it holds has the height instead, and lies apart. */
    @Test
    void sevenRunnersLieApartBesideALowBoard() {
        TrayPlan plan = TrayPlan.of(MEASURE, WIDTH, HEIGHT, 2.08, 2);
        Rectangle tray = plan.seats().get(0);
        int inset = 2 * MEASURE.px(12);
        // Below the head and the names of two zones of which the first has five parts of nine.
        int rows = (int) ((tray.height - inset - MEASURE.px(78)) * 5 / 9.0) - MEASURE.px(24);
        assertThat(Cells.each(tray.width - inset, rows, 36, 4, 7, false)).isNotNull();
    }
}
