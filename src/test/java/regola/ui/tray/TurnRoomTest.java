package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.stage.Measure;

/** A tray grows for what is said in it to where its column is free, or not at all. */
class TurnRoomTest {
    private static final int WIDTH = 1248;
    private static final int HEIGHT = 640;
    private static final int GAP = 12;

    private static TrayPlan plan(int seats) {
        return TrayPlan.of(Measure.of(1280, 800, 1), WIDTH, HEIGHT, 1, seats);
    }

    private static TurnRoom grown(int seats, int more, double given, int least) {
        TrayPlan plan = plan(seats);
        List<Integer> each = plan.seats().stream()
                .map(tray -> tray == plan.seats().get(0) ? 0 : more)
                .toList();
        return TurnRoom.of(plan, plan.seats(), each, given, HEIGHT, GAP, least);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nothingOverlapsAndTheOuterEdgeStays(int seats) {
        TurnRoom room = grown(seats, 60, 0, 0);
        TrayPlan plan = plan(seats);
        assertThat(room).isNotNull();
        for (int i = 0; i < seats; i++) {
            Rectangle tray = room.seats().get(i);
            Rectangle was = plan.seats().get(i);
            assertThat(tray.height).isEqualTo(was.height + (i == 0 ? 0 : 60));
            if (plan.isFoot(i, HEIGHT)) assertThat(tray.y + tray.height).isEqualTo(was.y + was.height);
            else assertThat(tray.y).isEqualTo(was.y);
            for (int j = 0; j < i; j++)
                assertThat(tray.intersects(room.seats().get(j))).isFalse();
            assertThat(tray.intersects(room.shared())).isFalse();
        }
    }

    @Test
    void whereThereIsNoRoomItIsLeftOut() {
        assertThat(grown(5, 60, 0, 0)).as("three below each other").isNull();
        assertThat(grown(4, 120, 0, 0)).isNull();
        assertThat(grown(4, 60, 0, 200))
                .as("nor is what is nobody's pressed flat")
                .isNull();
    }

    @Test
    void aTrayGivesALittleOfItself() {
        assertThat(grown(4, 70, 0, 0)).isNull();
        assertThat(grown(4, 70, 0.05, 0)).isNotNull();
    }
}
