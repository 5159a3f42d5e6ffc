package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.Review;
import regola.advice.TurningPoint;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.match.MatchRecord;

class FoundTest {
    private static Found won(Map<String, String> computers) {
        return won(computers, null);
    }

    /** A match of Reversi without moves that White has won. */
    static Found won(Map<String, String> computers, Review review) {
        Ruleset rules = Shipped.rules("reversi", 2);
        MatchRecord match = new MatchRecord(
                1,
                rules,
                1,
                null,
                List.of(),
                0,
                computers,
                Map.of(),
                Match.start(rules, 1).position(),
                true);
        return new Found(
                match,
                review,
                Map.of(),
                Map.of(),
                Map.of(),
                false,
                List.of(0.0, 1.0),
                List.of(),
                List.of(),
                Map.of(),
                null);
    }

    /** Where two computers played nobody is told that it was well played. */
    @Test
    void whereNoPersonPlaysNobodyHasWon() {
        assertThat(won(Map.of("black", "easy")).isWon()).isTrue();
        assertThat(won(Map.of("white", "easy")).isWon()).isFalse();
        assertThat(won(Map.of("black", "easy", "white", "easy")).isWon()).isFalse();
    }

    /** Rounded one by one both would be a half too high, and other figures than those of the picture. */
    @Test
    void whatIsHopedForIsInTheFiguresOfTheLines() {
        Review review = new Review(
                List.of(List.of(0.405, 0.595), List.of(0.335, 0.665)),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                -1,
                -1,
                List.of(),
                List.of(),
                List.of());
        Found found = won(Map.of(), review);
        double both = found.hoped(decided(0)) + found.hoped(decided(1));
        assertThat(Math.round(100 * both)).isEqualTo(100);
        assertThat(100 * found.hoped(decided(1)) % 1).as("a whole number").isCloseTo(0, within(1e-9));
        double after = found.came(decided(0)) + found.came(decided(1));
        assertThat(Math.round(100 * after)).isEqualTo(100);
    }

    private static TurningPoint decided(int seat) {
        return new TurningPoint(
                0, seat, null, null, null, false, false, 0.1, 0, List.of(), null, false, List.of(), Map.of(), null);
    }
}
