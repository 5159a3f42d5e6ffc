package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.search.Small;

/**
 * Sow one to three, or reap what was sown: what is sown is nothing yet, and what it brings comes with the next turn.
 */
class ReachedTest {
    private static final int SOW_ONE = 0;
    private static final int SOW_TWO = 1;
    private static final int SOW_THREE = 2;

    private static Crowd crowd() {
        Match match = Match.start(Small.rules("src/test/resources/search/sowing.rules", Map.of()), 3);
        return new Crowd(match, 2, () -> false);
    }

    private static String said(WhyBetter reason) {
        return reason.against(false, WhyBetter.YOURS, Manner.of("en"));
    }

    @Test
    void whatOneCanHaveNextTurnTellsTwoMovesApart() {
        assertThat(Reached.instead(crowd(), SOW_THREE, SOW_ONE).map(ReachedTest::said))
                .contains("With the best move, if nobody gets in the way, next turn you have 3 measures of grain, but"
                        + " only 1 with your move.");
    }

    @Test
    void whatNoAnswerBringsTellsThemApartToo() {
        assertThat(Reached.instead(crowd(), SOW_TWO, SOW_ONE).map(ReachedTest::said))
                .contains(
                        "With the best move, whatever the answer, Bob has 2 measures of grain, but 8 with your move.");
        List<WhyBetter> told = Reached.told(List.of(), crowd(), List.of(SOW_TWO));
        assertThat(told.stream().map(reason -> reason.text("en")))
                .containsExactly("Whatever the answer, Bob has 2 measures of grain, instead of 8.");
    }

    @Test
    void whatIsNoBetterIsNoReason() {
        assertThat(Reached.instead(crowd(), SOW_ONE, SOW_ONE)).isEmpty();
        assertThat(Reached.seen(crowd(), SOW_THREE, SOW_ONE))
                .as("nothing is to be seen yet")
                .isEmpty();
        assertThat(Reached.atOnce(crowd(), List.of(SOW_ONE, SOW_THREE))).isEmpty();
    }
}
