package regola.engine.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A set of one word is the same put together again from what a table says of a slot and what stands beside it. */
class LookedUpTest {
    private static final int SLOT = 3, OTHER = 4;
    private static final long[] TABLE = {0b0110, 0b1001};

    @Test
    void aTableByItself() {
        LookedUp found = LookedUp.of(table(), SLOT);
        assertThat(found.table()).isEqualTo(TABLE);
        assertThat(found.keep().value()).isEqualTo(-1);
        assertThat(found.more().value()).isZero();
    }

    @Test
    void whatIsTakenAwayIsTakenFromTheTable() {
        Op free = slot(OTHER);
        LookedUp found = LookedUp.of(Op.of(Kind.COMMON, free, table()), SLOT);
        assertThat(found.keep()).isSameAs(free);
        assertThat(found.more().value()).isZero();
        assertThat(LookedUp.of(Op.of(Kind.WITHOUT, table(), free), SLOT).keep().kind())
                .isEqualTo(Kind.WITHOUT);
    }

    @Test
    void whereTheTableCountsNowAndThenTheOtherStandsBeside() {
        Op condition = Op.of(Kind.SOME, slot(OTHER));
        LookedUp found = LookedUp.of(
                Op.yielding(Rep.WORD, Kind.CONDITIONAL, null, List.of(), condition, Op.constant(0b1111), table()),
                SLOT);
        assertThat(operands(found.keep())).containsExactly(0L, -1L);
        assertThat(operands(found.more())).containsExactly(0b1111L, 0L);
    }

    @Test
    void whateverElseTheSlotDoesIsNotTakenApart() {
        assertThat(LookedUp.of(slot(OTHER), SLOT)).as("not at all").isNull();
        assertThat(LookedUp.of(Op.of(Kind.SINGLETON, slot(SLOT)), SLOT))
                .as("another way")
                .isNull();
        assertThat(LookedUp.of(Op.of(Kind.COMMON, Op.of(Kind.SINGLETON, slot(SLOT)), table()), SLOT))
                .as("both ways")
                .isNull();
        Op absent = Op.of(Kind.TABLE, null, List.of(TABLE, -1L), slot(SLOT));
        assertThat(LookedUp.of(absent, SLOT)).as("something beyond the table").isNull();
        Op let = Op.yielding(Rep.WORD, Kind.LET, null, List.of(SLOT), Op.constant(1), table());
        assertThat(LookedUp.of(let, SLOT)).as("a slot bound again").isNull();
    }

    private static List<Long> operands(Op either) {
        return List.of(either.operand(1).value(), either.operand(2).value());
    }

    private static Op slot(int slot) {
        return Op.of(Kind.SLOT, null, List.of(slot));
    }

    private static Op table() {
        return Op.of(Kind.TABLE, null, List.of(TABLE, 0L), slot(SLOT));
    }
}
