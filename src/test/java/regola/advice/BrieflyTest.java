package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** Those who read little are told in one short sentence why the move that they see is good. */
class BrieflyTest {
    private static final int MOMENTS = 12;

    @ParameterizedTest
    @ValueSource(strings = {"china-moon", "croak", "moulin-rouge", "nine-mens-morris"})
    void itIsOneSentenceOfOneMove(String game) {
        Ruleset rules = Shipped.rules(game, game.equals("nine-mens-morris") ? 2 : 3);
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(300), 1);
        Random random = new Random(5);
        int told = 0;
        for (int i = 0; i < MOMENTS; i++) {
            Match match = Match.start(rules, i);
            for (int n = random.nextInt(90); n > 0 && !match.isOver(); n--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 2) continue;
            Advice advice = adviser.hint(match, 3, () -> false);
            for (String language : new String[] {"en", "it"}) {
                String why = Briefly.why(advice, Briefly.shown(advice), match, new Manner(language, false));
                assertThat(advice.good()).contains(Briefly.shown(advice));
                // That many ways were tried says nothing of the move.
                assertThat(why).doesNotContainPattern("(?i)\\b(tried|provato|often|spesso)\\b");
                if (!advice.isOpen()) assertThat(why).isNotEmpty();
                if (why.isEmpty()) continue;
                told++;
                assertThat(why)
                        .hasSizeLessThanOrEqualTo(72)
                        .matches("\\p{Lu}.*[.!?]")
                        .doesNotContainPattern("(?i)\\b(each|after some|than with|ognuna|dopo alcune|che con"
                                + "|tabellone|board|arrow|frecce)\\b");
            }
        }
        assertThat(told).isPositive();
    }
}
