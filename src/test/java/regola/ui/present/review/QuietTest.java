package regola.ui.present.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.language.Shipped;

/** An answer that takes something is not drawn without a word, any other one is. */
class QuietTest {
    private final Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);

    private static Move move(Match match, String text) {
        return match.decision().legal().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private boolean isQuiet(String move, String answer) {
        Match after = match.copy();
        after.play(move);
        return Replied.isQuiet(match, move(match, move), List.of(move(after, answer)));
    }

    @Test
    void aMillIsLoudAndAManThatIsPutIsNot() {
        for (String text : List.of("place b2", "place a1", "place f6", "place d1")) match.play(text);
        assertThat(isQuiet("place e4", "place g1")).isFalse();
        assertThat(isQuiet("place e4", "place g7")).isTrue();
        assertThat(Replied.isQuiet(match, move(match, "place e4"), List.of()))
                .as("nobody answers")
                .isTrue();
    }
}
