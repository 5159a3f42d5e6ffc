package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
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

    /** What becomes of a frog where it lands is seen right after the move: it is said with the move. */
    @Test
    void whatFollowsByItselfIsSaidWithTheMove() {
        assertThat(told("china-moon", 3, "en").filter(comes -> comes.contains("butterfly")))
                .isNotEmpty()
                .allMatch(comes -> comes.startsWith("And then: a butterfly"));
        assertThat(told("china-moon", 3, "it").filter(comes -> comes.contains("sciocca")))
                .isNotEmpty()
                .anyMatch(comes -> comes.equals("E poi: una rana sciocca – devi scambiare un fiore."))
                .allMatch(comes -> comes.startsWith("E poi: una rana sciocca"));
        assertThat(told("croak", 2, "en").distinct())
                .as("what lies under a tile nobody knows")
                .contains("And then: a surprise!");
    }

    /** A child that turns a ring as it was told would take it for a mistake that its own mill is gone. */
    @Test
    void whatAMoveCostsAtOnceIsSaidWithIt() {
        assertThat(told("moulin-rouge", 2, "en").distinct()).contains("But you lose a mill.");
        assertThat(told("moulin-rouge", 2, "it").distinct()).contains("Però perdi un mulino.");
        assertThat(told("china-moon", 3, "it").distinct()).contains("Però perdi un punto.");
        assertThat(told("china-moon", 3, "it")).noneMatch(comes -> comes.contains("Hai "));
    }

    /** @return what comes of each move at some moments of random matches, as it is said to who makes it */
    private static Stream<String> told(String game, int players, String language) {
        Ruleset rules = Shipped.rules(game, players);
        Random random = new Random(7);
        return IntStream.range(0, 5 * MOMENTS).boxed().flatMap(seed -> {
            Match match = Match.start(rules, seed);
            for (int n = random.nextInt(90); n > 0 && !match.isOver(); n--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver()) return Stream.of();
            Manner manner = new Manner(language, false).to(match.decider());
            return IntStream.range(0, Math.min(30, match.legalCount()))
                    .mapToObj(move -> Briefly.comes(match.legal(move), match, manner))
                    .filter(comes -> !comes.isEmpty());
        });
    }

    /** "You can hold Red back" where nothing of Red's is any worse afterwards would send a child to the wrong frog. */
    @Test
    void nobodyIsNamedOfWhomNothingIsSeen() {
        Ruleset rules = Shipped.rules("china-moon", 3);
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(300), 1);
        Random random = new Random(5);
        int left = 0;
        for (int i = 0; i < 2 * MOMENTS; i++) {
            Match match = Match.start(rules, i);
            for (int n = random.nextInt(90); n > 0 && !match.isOver(); n--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 2) continue;
            Advice advice = adviser.hint(match, 3, () -> false);
            Move move = Briefly.shown(advice);
            List<WhyBetter> seen = Briefly.seen(advice, move, match);
            left += advice.reasons().size() - seen.size();
            for (WhyBetter reason : seen)
                if (reason instanceof WhyBetter.Counts counts && counts.whose() != null) {
                    int aim = rules.aims().indexOf(counts.aim());
                    int whose = (int) counts.whose().player().number();
                    assertThat(counts.amount()).isLessThan(match.aim(aim, whose));
                }
        }
        assertThat(left).isPositive();
    }
}
