package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.MatchView;

/** Nobody meets a match in which nobody can choose anything: it is dealt anew, to the same match each time. */
class DealingTest {
    private static boolean isChosen(Ruleset rules, long seed) {
        Match match = Match.start(rules, seed);
        for (int i = 0; i < 200 && !match.isOver(); i++) {
            if (match.legalCount() > 1) return true;
            match.play(match.decision().legal().get(0));
        }
        return !match.isOver();
    }

    @ParameterizedTest
    @CsvSource({"army-of-frogs, 2", "army-of-frogs, 3", "army-of-frogs, 4"})
    void aMatchThatCanOnlyBePassedThroughIsDealtAnew(String game, int players) {
        Ruleset rules = Shipped.rules(game, players);
        List<Long> dead = new ArrayList<>();
        for (long seed = 0; seed < 2000 && dead.size() < 3; seed++) if (!isChosen(rules, seed)) dead.add(seed);
        if (players == 2) assertThat(dead).isNotEmpty();
        for (long seed : dead) {
            MatchSetUp setUp = new MatchSetUp(rules, seed, Set.of());
            MatchSetUp again = Dealing.playable(setUp);
            assertThat(isChosen(rules, again.seed())).isTrue();
            assertThat(again).isEqualTo(Dealing.playable(setUp)).isEqualTo(Dealing.playable(again));
            List<Long> kept = new ArrayList<>();
            GamePresenter presenter =
                    new GamePresenter(Runnable::run, (MatchView view) -> {}, problem -> {}, KnownRules.thinking());
            presenter.record(record -> kept.add(record.seed()));
            presenter.resume(Resumption.dealt(setUp));
            presenter.start(setUp); // a seed that was asked for stays
            assertThat(kept).containsExactly(again.seed(), seed);
        }
    }

    @ParameterizedTest
    @CsvSource({"nine-mens-morris, 2", "croak, 2", "army-of-frogs, 2"})
    void whereSomebodyCanChooseTheSeedStays(String game, int players) {
        Ruleset rules = Shipped.rules(game, players);
        for (long seed = 0; seed < 5; seed++) {
            if (!isChosen(rules, seed)) continue;
            MatchSetUp setUp = new MatchSetUp(rules, seed, Set.of());
            assertThat(Dealing.playable(setUp)).isSameAs(setUp);
        }
    }
}
