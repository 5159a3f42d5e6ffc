package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Spoken;
import regola.language.Shipped;

/** Who has won says little to somebody who does not see how. */
<<<<<<<< HEAD:src/test/java/regola/advice/LastBlowTest.java
class LastBlowTest {
========
class LastWordTest {
>>>>>>>> 51a5570d4ca37af3dc7d42016a52bd7600a69c8a:src/test/java/regola/advice/LastWordTest.java
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
<<<<<<<< HEAD:src/test/java/regola/advice/LastBlowTest.java
        Event told = LastBlow.told(end, List.of(taken, remark, end), rules.names());
        assertThat(told.text("en")).isEqualTo("Green takes the Red queen! Green wins.");
        assertThat(told.text("it")).isEqualTo("Verde cattura la regina di Rosso! Vince Verde.");
        assertThat(Witness.isAlike(told, end)).as("it is still that end").isTrue();
        assertThat(LastBlow.told(end, List.of(remark, end), rules.names())).isSameAs(end);
        assertThat(LastBlow.told(taken, List.of(taken, end), rules.names())).isSameAs(taken);
========
        Event told = LastWord.told(end, List.of(taken, remark, end), rules.names());
        assertThat(told.text("en")).isEqualTo("Green takes the Red queen! Green wins.");
        assertThat(told.text("it")).isEqualTo("Verde cattura la regina di Rosso! Vince Verde.");
        assertThat(Witness.isAlike(told, end)).as("it is still that end").isTrue();
        assertThat(LastWord.told(end, List.of(remark, end), rules.names())).isSameAs(end);
        assertThat(LastWord.told(taken, List.of(taken, end), rules.names())).isSameAs(taken);
>>>>>>>> 51a5570d4ca37af3dc7d42016a52bd7600a69c8a:src/test/java/regola/advice/LastWordTest.java
    }
}
