package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Tempo;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** Computers take the time that people need to follow, a press hurries them, and what was secret is told. */
class TempoTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Duration> waits = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final GamePresenter game =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {
                waits.add(wait);
                waiting.add(then);
            });

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void start(String id, int players, Set<String> computers) {
        Ruleset rules = Shipped.rules(id, players);
        game.start(new MatchSetUp(rules, 7, computers));
        game.shown(now().serial());
    }

    private void timePasses() {
        waiting.remove(waiting.size() - 1).run();
        game.shown(now().serial());
    }

    @ParameterizedTest
    @EnumSource
    void aComputerThinksAtLeastHalfASecond(Tempo tempo) {
        game.pace(tempo);
        start("nine-mens-morris", 2, Set.of("white", "black"));
        assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
        assertThat(now().story().moment()).as("it has not moved yet").isZero();
        assertThat(waits)
                .singleElement()
                .satisfies(wait -> assertThat(wait).isGreaterThanOrEqualTo(Duration.ofMillis(500)));
        timePasses();
        assertThat(now().story().moment()).isEqualTo(1);
        assertThat(now().decision().told()).as("what the one before has done").isNotEmpty();
        assertThat(waits).hasSize(2);
    }

    @Test
    void whoIsCalmTakesLongerThanWhoIsQuick() {
        assertThat(Tempo.CALM.thinking(60)).isGreaterThan(Tempo.USUAL.thinking(60));
        assertThat(Tempo.USUAL.thinking(60)).isGreaterThan(Tempo.QUICK.thinking(60));
    }

    @Test
    void aPressHurriesItOnByOneMove() {
        game.pace(Tempo.CALM);
        start("nine-mens-morris", 2, Set.of("white", "black"));
        game.pointOff(Double.NaN, Double.NaN);
        assertThat(now().story().moment()).isEqualTo(1);
        game.pointOff(Double.NaN, Double.NaN);
        assertThat(now().story().moment())
                .as("what has not been seen yet is not hurried on")
                .isEqualTo(1);
        game.shown(now().serial());
        game.hurry();
        assertThat(now().story().moment()).isEqualTo(2);
        waiting.get(0).run();
        assertThat(now().story().moment())
                .as("the time that had begun means nothing any more")
                .isEqualTo(2);
    }

    @Test
    void nobodyGoesOnWhileNobodyLooks() {
        game.pace(Tempo.USUAL);
        start("nine-mens-morris", 2, Set.of("white", "black"));
        game.rest(true);
        timePasses();
        assertThat(now().story().moment()).isZero();
        game.rest(false);
        timePasses();
        assertThat(now().story().moment()).isEqualTo(1);
    }

    @Test
    void whatWasChosenInSecretIsToldBeforeAnybodyGoesOn() {
        game.pace(Tempo.USUAL);
        start("nin-jan", 2, Set.of("p2"));
        assertThat(now().decision().waiting()).as("nothing has been chosen yet").isEqualTo(Waiting.PERSON);
        game.choose(now().decision().moves().get(0).key());
        game.shown(now().serial());
        timePasses();
        assertThat(now().decision().waiting()).isEqualTo(Waiting.TOLD);
        assertThat(now().decision().told()).contains("All cards are turned up.");
        assertThat(waits.get(waits.size() - 1)).isGreaterThanOrEqualTo(Duration.ofSeconds(3));
        assertThat(now().decision().choices()).isEmpty();
        game.hurry();
        assertThat(now().decision().waiting()).as("a press goes on").isNotEqualTo(Waiting.TOLD);
        for (int i = 0; i < 10 && now().decision().waiting() != Waiting.TOLD; i++) {
            game.shown(now().serial());
            if (now().decision().waiting() == Waiting.COMPUTER) timePasses();
            else game.choose(now().decision().moves().get(0).key());
        }
        assertThat(now().decision().told())
                .as("who won what, before the next choice")
                .hasSizeGreaterThanOrEqualTo(2)
                .allSatisfy(told -> assertThat(told).doesNotContain("has chosen"));
    }

    @Test
    void whoHasAnotherTurnIsToldWhy() {
        game.pace(Tempo.USUAL);
        start("kalah", 2, Set.of("north"));
        assertThat(now().decision().told()).isEmpty();
        String third = now().decision().moves().stream()
                .filter(move -> move.words().contains("a3"))
                .findFirst()
                .orElseThrow()
                .key();
        game.choose(third);
        game.shown(now().serial());
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
        assertThat(now().decision().told()).containsExactly("The last seed falls into the store: South sows again.");
    }

    @Test
    void whereNobodyLooksOnNothingIsWaitedFor() {
        start("nine-mens-morris", 2, Set.of("white", "black"));
        assertThat(now().story().moment()).isEqualTo(1);
        assertThat(waits).isEmpty();
    }

    /** @return how long computers think together until it is the turn of red again, who has hopped three times */
    private long untilRed(int players, Set<String> computers) {
        game.pace(Tempo.USUAL);
        start("china-moon", players, computers);
        while (!now().decision().decider().id().equals("red")) timePasses();
        while (now().decision().decider().id().equals("red")) {
            game.choose(now().decision().moves().get(0).key());
            game.shown(now().serial());
        }
        waits.subList(0, waits.size() - 1).clear();
        while (now().decision().waiting() == Waiting.COMPUTER) timePasses();
        return waits.stream().mapToLong(Duration::toMillis).sum();
    }

    @Test
    void forSeveralComputersTogetherNobodyWaitsLong() {
        assertThat(untilRed(3, Set.of("green", "orange"))).isLessThan(9000);
        assertThat(waits).as("two turns of three hops").hasSizeGreaterThanOrEqualTo(6);
    }
}
