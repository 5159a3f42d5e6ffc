package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.engine.run.Execution;
import regola.engine.state.Chance;
import regola.language.Shipped;

/**
 * Whether answers of functions are remembered is settled while many matches are played. Whoever comes after them takes
 * as many steps from the allowance, decision by decision, as whoever is the first and remembers everything.
 */
@org.junit.jupiter.api.parallel.Execution(ExecutionMode.CONCURRENT)
class KnownAnswersTest {
    private static final int MATCHES = 40;

    @ParameterizedTest
    @EnumSource(
            value = Tier.class,
            names = {"TREE", "CODE"})
    void whatIsRememberedChangesNoSteps(Tier tier) {
        for (String game : List.of("china-moon", "croak", "nin-jan")) {
            Ruleset used = Shipped.rules(game).in(tier);
            for (int seed = 0; seed < MATCHES; seed++)
                Playout.random(Match.startScratch(used, seed), seed, Long.MAX_VALUE);
            Ruleset fresh = Shipped.rules(game).in(tier);
            for (int seed = 0; seed < 3; seed++) sameSteps(Match.start(used, seed), Match.start(fresh, seed), seed);
        }
    }

    private static void sameSteps(Match one, Match other, long seed) {
        Chance chance = new Chance(seed);
        while (!one.isOver()) {
            int index = chance.below(one.legalCount());
            one.playIndex(index);
            other.playIndex(index);
            Execution x = one.execution();
            Execution y = other.execution();
            assertThat(y.fingerprint()).isEqualTo(x.fingerprint());
            assertThat(y.fuel()).as("%s, seed %d", one.position(), seed).isEqualTo(x.fuel());
        }
    }
}
