package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** Hints at random positions of all games: only what is legal, only rules that there are, and whole sentences. */
class AdviceTest {
    private static final int POSITIONS = 8;
    private static final int FARTHEST = 60;

    static List<String> games() {
        return Shipped.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void hintsAreLegalAndTheirRulesExist(String game) {
        Ruleset rules = Shipped.rules(game, game.equals("nine-mens-morris") ? 2 : 3);
        Adviser adviser = new Adviser(new Tuning(30, 2, false), Budget.ofIterations(60), 1);
        Set<String> known = new TreeSet<>(rules.game().ruleNumbers());
        SplittableRandom chance = new SplittableRandom(11);
        for (int i = 0; i < POSITIONS; i++) {
            Match match = Match.start(rules, i);
            for (int far = chance.nextInt(FARTHEST); far > 0 && !match.isOver(); far--)
                match.playIndex(chance.nextInt(match.legalCount()));
            if (match.isOver()) continue;
            Advice hint = adviser.hint(match, i, () -> false);
            assertThat(match.decision().legal()).containsAll(hint.good());
            for (WhyBetter reason : hint.reasons()) {
                if (reason.rule() != null) assertThat(known).contains(reason.rule());
                for (Manner manner : List.of(Manner.of("en"), new Manner("it", false)))
                    assertThat(reason.in(manner)).as(game).matches("(?s)\\p{Lu}.*[.!?]");
            }
            Objection against = adviser.against(match, match.legalCount() - 1, i, () -> false);
            assertThat(match.decision().legal()).contains(against.move(), against.better());
        }
    }
}
