package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;

/** Sow one to three, or reap what was sown; what one sows oneself nobody else can take, but two seeds bring crows. */
class ReachTest {
    private static final Ruleset RULES = Small.rules("src/test/resources/search/sowing.rules", Map.of());
    /** An aim counts a measure of grain as so much. */
    private static final int UNIT = 10;

    private static Reach reach(Match match) {
        return Reach.of(match, List.of(0, 1, 2, 3), 7, () -> false);
    }

    private static Match start() {
        return Match.start(RULES, 3);
    }

    @Test
    void whatIsSownCanBeReapedNextTurn() {
        Reach reach = reach(start());

        // Two others may be left of three where the other one sows two: so it is most of the samples that count.
        long[] three = reach.mine()[2][0];
        assertThat(three[three.length - 1]).isEqualTo(3 * UNIT);
        assertThat(three).isSorted();
        assertThat(Arrays.stream(three).filter(amount -> amount == 3 * UNIT).count())
                .isGreaterThan(three.length / 2);
        assertThat(reach.mine()[0][0]).startsWith(UNIT).endsWith(2 * UNIT);
    }

    @Test
    void itIsKnownWhatTheNextOneCanHaveAtMost() {
        Reach reach = reach(start());

        assertThat(reach.next()).isEqualTo(1);
        assertThat(reach.theirs()[0][0]).as("eight of the field").isEqualTo(8 * UNIT);
        assertThat(reach.theirs()[1][0]).as("after the crows").isEqualTo(2 * UNIT);
    }

    @Test
    void whereNoMoveChangesItNothingIsReached() {
        Match match = start();

        // Whoever has reaped has an empty field: no move of the next turn brings anything, unless crows are there.
        long[] reaped = reach(match).mine()[3][0];
        assertThat(reaped).containsOnly(Long.MIN_VALUE);
    }

    @Test
    void theMatchThatIsLookedAtStaysAsItIs() {
        Match match = start();
        long before = match.fingerprint(0);
        reach(match);

        assertThat(match.fingerprint(0)).isEqualTo(before);
    }
}
