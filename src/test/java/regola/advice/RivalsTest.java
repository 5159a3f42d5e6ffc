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

/** Three coins win; four and five are more coins, and one and two leave more pearls. */
class RivalsTest {
    private static Match market(boolean gems) {
        return Match.start(
                Small.rules("src/test/resources/advice/market.rules", Map.of("gems", List.of(gems ? 1L : 0L))), 1);
    }

    private static Advice hint(Match match) {
        Tuning tuning = Tuning.of(match.rules());
        return new Adviser(tuning, Budget.ofIterations(800), 1).hint(match, 3, () -> false);
    }

    @Test
    void whereEachOtherMoveLacksOneOfTwoThingsItIsAMiddleWay() {
        Advice hint = hint(market(true));

        assertThat(hint.best().text()).isEqualTo("deal 3");
        assertThat(hint.reasons()).singleElement().satisfies(reason -> {
            assertThat(reason.text("en"))
                    .isEqualTo("You have 3 coins, and still you have 2 pearls; other moves give up one of the two.");
            assertThat(reason.text("it"))
                    .isEqualTo("Hai 3 monete, eppure hai 2 perle; le altre mosse rinunciano a una delle due cose.");
            assertThat(reason.theme(Manner.of("en"))).isEqualTo("Two things count here: coins and pearls.");
        });
    }

    @Test
    void whatOtherMovesBringMoreOfIsNoReason() {
        Advice hint = hint(market(false));

        assertThat(hint.best().text()).isEqualTo("deal 3");
        assertThat(hint.reasons()).as("four and five coins are more").containsExactly(new Chances.OnlyOne());
    }

    @Test
    void againstOneMoveAloneItIsEnoughThatItIsSoOfThatOne() {
        Match match = market(false);
        Tuning tuning = Tuning.of(match.rules());
        Objection objection =
                new Adviser(tuning, Budget.ofIterations(800), 1).against(match, 0, hint(match), 3, () -> false);

        assertThat(objection.reasons())
                .singleElement()
                .satisfies(reason -> assertThat(reason.text("en")).isEqualTo("Then you have 3 coins, instead of 1."));
    }
}
