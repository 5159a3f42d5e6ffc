package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SlotsTest {
    static Stream<Measure> measures() {
        int[][] windows = {{640, 480}, {800, 900}, {1024, 700}, {1280, 800}, {1920, 1080}, {3840, 2160}};
        return Stream.of(windows)
                .flatMap(window ->
                        Stream.of(1.0, 1.1, 1.25, 1.5, 1.75, 2.0).map(zoom -> Measure.of(window[0], window[1], zoom)));
    }

    private static List<Rectangle> all(Slots slots) {
        return Stream.of(
                        slots.board(),
                        slots.card(),
                        slots.bubble(),
                        slots.answers(),
                        slots.hint(),
                        slots.next(),
                        slots.quiet(),
                        slots.foot())
                .filter(slot -> !slot.isEmpty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("measures")
    void everySlotLiesInTheWindowAndNoneOnAnother(Measure measure) {
        Rectangle page = new Rectangle(0, measure.head(), measure.width(), measure.height() - measure.head());
        List<Rectangle> all = all(Slots.of(measure));
        for (Rectangle slot : all) {
            assertThat(page.contains(slot)).as("%s in %s", slot, page).isTrue();
            for (Rectangle other : all)
                assertThat(slot == other || !slot.intersects(other))
                        .as("%s and %s apart", slot, other)
                        .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("measures")
    void questionAndAnswersAreOneBlockBesideTheBoard(Measure measure) {
        Slots slots = Slots.of(measure);
        assertThat((double) slots.next().width * slots.next().height)
                .as("Next is the largest")
                .isGreaterThanOrEqualTo(1.75 * slots.hint().width * slots.hint().height);
        if (measure.isNarrow()) return;
        int gap = slots.answers().y - slots.bubble().y - slots.bubble().height;
        assertThat((double) gap).isBetween(0.0, 14 * measure.unit());
        assertThat(slots.bubble().x - slots.board().x - slots.board().width).isLessThanOrEqualTo(2 * measure.pad());
        Rectangle block = slots.bubble().union(slots.next());
        assertThat(Math.hypot(block.width, block.height))
                .as("across the block")
                .isLessThanOrEqualTo(0.62 * Math.hypot(measure.width(), measure.height()));
        assertThat((double) Math.min(slots.board().width, slots.board().height))
                .isGreaterThanOrEqualTo(0.69 * measure.height());
    }

    @ParameterizedTest
    @CsvSource({"640, 480", "800, 900"})
    void inANarrowWindowTheBlockTakesLessThanHalf(int width, int height) {
        Measure measure = Measure.of(width, height, 1);
        Slots slots = Slots.of(measure);
        assertThat(slots.bubble().y).isGreaterThan(slots.board().y);
        assertThat(slots.bubble().height).isLessThanOrEqualTo((int) (0.48 * height));
    }

    @ParameterizedTest
    @CsvSource({"900,52,16,52,852,732,252,216,476,604"})
    void atTheUsualSizeEverythingStandsWhereTheDesignHasIt(
            int x, int head, int left, int top, int width, int height, int bubble, int high, int answers, int actions) {
        Slots slots = Slots.of(Measure.of(1280, 800, 1));
        assertThat(slots.board()).isEqualTo(new Rectangle(left, top, width, height));
        assertThat(slots.bubble().x).isEqualTo(x);
        assertThat(slots.bubble().y).isCloseTo(bubble, org.assertj.core.data.Offset.offset(2));
        assertThat(slots.bubble().height).isEqualTo(high);
        assertThat(slots.answers().y).isCloseTo(answers, org.assertj.core.data.Offset.offset(2));
        assertThat(slots.next().y).isCloseTo(actions, org.assertj.core.data.Offset.offset(2));
        assertThat(slots.board().y).isEqualTo(head);
    }
}
