package regola.engine.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether there is anybody is asked where there may be nobody, and only there. */
class ShorterTest {
    private static final long[] SITES = {4, 5}, NOT_ALL = {4, -1};

    @ParameterizedTest(name = "somebody always: {0}")
    @CsvSource({"true, TABLE_AT, SITES_OF_EACH_KIND", "false, TABLE, SITES_OF_OWN_KIND"})
    void whoIsToMove(boolean always, Kind table, Kind ofEach) {
        Op mover = mover(always);
        assertThat(Shorter.table(SITES, -1, mover).kind()).isEqualTo(table);
        assertThat(Shorter.sitesOfOwnKind(new int[] {0, 1}, mover).kind()).isEqualTo(ofEach);
        assertThat(Shorter.sitesOfOwnKind(new int[] {0, -1}, mover).kind()).isEqualTo(Kind.SITES_OF_OWN_KIND);
    }

    /** A site found in a table is itself certain only if there is one in each row. */
    @Test
    void whatStandsInATable() {
        assertThat(Shorter.table(SITES, -1, mover(true)).isNeverNone()).isTrue();
        assertThat(Shorter.table(NOT_ALL, -1, mover(true)).isNeverNone()).isFalse();
        assertThat(Shorter.table(SITES, -1, mover(false)).isNeverNone()).isFalse();
    }

    private static Op mover(boolean always) {
        return Op.of(Kind.MOVER, null, List.of(always));
    }
}
