package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.language.Shipped;

/** A frog hops out of the way, so that another one finds a flower with the next hop of the turn. */
class LaterInTurnTest {
    private final Match match = Match.start(Shipped.rules("china-moon", 3), 4);
    private Event flower;
    private int finder;

    private LaterInTurnTest() {
        Random random = new Random(4);
        while (flower == null) {
            finder = random.nextInt(match.legalCount());
            flower = found(finder);
            if (flower != null && another() < 0) flower = null;
            if (flower == null) match.playIndex(finder);
        }
    }

    private Event found(int move) {
        return new Witness(match.decider())
                .atOnce(match, move).stream()
                        .filter(event -> "take-flower".equals(event.property()))
                        .findFirst()
                        .orElse(null);
    }

    /** @return the index of a move that finds no flower; less than 0 if all do */
    private int another() {
        return IntStream.range(0, match.legalCount())
                .filter(move -> found(move) == null)
                .findFirst()
                .orElse(-1);
    }

    private List<WhyBetter> told(List<Integer> praised) {
        Happens now = new Happens(flower, When.NOW, match.decider(), match.names());
        return LaterInTurn.told(List.of(now), match, praised);
    }

    @Test
    void whatComesOnlyWithMoreMovesOfTheTurnIsSaidOfTheTurn() {
        assertThat(told(List.of(finder)).get(0))
                .isInstanceOfSatisfying(
                        Happens.class, happens -> assertThat(happens.when()).isEqualTo(When.NOW));
        WhyBetter later = told(List.of(another())).get(0);
        assertThat(later.text("en")).isEqualTo("In this turn it can bring you a flower.");
        assertThat(later.text("it")).isEqualTo("In questo turno può darti un fiore.");
        assertThat(told(List.of(finder, another())).get(0).text("en"))
                .as("of several it is said by each")
                .doesNotContain("In this turn");
    }
}
