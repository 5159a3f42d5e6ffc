package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.language.Shipped;

/** Who has left a match can hope for nothing any more, and what that one could hope for the others share. */
class EstimateTest {
    private static final int PLAYERS = 4;

    private static double[] shares(Match match) {
        double[] shares = new double[PLAYERS];
        new Estimate(match, 40).whileRunning(match, shares);
        return shares;
    }

    private static int in(Match match) {
        int in = 0;
        for (int p = 0; p < PLAYERS; p++) if (match.isIn(p)) in++;
        return in;
    }

    @Test
    void whoHasLostTheQueenCanHopeForNothing() {
        int left = 0;
        for (int seed = 1; seed <= 30; seed++) {
            Match match = Match.start(Shipped.rules("croak", PLAYERS), seed);
            Random random = new Random(seed);
            while (!match.isOver()) {
                int in = in(match);
                match.playIndex(random.nextInt(match.legalCount()));
                if (match.isOver() || in(match) == in) continue;
                double[] after = shares(match);
                assertThat(Arrays.stream(after).sum()).isCloseTo(1, Offset.offset(1e-9));
                for (int p = 0; p < PLAYERS; p++) {
                    if (match.isIn(p)) continue;
                    assertThat(after[p]).isZero();
                    left++;
                }
                assertThat(Arrays.stream(after).max().orElseThrow())
                        .as("of fewer somebody can hope for more")
                        .isGreaterThan(1.0 / in);
            }
        }
        assertThat(left).as("players out").isGreaterThan(20);
    }
}
