package regola.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;

/** What is chosen in secret, in games that say what is good. */
class ComparisonTest {
    private static final Ruleset BIDS = Small.rules("src/test/resources/search/bids.rules", Map.of());

    private static Prospects look(Match match, long iterations, long seed, Shortlist scope) {
        return Small.search(BIDS).look(match, Budget.ofIterations(iterations), seed, scope, () -> false);
    }

    @Test
    void findsTheHighestBidInFewWorlds() {
        for (int seed = 0; seed < 20; seed++) {
            Prospects found = look(Match.start(BIDS, 1), 10, seed, Shortlist.ALL);
            assertThat(found.best().index()).as("seed " + seed).isEqualTo(4);
        }
    }

    @Test
    void looksAtNoMoreWorldsThanAllowed() {
        Match match = Match.start(BIDS, 1);
        for (long most : new long[] {1, 2, 4, 5, 6, 12, 300}) {
            Prospects found = look(match, most, 1, Shortlist.ALL);
            assertThat(found.iterations()).isBetween(Math.max(1, most - 4), most);
            assertThat(found.moves().stream().mapToLong(Considered::visits).sum())
                    .isEqualTo(found.iterations());
        }
    }

    @Test
    void inHardlyAnyTimeEachIsTriedOnce() {
        Prospects found = Small.search(BIDS)
                .look(Match.start(BIDS, 1), Budget.ofTime(Duration.ofNanos(1)), 1, Shortlist.ALL, () -> false);
        assertThat(found.moves()).extracting(Considered::visits).containsOnly(1L);
        assertThat(found.best().index()).isEqualTo(4);
    }

    @Test
    void whatIsWeakIsGivenUpUnlessItMustBeTried() {
        Match match = Match.start(BIDS, 1);
        Prospects found = look(match, 300, 1, Shortlist.ALL);
        assertThat(found.moves().get(0).visits())
                .isLessThan(found.moves().get(4).visits() / 2);
        found = look(match, 300, 1, Shortlist.allAnd(List.of(0)));
        assertThat(found.moves().get(0).visits()).isEqualTo(found.moves().get(4).visits());
    }

    @Test
    void looksOnlyAtWhatItIsGiven() {
        Prospects found = look(Match.start(BIDS, 1), 50, 1, Shortlist.only(List.of(1, 3)));
        assertThat(found.best().index()).isEqualTo(3);
        assertThat(found.moves().get(4).visits()).isZero();
    }

    @Test
    void theSameSeedAndWorldsFindTheSame() {
        Ruleset rules = Ruleset.of(Shipped.game("nin-jan"), 3, Map.of());
        Match match = Match.start(rules, 3);
        Dice dice = new Dice(1);
        while (match.turnNumber() < 4) match.playIndex(dice.below(match.legalCount()));
        Lookahead search = Small.search(rules);
        List<Considered> once = search.look(match, Budget.ofIterations(90), 5, Shortlist.ALL, () -> false)
                .moves();
        List<Considered> again = search.look(match.copy(), Budget.ofIterations(90), 5, Shortlist.ALL, () -> false)
                .moves();
        assertThat(again).isEqualTo(once);
    }
}
