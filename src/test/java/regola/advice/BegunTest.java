package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.advice.WhyBetter.Counts;
import regola.advice.words.OtherMoves;
import regola.engine.Ruleset;
import regola.language.Shipped;

/** Where the first of two reasons is left out, the second does not begin with "and". */
class BegunTest {
    private final Ruleset rules = Shipped.rules("china-moon", 3);

    private Counts reason(Counts.Horizon when) {
        return new Counts(rules.aims().get(0), null, 2, 0, when, 0, false, new OtherMoves(false, false, 0), Map.of());
    }

    @ParameterizedTest
    @CsvSource({
        "TOO, false, NOW",
        "TOO, true, EACH",
        "ALSO, false, NOW",
        "TURN_TOO, false, TURN",
        "TURN_TOO, true, TURN_EACH",
        "SOON_ALSO, false, SOON",
        "REACHED_ALSO, true, REACHED_EACH",
        "LIKELY, false, LIKELY"
    })
    void whatIsSaidAloneBegins(Counts.Horizon left, boolean several, Counts.Horizon said) {
        assertThat(Advice.begun(List.of(reason(left)), several)).containsExactly(reason(said));
    }

    @Test
    void behindAnotherItStaysAsItIs() {
        List<WhyBetter> both = List.of(reason(Counts.Horizon.NOW), reason(Counts.Horizon.TOO));
        assertThat(Advice.begun(both, false)).isEqualTo(both);
    }
}
