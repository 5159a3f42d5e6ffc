package regola.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;

/** A move that looks a little worse at first is hardly tried any more: whoever asks wants to know it as well. */
class RunoffTest {
    private static final int WORLDS = 4_000;
    /** The two first moves of a match of Kalah that are worth most: with the one of them one sows again. */
    private static final List<Integer> WORTH_MOST = List.of(2, 5);

    private final Ruleset rules = Shipped.rules("kalah", 2);
    private final Tuning tuning = Tuning.of(rules);
    private final Match match = Match.start(rules, 1);
    private final Runoff runoff = new Runoff(new Lookahead(tuning, 1, 1), WORLDS, 5);

    private Prospects first() {
        List<Integer> all = IntStream.range(0, match.legalCount()).boxed().toList();
        return new Lookahead(tuning, 1, all.size())
                .look(match, Budget.ofIterations(WORLDS), 5, Shortlist.allAnd(all), () -> false);
    }

    @Test
    void eachIsKnownAsWellAsTheOthers() {
        Prospects first = first();
        Considered best = first.best();
        int other = WORTH_MOST.stream()
                .filter(move -> move != best.index())
                .findFirst()
                .orElseThrow();
        assertThat(WORTH_MOST).contains(best.index());
        assertThat(best.share() - first.moves().get(other).share())
                .as("in one search it looks worse")
                .isGreaterThan(0.05);

        Clock clock = new Clock(Budget.ofIterations(WORLDS), () -> false);
        Prospects found = runoff.between(match, WORTH_MOST, first, clock);
        Considered again = found.moves().get(best.index());
        assertThat(found.moves().get(other).visits()).isEqualTo(again.visits());
        assertThat(found.moves().get(other).share()).isCloseTo(again.share(), within(0.04));
        assertThat(found.moves().get(0))
                .as("nobody asked")
                .isEqualTo(first.moves().get(0));
        assertThat(found.lines()).containsKeys(0, 2, 5);
        assertThat(runoff.between(match, WORTH_MOST, first, clock).moves())
                .as("the same again")
                .isEqualTo(found.moves());
    }

    @Test
    void whereTimeIsUpAllIsAsItWas() {
        Prospects first = first();
        Clock up = new Clock(new Budget(WORLDS, 1), () -> false);
        assertThat(runoff.between(match, WORTH_MOST, first, up)).isSameAs(first);
    }
}
