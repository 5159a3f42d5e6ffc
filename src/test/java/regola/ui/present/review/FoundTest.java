package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.advice.Review;
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
}
