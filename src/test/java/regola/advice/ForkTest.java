package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.library.GameLibrary;

/** One man that could close two lines: the other one can block only one of them. */
class ForkTest {
    @Test
    void aLineThatTakesAPieceInTheSameTurnIsAGain() {
        GameLibrary library = GameLibrary.open();
        Ruleset rules = Ruleset.of(
                library.load(library.game("nine-mens-morris").orElseThrow(), List.of())
                        .game()
                        .orElseThrow(),
                2,
                java.util.Map.of());
        Match match = Match.start(rules, 1);
        for (String move : List.of("place d6", "place d2", "place f4", "place c4")) match.playIndex(index(match, move));
        int corner = index(match, "place f6");
        int edge = index(match, "place b6");
        int far = index(match, "place a1");

        assertThat(Fork.of(match, List.of(corner), List.of(far, edge), () -> false))
                .hasValueSatisfying(fork -> assertThat(fork.text("en"))
                        .isEqualTo("Whatever the answer, your next turn can bring you a mill."));
        assertThat(Fork.of(match, List.of(edge), List.of(far, corner), () -> false))
                .isEmpty();
    }

    private static int index(Match match, String move) {
        for (int i = 0; i < match.legalCount(); i++)
            if (match.decision().legal().get(i).text().equals(move)) return i;
        throw new AssertionError(move);
    }
}
