package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.language.Shipped;

/** How moves are called. */
class NamesTest {
    @Test
    void whatBeginsAlikeIsNamedOnceWithAllItsPlaces() {
        Match morris = Match.start(Shipped.rules("nine-mens-morris", 2), 1);
        Names names = new Names(morris.rules(), "en");
        List<Move> places = morris.decision().legal();
        assertThat(names.of(places.subList(0, 1))).isEqualTo("Place a7");
        assertThat(names.of(places.subList(0, 3))).isEqualTo("Place a7, d7, g7");

        Match draughts = Match.start(Shipped.rules("english-draughts", 2), 1);
        names = new Names(draughts.rules(), "en");
        List<Move> moves = draughts.decision().legal();
        assertThat(names.of(List.of(moves.get(1), moves.get(0), moves.get(2))))
                .as("in the order of the first of each")
                .isEqualTo("Move c3 → b4, d4; move a3 → b4");
    }
}
