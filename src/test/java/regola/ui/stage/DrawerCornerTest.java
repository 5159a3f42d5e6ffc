package regola.ui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A card over a board of 850 by 730 covers nothing that is looked at, as long as one corner is free. */
class DrawerCornerTest {
    private static final Rectangle ROOM = new Rectangle(16, 52, 850, 730);
    private static final Dimension CARD = new Dimension(360, 260);
    private static final DrawerCorner USUAL = new DrawerCorner(false, false);

    @ParameterizedTest
    @CsvSource({
        "'', false, false",
        "'800 100', true, false",
        "'800 100;60 100', false, true",
        "'800 100;60 100;800 700', true, true",
        "'800 100;820 120;60 100;60 140;800 700;780 700;60 700', true, true"
    })
    void itStandsWhereItCoversLeast(String seen, boolean left, boolean foot) {
        List<Rectangle> all = Stream.of(seen.split(";"))
                .filter(each -> !each.isEmpty())
                .map(each -> each.split(" "))
                .map(at -> new Rectangle(Integer.parseInt(at[0]), Integer.parseInt(at[1]), 40, 40))
                .toList();
        assertThat(DrawerCorner.of(all, ROOM, CARD, USUAL)).isEqualTo(new DrawerCorner(left, foot));
    }
}
