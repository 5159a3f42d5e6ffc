package regola.engine.lower;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.form.Op;

/** What goes through many things for one player only is found before the game begins, and looked up. */
class TabledTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            those m in men where owner of m is mover                     | TABLE_AT | 0 1 2
            those m in men where owner of m is not mover                 | TABLE_AT | 3 4 5
            those m in men where player-of(owner of m) is mover          | TABLE_AT | 0 1 2
            those m in men where player-of(owner of m) is mover and few < 2 | - | 0 1 2
            number of those m in men where owner of m is mover           | COUNT | 3
            those m in men where owner of m is mover and few < 2         | COMMON | 0 1 2
            those m in men where site of m is a and owner of m is mover  | -     | 0
            those m in men where owner of m is red                       | CONSTANT | 0 1 2
            """)
    void aLoop(String text, String kind, String value) {
        Sample sample = new Sample();
        ExprLowering exprs = sample.exprs(text);
        Op op = exprs.lower(sample.expr(text));
        if (kind.equals("-")) assertThat(op.kind().name()).doesNotStartWith("TABLE");
        else assertThat(op.kind().name()).isEqualTo(kind);
        long found = op.node().eval(sample.execution);
        assertThat(kind.equals("COUNT") ? "" + found : elements(found)).isEqualTo(value);
    }

    /** For who moves nobody, as before anybody has moved, it is what the loop would find. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            those m in men where owner of m is mover     | -
            those m in men where owner of m is not mover | 0 1 2 3 4 5
            """)
    void withoutAMover(String text, String value) {
        Sample sample = new Sample();
        sample.execution.state.mover = -1;
        long found = sample.exprs(text).lower(sample.expr(text)).node().eval(sample.execution);
        assertThat(found == 0 ? "-" : elements(found)).isEqualTo(value);
    }

    private static String elements(long set) {
        StringBuilder found = new StringBuilder();
        for (long rest = set; rest != 0; rest &= rest - 1)
            found.append(found.isEmpty() ? "" : " ").append(Long.numberOfTrailingZeros(rest));
        return found.toString();
    }
}
