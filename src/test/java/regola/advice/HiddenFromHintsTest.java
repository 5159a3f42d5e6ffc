package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Guess;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** A hint knows no more than who asks for it: matches that look the same get the same one. */
class HiddenFromHintsTest {
    private static final int MOMENTS = 30;

    private static final int MANY = 300;

    @ParameterizedTest
    @CsvSource({"croak,2", "nin-jan,3"})
    void whatLiesHiddenChangesNoHint(String game, int players) {
        Ruleset rules = Shipped.rules(game, players);
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(60), 1);
        Random random = new Random(3);
        int compared = 0;
        for (int i = 0; i < MOMENTS; i++) {
            Match match = Match.start(rules, i);
            for (int more = random.nextInt(60); more > 0 && !match.isOver(); more--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 2) continue;
            Match other = guessed(match, i);
            if (other == null || other.fingerprint() == match.fingerprint()) continue;
            assertThat(other.fingerprint(match.decider())).isEqualTo(match.fingerprint(match.decider()));
            Advice here = adviser.hint(match, 7, () -> false);
            Advice there = adviser.hint(other, 7, () -> false);
            assertThat(there.good()).as(game + " " + i).isEqualTo(here.good());
            assertThat(there.reasons().stream().map(reason -> reason.text("en")).toList())
                    .as(game + " " + i)
                    .isEqualTo(here.reasons().stream()
                            .map(reason -> reason.text("en"))
                            .toList());
            compared++;
        }
        assertThat(compared).isGreaterThan(2);
    }

    /** The same for what is told where all moves are as good; nothing is searched, so many moments are looked at. */
    @ParameterizedTest
    @CsvSource({"croak,2", "croak,4", "nin-jan,3"})
    void whatLiesHiddenDoesNotChangeWhichMoveDoesMost(String game, int players) {
        Ruleset rules = Shipped.rules(game, players);
        Random random = new Random(5);
        for (int i = 0; i < MANY; i++) {
            Match match = Match.start(rules, i);
            for (int more = random.nextInt(60); more > 0 && !match.isOver(); more--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver()) continue;
            Match other = guessed(match, i);
            if (other == null || other.fingerprint() == match.fingerprint()) continue;
            assertThat(foremost(other)).as(game + " " + i).isEqualTo(foremost(match));
        }
    }

    private static String foremost(Match match) {
        return new Crowd(match, 7, () -> false)
                .foremost(IntStream.range(0, match.legalCount()).boxed().toList()).stream()
                        .map(reason -> reason.text("en"))
                        .collect(Collectors.joining());
    }

    /** @return another world that looks the same; null in the middle of a turn, where it would not know its turn */
    private static Match guessed(Match match, long seed) {
        Match other = Guess.of(match, match.decider(), seed + 1);
        try {
            other.guesses(match.decider());
            return other;
        } catch (IllegalStateException inTheMiddleOfATurn) {
            return null;
        }
    }
}
