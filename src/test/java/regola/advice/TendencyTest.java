package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;

/** What nobody can foretell comes more often of one move than of another, and that is its reason. */
class TendencyTest {
    private static final int DEEP = 0;
    private static final int REEDS = 1;
    private static final int BANK = 2;

    private final Match match = Match.start(Small.rules("src/test/resources/advice/rods.rules", Map.of()), 1);

    @Test
    void whatComesMoreOftenByTheNextTurnIsTheReasonWhereNoneIsKnown() {
        assertThat(told(List.of(), DEEP, BANK, REEDS)).singleElement().satisfies(reason -> {
            assertThat(reason.text("en"))
                    .matches(
                            "By the end of your next turn you get a fish about [89] times in 10, after most other moves"
                                    + " .*\\.");
            assertThat(reason.text("it")).startsWith("Entro la fine del tuo prossimo turno hai un pesce circa ");
            assertThat(reason.theme(Manner.of("en"))).isEqualTo("Look for a fish, now or in your next turn.");
            assertThat(reason.rule()).isEqualTo("RD-2");
            assertThat(reason.isTheirs()).isFalse();
            assertThat(reason.against(true, WhyBetter.YOURS, Manner.of("en")))
                    .startsWith("With it you get a fish by the end of your next turn about ")
                    .contains(", with your move ");
        });
    }

    @Test
    void whatIsRarerThanAfterAnotherMoveIsNoReason() {
        assertThat(told(List.of(), REEDS, DEEP, BANK)).isEmpty();
    }

    /** That it wins more often is said no more; what can be seen is. */
    @Test
    void itStandsForBareNumbersAndNotForWhatIsSeen() {
        assertThat(told(List.of(new Chances(60, 40, false)), DEEP, BANK))
                .singleElement()
                .isInstanceOf(Tendency.class);
        List<WhyBetter> seen = List.of(new Wins(false));
        assertThat(told(seen, DEEP, BANK)).isEqualTo(seen);
    }

    @Test
    void aHintTellsIt() {
        Adviser adviser =
                new Adviser(Tuning.of(seed -> Match.start(match.rules(), seed)), Budget.ofIterations(2_000), 1);

        Advice advice = adviser.hint(match, 3, () -> false);

        assertThat(advice.best()).isEqualTo(match.decision().legal().get(DEEP));
        assertThat(advice.reasons()).anyMatch(Tendency.class::isInstance);
    }

    private List<WhyBetter> told(List<WhyBetter> said, int praised, Integer... others) {
        return Tendency.told(said, List.of(praised), List.of(others), new Crowd(match, 7, () -> false));
    }
}
