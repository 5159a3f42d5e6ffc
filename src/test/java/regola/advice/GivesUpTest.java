package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.language.Shipped;

/** A move that opens one's own mill looks like a mistake to whoever is not told the price. */
class GivesUpTest {
    /** Red has the mill on ray c; a turn of the middle ring opens it. */
    private static Match withMill() {
        Match match = Match.start(Shipped.rules("moulin-rouge", 2), 1);
        for (String move : List.of("place c1", "place f1", "place c2", "place f3", "place c3")) match.play(move);
        if (match.decider() == 0) match.playIndex(0); // a man may be taken for the mill
        match.play("place g1");
        return match;
    }

    private static int index(Match match, String move) {
        return IntStream.range(0, match.legalCount())
                .filter(at -> match.legal(at).text().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thePriceIsSaidWhereMostOtherMovesDoNotPayIt() {
        Match match = withMill();
        List<WhyBetter> said = List.of(new Chances(60, 50, false));
        List<WhyBetter> told = Costs.GivesUp.told(said, match, List.of(index(match, "turn middle cw")));
        assertThat(told).hasSize(2);
        assertThat(told.get(1).text("en")).isEqualTo("The price: then you have no mill.");
        assertThat(told.get(1).text("it")).isEqualTo("Il prezzo: poi non hai mulini.");
        assertThat(Costs.GivesUp.told(said, match, List.of(index(match, "place a1"))))
                .as("the mill stays")
                .isEqualTo(said);
        assertThat(Costs.GivesUp.told(List.of(), match, List.of(index(match, "turn middle cw"))))
                .as("a price is paid for something")
                .isEmpty();
    }
}
