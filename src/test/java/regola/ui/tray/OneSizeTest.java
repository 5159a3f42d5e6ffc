package regola.ui.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.tray.OneSize.Part;

/** Pieces of two trays, of which one is narrower or fuller. */
class OneSizeTest {
    private static final int GAP = 4;

    @ParameterizedTest
    @CsvSource({"440,5,180,7,40", "440,5,440,5,56", "300,4,220,6,54", "60,9,50,9,0"})
    void allAreAsLargeAsTheFullestHasRoomFor(int wide, int pieces, int narrow, int more, int most) {
        List<Part> both = List.of(new Part(wide, 56, 56, pieces), new Part(narrow, 56, 88, more));
        int size = OneSize.of(both, GAP);
        if (most < 26) assertThat(size).isZero();
        else assertThat(size).isBetween(most - 2, most);
        for (Part part : both) {
            Cells cells = part.cells(size, GAP);
            if (size == 0) assertThat(cells).isNull();
            else {
                assertThat(cells.size()).isEqualTo(size);
                assertThat(cells.count()).isGreaterThanOrEqualTo(part.pieces());
                assertThat(cells.at(part.pieces() - 1, GAP).getMaxX()).isLessThanOrEqualTo(part.width());
            }
        }
    }

    @Test
    void piecesAreALittleSmallerRatherThanOverEachOther() {
        Part seven = new Part(290, 56, 56, 7);
        Cells cells = seven.cells(OneSize.of(List.of(seven, seven), GAP), GAP);
        assertThat(cells.across()).isGreaterThanOrEqualTo(cells.wide());
    }
}
