package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;

/** What a seat could still do better in its turn is no danger of the move with which the turn began. */
class OwnTurnTest {
    private final Ruleset rules = Shipped.rules("croak", 4);

    @Test
    void whoeverBouncesOnIsOutOnlyByTheBounceThatLetsItCome() throws IOException {
        Match match = Match.start(rules, 3303);
        for (String move : Files.readAllLines(Path.of("src/test/resources/search/bounced.moves"))) match.play(move);
        double scale = Tuning.of(seed -> Match.start(rules, seed)).scale();
        int first = index(match, "hop red-q b2");
        List<Integer> turn = OwnTurn.from(match, first, scale, 1, () -> false);

        assertThat(Peril.after(match, first, scale, 1, () -> false).share()).isLessThan(0.2);

        match.playIndex(first);
        assertThat(turn).startsWith(first).hasSizeGreaterThan(1);
        assertThat(match.legal(turn.get(1)).text()).isNotEqualTo("bounce c3");
        assertThat(Peril.after(match, index(match, "bounce c3"), scale, 1, () -> false)
                        .share())
                .isGreaterThan(0.5);
    }

    private static int index(Match match, String move) {
        return match.decision().legal().stream()
                .map(each -> each.text())
                .toList()
                .indexOf(move);
    }
}
