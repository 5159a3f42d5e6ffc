package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EarlierTest {
    private static final String[] COINS = {
        "choice face: heads, tails",
        "pieces men: 1 \"{player}-{n}\" for each player",
        "zone home of each player",
        "each player keeps coin: face = none, seen by owner unless no players",
        "turn",
        "  for each who in players",
        "    choose lay by who secretly",
        "      option lay (shown in [heads, tails])",
        "        then",
        "          set coin of who = shown",
        "  choose wait by mover",
        "    option wait",
    };

    private static Match match(int decisions) {
        Match match = Match.start(SampleRules.written(COINS), 1);
        for (int i = 0; i < decisions; i++) match.playIndex(0);
        return match;
    }

    @Test
    void theLastDecisionComesFirst() {
        assertThat(match(3).earlier()).extracting(Earlier::by).containsExactly(0, 1, 0);
    }

    @Test
    void whatIsChosenInTheSecretRoundUnderWayIsNotTold() {
        assertThat(match(1).earlier()).isEmpty();
        assertThat(match(2).earlier()).as("all have chosen").hasSize(2);
        assertThat(match(4).earlier()).hasSize(3);
        assertThat(match(4).secretRoundStart().earlier()).hasSize(3);
    }

    @Test
    void copiesKnowItAndScratchMatchesDoNot() {
        Match match = match(3);
        assertThat(match.copy().earlier()).hasSize(3);
        assertThat(match.scratch().earlier()).isEmpty();
        Match other = Match.start(match.rules(), 2);
        other.become(match);
        assertThat(other.earlier()).hasSize(3);
        Match scratch = Match.start(match.rules(), 2).scratch();
        scratch.become(match);
        scratch.playIndex(0);
        assertThat(scratch.earlier()).isEmpty();
    }

    @Test
    void ofALongMatchTheLastIsKept() {
        assertThat(match(300).earlier()).hasSizeBetween(100, 201);
        assertThat(match(3_000).earlier()).hasSizeBetween(100, 201);
    }

    @Test
    void nothingIsKeptWhereNobodyChoosesInSecret() {
        Match match = Match.start(
                SampleRules.written(
                        "pieces men: 1 \"{player}-{n}\" for each player",
                        "zone home of each player",
                        "turn",
                        "  choose wait by mover",
                        "    option wait"),
                1);
        match.playIndex(0);
        assertThat(match.earlier()).isEmpty();
    }

    @Test
    void whatWasFoundOutIsFoundOutOnce() {
        Match match = match(3);
        AtomicInteger asked = new AtomicInteger();
        assertThat(match.earlier().get(1).<Integer>noted(0, asked::incrementAndGet))
                .isEqualTo(1);
        assertThat(match.copy().earlier().get(1).<Integer>noted(0, asked::incrementAndGet))
                .isEqualTo(1);
        assertThat(match.earlier().get(1).<Integer>noted(1, asked::incrementAndGet))
                .isEqualTo(2);
    }
}
