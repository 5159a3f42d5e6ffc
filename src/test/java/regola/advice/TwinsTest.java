package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import regola.advice.seen.Twins;
import regola.engine.Match;
import regola.language.Shipped;
import regola.search.Considered;
import regola.search.Prospects;
import regola.search.Small;

/** One blade of grass is as good as another, whichever of them was tried most; to shut the gate is something else. */
class TwinsTest {
    private static final int GATE = 0;

    private final Match match = Match.start(Small.rules("src/test/resources/advice/lair.rules", Map.of()), 1);

    private List<Integer> praised(Considered... moves) {
        Prospects findings =
                new Prospects(List.of(moves), false, 2000, List.of(0.6, 0.4), 0.3, Map.of(), null, Set.of());
        return Twins.with(match, findings, findings.asGood(), 1, () -> false).stream()
                .map(Considered::index)
                .toList();
    }

    @Test
    void whatDiffersInNothingIsAsGoodThoughItWasTriedLessOften() {
        assertThat(match.decision().legal().get(GATE).text()).isEqualTo("shut-gate");
        assertThat(praised(
                        new Considered(0, 300, 0.58),
                        new Considered(1, 900, 0.60),
                        new Considered(2, 300, 0.58),
                        new Considered(3, 300, 0.40),
                        new Considered(4, 5, 0.60),
                        new Considered(5, 300, 0.40)))
                .as("the gate differs, the third blade is worse by far, the fourth was hardly tried")
                .containsExactly(1, 2);
    }

    /** Six places round one frog lie alike, and what is drawn from the bag after it is no reason to prefer one. */
    @Test
    void placesThatLieAlikeAreAsGoodThoughChanceComesAfterThem() {
        Match frogs = Match.start(Shipped.rules("army-of-frogs", 2), 302);
        for (int move = 0; move < 2; move++) frogs.playIndex(0);
        while (frogs.legalCount() < 2) frogs.playIndex(0);
        assertThat(frogs.legalCount()).isEqualTo(6);
        Considered[] moves = new Considered[6];
        for (int i = 0; i < 6; i++) moves[i] = new Considered(i, i == 1 ? 336 : 146, i == 1 ? 0.56 : 0.54);
        Prospects findings =
                new Prospects(List.of(moves), false, 2000, List.of(0.6, 0.4), 0.08, Map.of(), null, Set.of());
        assertThat(Twins.with(frogs, findings, List.of(moves[1]), 3, () -> false))
                .hasSize(6);
    }

    /**
     * A flower for a flower, and everybody can go on as before: what the search cannot tell apart a learner counts. To
     * keep two yellow flowers and to break a pair of somebody else brings most.
     */
    @Test
    void ofHalfTwinsThatWithMostPointsIsTold() {
        Match swap = Match.start(Shipped.rules("china-moon", 3), 85547159189676L);
        Stream.of("hop red-1 a2;hop red-3 a3;hop orange-3 a4;hop green-1 a5;hop green-2 a6;bounce a8;hop orange-1 a6;"
                        + "bounce a9;hop red-2 a6;bounce a10;hop red-3 a7;hop green-2 a12;leave lotus-pink a8;"
                        + "hop red-3 a11;hop red-2 a14;hop green-3 a3;hop green-2 a15;bounce a17;hop orange-3 a7;"
                        + "hop green-1 a8;hop green-1 a12;leave lotus-pink a10;hop orange-3 a10;hop orange-1 a15;"
                        + "bounce a18;hop red-3 a15;bounce a19")
                .flatMap(moves -> Stream.of(moves.split(";")))
                .forEach(swap::play);
        List<Considered> moves = IntStream.range(0, swap.legalCount())
                .mapToObj(move -> new Considered(move, 500 - move, 0.45))
                .toList();
        Prospects findings = new Prospects(moves, false, 2000, List.of(0.4, 0.3, 0.3), 0.4, Map.of(), null, Set.of());
        List<Considered> left = Twins.unsurpassed(swap, findings, moves);
        assertThat(left)
                .extracting(move -> swap.legal(move.index()).text())
                .containsExactly("swap lotus-white for lotus-pink with green");
        assertThat(Twins.preferring(findings, left).best()).isEqualTo(left.get(0));
        Match hop = Match.start(Shipped.rules("china-moon", 3), 1);
        List<Considered> hops = IntStream.range(0, hop.legalCount())
                .mapToObj(move -> new Considered(move, 500, 0.45))
                .toList();
        assertThat(Twins.unsurpassed(hop, findings.with(hops, Map.of()), hops))
                .as("after a hop others can be made")
                .isEqualTo(hops);
    }
}
