package regola.opponent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.search.Budget;
import regola.search.Lookahead;
import regola.search.Prospects;
import regola.search.Shortlist;
import regola.search.Small;
import regola.search.Tuning;

/** What a player by computer does at the limits: rules that fail, matches without end, moves without number. */
class LimitsTest {
    private static final List<String> WHO =
            List.of("random", "greedy", "beginner:20", "easy:20", "fair:20", "good:20", "best:50");

    private static Ruleset small(String name) {
        return Small.rules("src/test/resources/search/" + name + ".rules", Map.of());
    }

    private static Opponents of(Ruleset rules) {
        return new Opponents(Tuning.of(rules), 1);
    }

    private static void everybodyMovesIn(Match match) {
        Opponents opponents = of(match.rules());
        for (String who : WHO)
            assertThat(opponents.named(who).orElseThrow().choose(match, 1, () -> false))
                    .as(who)
                    .isBetween(0, match.legalCount() - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"failing-aim", "endless", "many", "only"})
    void everybodyFindsAMove(String name) {
        everybodyMovesIn(Match.start(small(name), 1));
    }

    @Test
    void whereAnAimFailsTheSearchGoesOnWithoutAndTells() {
        Match match = Match.start(small("failing-aim"), 1);
        Prospects found = Small.look(match, 3_000, 1);

        assertThat(found.trouble()).isNotNull();
        assertThat(found.trouble().getMessage()).contains("failing-aim.rules");
        assertThat(match.decision().legal().get(found.best().index()).text()).isEqualTo("take 2");
    }

    @Test
    void aMatchWithoutEndIsNobodys() {
        Prospects found = Small.look(Match.start(small("endless"), 1), 100, 1);

        assertThat(found.iterations()).isEqualTo(100);
        assertThat(found.best().share()).isCloseTo(0.5, within(1e-6));
    }

    @Test
    void amongTenThousandMovesAWinIsTaken() {
        Match match = Match.start(small("many"), 1);
        assertThat(match.legalCount()).isEqualTo(10_000);

        for (String who : List.of("beginner:20", "fair:20", "best:20"))
            assertThat(of(match.rules()).named(who).orElseThrow().choose(match, 1, () -> false))
                    .as(who)
                    .isGreaterThanOrEqualTo(9_900);
    }

    @Test
    void anEndedMatchAsksNobody() {
        Match match = Match.start(small("only"), 1);
        match.playIndex(of(match.rules()).named("best").orElseThrow().choose(match, 1, () -> false));
        assertThat(match.isOver()).isTrue();
    }

    static Stream<Ruleset> largestTables() {
        return Stream.concat(
                Stream.of(small("many"), small("endless")),
                Shipped.games().stream().map(id -> {
                    CheckedGame game = Shipped.game(id);
                    return Ruleset.of(game, game.seats().most(), Map.of());
                }));
    }

    /** Between two questions whether it shall stop, a search does little: a few walks of bounded length. */
    @ParameterizedTest
    @MethodSource("largestTables")
    void askedToStopItDoesSoAtOnce(Ruleset rules) {
        Match match = Match.start(rules, 1);
        for (boolean prior : List.of(false, true)) stopsAtOnce(match, new Lookahead(new Tuning(10, 0, prior)));
    }

    private static void stopsAtOnce(Match match, Lookahead search) {
        AtomicLong asked = new AtomicLong();
        assertThatThrownBy(() -> search.look(
                        match,
                        Budget.ofTime(Duration.ofHours(1)),
                        1,
                        Shortlist.ALL,
                        () -> asked.incrementAndGet() >= 3))
                .isInstanceOf(CancellationException.class);
        assertThat(asked).hasValue(3); // nothing more was asked, and nothing done, after it was told
    }

    /** A glance asks too; and whoever is given no time at all makes a move. */
    @ParameterizedTest
    @MethodSource("largestTables")
    void noLevelTakesLongerThanItMay(Ruleset rules) {
        Match match = Match.start(rules, 1);
        while (match.legalCount() == 1) match.playIndex(0);
        Tuning tuning = new Tuning(10, 0, true);
        Opponents hurried = new Opponents(tuning, 1, Duration.ofNanos(1), trouble -> {});
        for (String level : Strength.ids()) {
            assertThat(hurried.named(level).orElseThrow().choose(match, 1, () -> false))
                    .as(level)
                    .isBetween(0, match.legalCount() - 1);
            AtomicLong asked = new AtomicLong();
            ComputerPlayer calm = new Opponents(tuning, 1).named(level).orElseThrow();
            assertThatThrownBy(() -> calm.choose(match, 1, () -> asked.incrementAndGet() >= 2))
                    .as(level)
                    .isInstanceOf(CancellationException.class);
            assertThat(asked).as(level).hasValue(2);
        }
    }

    @Test
    void findingOutHowToLookAheadIsGivenUpAtOnce() {
        AtomicLong asked = new AtomicLong();
        assertThatThrownBy(
                        () -> Tuning.of(seed -> Match.start(small("many"), seed), () -> asked.incrementAndGet() >= 3))
                .isInstanceOf(CancellationException.class);
        assertThat(asked).hasValue(3);
    }
}
