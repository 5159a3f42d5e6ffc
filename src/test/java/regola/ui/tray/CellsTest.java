package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces of a tray in rows. */
class CellsTest {
    private static final int GAP = 4;

    private static Cells of(int columns, int rows) {
        return new Cells(Cells.Way.EACH, 40, 40, 44, columns, rows);
    }

    private static List<Integer> rows(Cells cells, int pieces) {
        Map<Integer, Integer> rows = new TreeMap<>();
        for (int i = 0; i < pieces; i++) rows.merge(cells.at(i, GAP).y, 1, Integer::sum);
        return new ArrayList<>(rows.values());
    }

    @ParameterizedTest
    @CsvSource({"10,3,'[3, 2, 2, 3]'", "10,4,'[3, 4, 3]'", "9,4,'[3, 3, 3]'", "7,4,'[4, 3]'", "7,3,'[2, 3, 2]'"})
    void rowsAreAsLongAsEachOtherOrNearly(int pieces, int columns, String rows) {
        Cells even = of(columns, 5).even(pieces, pieces);
        assertThat(rows(even, pieces)).hasToString(rows);
    }

    @Test
    void whatIsWrittenOnBunchesStandsPartlyBesideThemAsFarAsThereIsRoom() {
        Cells found = Cells.bunches(104, 80, 60, 30, 4, 4, 0);
        assertThat(found.size()).isEqualTo(38);
        Cells spread = found.spread(104, 4, 30);
        assertThat(spread.size()).isEqualTo(38);
        assertThat(spread.wide()).isEqualTo(47);
        assertThat(spread.at(1, 4).getMaxX()).as("within the tray").isLessThanOrEqualTo(104);
        assertThat(found.spread(104, 4, 6).wide()).as("never wholly beside").isEqualTo(43);
    }

    @Test
    void noTwoLieOnEachOtherAlsoWhenMoreCome() {
        Cells even = of(3, 6).even(10, 10);
        Set<Rectangle> seen = new HashSet<>();
        for (int i = 0; i < 14; i++) {
            Rectangle at = even.at(i, GAP);
            assertThat(seen).noneMatch(at::intersects);
            assertThat(at.x).isBetween(0, 2 * 44);
            seen.add(at);
        }
    }

    @Test
    void aRowThatIsShorterStandsInTheMiddle() {
        Cells even = of(3, 5).even(10, 10);
        assertThat(even.at(3, GAP).x).isEqualTo(22);
        assertThat(even.at(4, GAP).x).isEqualTo(66);
    }
}
