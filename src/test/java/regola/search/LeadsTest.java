package regola.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;

class LeadsTest {
    /** Random play throws away what a corner of Reversi brings; in other games leads decide as much in both. */
    @ParameterizedTest
    @CsvSource({"reversi, true", "kalah, false", "nine-mens-morris, false", "croak, false"})
    void whoLooksKeepsALeadThatRandomPlayThrowsAway(String game, boolean kept) {
        Ruleset rules = Shipped.rules(game, 2);
        double scale = Tuning.of(rules).scale();
        double ofThoseWhoLook = Leads.ofThoseWhoLook(seed -> Match.start(rules, seed), () -> false)
                .scale();
        if (kept) assertThat(scale).isEqualTo(ofThoseWhoLook).isLessThan(40);
        else assertThat(ofThoseWhoLook).isGreaterThan(scale / 2);
    }

    @Test
    void whatIsGivenUpSaysSo() {
        Ruleset rules = Shipped.rules("kalah", 2);
        assertThatThrownBy(() -> Leads.ofThoseWhoLook(seed -> Match.start(rules, seed), () -> true))
                .isInstanceOf(CancellationException.class);
    }
}
