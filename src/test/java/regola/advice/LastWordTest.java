package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.advice.seen.Cheer;
import regola.advice.seen.Witness;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Spoken;
import regola.language.Shipped;

/** Who has won says little to somebody who does not see how. */
class LastWordTest {
    private final Ruleset rules = Shipped.rules("croak", 2);

    private static Event saying(Event.Kind kind, String english, String italian, String name) {
        return Event.saying(kind, "CR-7.1", Spoken.of(english, italian), name, -1);
    }

    @Test
    void anEndIsToldWithWhatBringsItAbout() {
        Event taken = saying(
                Event.Kind.RULE, "Green takes the Red queen!", "Verde cattura la regina di Rosso!", "queen-taken");
        Event remark = saying(Event.Kind.TOLD, "How sad.", "Che peccato.", null);
        Event end = saying(Event.Kind.FINISHED, "Green wins.", "Vince Verde.", null);
        Event told = Cheer.withCause(end, List.of(taken, remark, end), rules.names());
        assertThat(told.text("en")).isEqualTo("Green takes the Red queen! Green wins.");
        assertThat(told.text("it")).isEqualTo("Verde cattura la regina di Rosso! Vince Verde.");
        assertThat(Witness.isAlike(told, end)).as("it is still that end").isTrue();
        assertThat(Cheer.withCause(end, List.of(remark, end), rules.names())).isSameAs(end);
        assertThat(Cheer.withCause(taken, List.of(taken, end), rules.names())).isSameAs(taken);
    }
}
