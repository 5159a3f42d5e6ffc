package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.Shipped;

/**
 * On both ponds, each hop of random matches names the free pads that it counts: as many as it may, in order, the last
 * one its end.
 */
class CountedWaysTest {
    private final List<Event> events = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"''", "pond-b", "'pond-b,flies'", "one-two-three-hop", "'pond-b,last-frog'"})
    void everyHopNamesThePadsThatItCounts(String variants) {
        Ruleset rules = Shipped.rules("china-moon", 3, variants.isEmpty() ? new String[0] : variants.split(","));
        int hops = 0;
        int longWays = 0;
        for (long seed = 0; seed < 12; seed++) {
            Match match = Match.start(rules, seed, events::add);
            Random pick = new Random(seed);
            while (!match.isOver()) {
                List<Move> legal = match.decision().legal();
                events.clear();
                String standing = match.position().object("zones").get("pond").toString();
                match.play(legal.get(pick.nextInt(legal.size())));
                List<Event> moved = events.stream()
                        .filter(e -> e.kind() == Event.Kind.MOVED && !e.over().isEmpty())
                        .toList();
                for (Event hop : moved.subList(0, Math.min(1, moved.size()))) {
                    hops++;
                    List<String> way = hop.over().stream().map(Thing::id).toList();
                    assertThat(way)
                            .as("%s to %s", hop.from(), hop.to())
                            .doesNotHaveDuplicates()
                            .endsWith(hop.to().id());
                    assertThat(way).doesNotContain(hop.from().id());
                    if (!hop.to().id().startsWith("island") && (variants.isEmpty() || variants.equals("pond-b")))
                        assertThat(way).hasSize(2);
                    for (String counted : way)
                        assertThat(standing)
                                .as("a frog stands there")
                                .doesNotContainPattern("\\b" + counted + "=\\[[a-z]+-\\d");
                    if (way.size() > 1) longWays++;
                }
            }
        }
        assertThat(hops).isGreaterThan(100);
        assertThat(longWays).isGreaterThan(50);
    }
}
