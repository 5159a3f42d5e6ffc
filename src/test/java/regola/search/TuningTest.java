package regola.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;

/** How to look ahead in rules is found out once: whoever plays by them has it from them afterwards. */
class TuningTest {
    private final Ruleset rules = Small.rules("src/test/resources/search/hands.rules", Map.of());

    @Test
    void isFoundOutOnceForTheSameRules() {
        Tuning found = Tuning.of(rules);
        assertThat(found).isEqualTo(Tuning.of(seed -> Match.start(rules, seed)));
        assertThat(Tuning.of(rules)).isSameAs(found);
        assertThat(Tuning.of(rules, () -> true)).as("nothing is given up").isSameAs(found);
    }

    @Test
    void otherRulesHaveTheirOwn() {
        assertThat(Tuning.of(Small.rules("src/test/resources/search/hands.rules", Map.of())))
                .isNotSameAs(Tuning.of(rules));
    }

    @Test
    void whatWasGivenUpIsFoundOutByTheNextWhoAsks() {
        assertThatThrownBy(() -> Tuning.of(rules, () -> true)).isInstanceOf(CancellationException.class);
        assertThat(Tuning.of(rules)).isEqualTo(Tuning.of(seed -> Match.start(rules, seed)));
    }
}
