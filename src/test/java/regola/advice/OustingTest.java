package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** Whoever can surely put somebody out, and loses nothing by it, is advised to do that, and told so. */
class OustingTest {
    private final Ruleset rules = Shipped.rules("croak", 4);

    private static boolean ousts(Match match, int move) {
        Match after = match.copy();
        after.playIndex(move);
        return !after.isOver()
                && after.isIn(match.decider())
                && IntStream.range(0, 4).anyMatch(player -> match.isIn(player) && !after.isIn(player));
    }

    private static long seed(Match match) {
        return match.fingerprint(match.decider());
    }

    @Test
    void whoCanTakeAQueenIsToldSo() {
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(1_500), 1);
        int could = 0;
        int advised = 0;
        for (int seed = 1; could < 10; seed++) {
            Match match = Match.start(rules, seed);
            Random random = new Random(seed);
            for (int i = 0; i < 150 && !match.isOver(); i++) {
                Match now = match;
                List<Integer> ousting = IntStream.range(0, now.legalCount())
                        .filter(move -> now.legalCount() > 1 && ousts(now, move))
                        .boxed()
                        .toList();
                if (!ousting.isEmpty()) {
                    could++;
                    Advice advice = adviser.hint(match, seed, () -> false);
                    if (ousting.contains(match.decision().legal().indexOf(advice.best()))) {
                        advised++;
                        assertThat(advice.reasons().get(0).text("en"))
                                .containsPattern(
                                        "takes the .* queen|wins|brings you a queen|pushes the .* queen|: a queen\\.");
                        Match there = match;
                        IntStream.range(0, there.legalCount())
                                .filter(move -> !ousting.contains(move) && !Adviser.wins(there, move))
                                .findFirst()
                                .ifPresent(move -> assertThat(
                                                adviser.against(there, move, advice, seed(there), () -> false))
                                        .as("who leaves a queen standing has lost something")
                                        .satisfies(other -> assertThat(other.none() || !other.isNear())
                                                .isTrue()));
                    }
                    break;
                }
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        assertThat(advised).as("of %d", could).isGreaterThanOrEqualTo(7);
    }
}
