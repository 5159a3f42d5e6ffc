package regola.ui.present.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.ui.present.picture.Tongue;

/** Whoever does something good that was not asked for hears both. */
class NotAskedTest {
    private final Match match = Match.start(Shipped.rules("nine-mens-morris", 2), 1);

    /** @return what is said of the last of the places that men are put on, one after the other */
    private String said(String... places) {
        List<Event> events = new ArrayList<>();
        Move last = null;
        for (String place : places) {
            last = match.decision().legal().stream()
                    .filter(move -> move.text().endsWith(place))
                    .findFirst()
                    .orElseThrow();
            events.clear();
            match.listen(events::add);
            match.play(last);
            match.listen(null);
        }
        return new NotAsked(new Tongue(match.rules(), new Manner("en", false)), last, events).sentence();
    }

    @Test
    void aMillIsNamedFirst() {
        assertThat(said("a1", "b4", "d1", "f4", "g1"))
                .contains("mill")
                .endsWith(" Well done, but something else is asked for here.");
    }

    @Test
    void ofAnyOtherMoveItIsSaidThatItWasNotAsked() {
        assertThat(said("a1")).isEqualTo("Something else is asked for here.");
    }
}
