package regola.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.search.Budget;
import regola.search.Clock;
import regola.search.Dice;
import regola.search.Outlook;
import regola.search.Small;
import regola.search.Tuning;

class OpponentsTest {
    private static final Opponents OF_HEAP = new Opponents(Tuning.of(Small.HEAP), 1);

    private static Match heap(long size) {
        Ruleset rules = Small.rules("src/test/resources/cli/heap/heap.rules", Map.of("size", List.of(size)));
        return Match.start(rules, 1);
    }

    private static String move(String who, Match match, long seed) {
        int index = OF_HEAP.named(who).orElseThrow().choose(match, seed, () -> false);
        return match.decision().legal().get(index).text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "greedy",
                "beginner",
                "easy",
                "fair",
                "good",
                "best",
                "best:300",
                "easy:1",
                "with-me",
                "with-me:2.35",
                "with-me:4"
            })
    void areFoundByName(String name) {
        assertThat(Opponents.isName(name)).isTrue();
        assertThat(OF_HEAP.named(name)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nobody",
                "best:",
                "best:0",
                "best:-1",
                "random:3",
                "best:1e3",
                "best:99999999999",
                "with-me:5",
                "with-me:4.5",
                "with-me:"
            })
    void nobodyElseIsFound(String name) {
        assertThat(Opponents.isName(name)).isFalse();
        assertThat(OF_HEAP.named(name)).isEmpty();
    }

    @Test
    void theGreedyOneTakesWhatItCanGet() {
        assertThat(move("greedy", heap(11), 1)).isEqualTo("take 3");
        assertThat(move("greedy", heap(6), 1)).isEqualTo("take 3"); // and so loses
    }

    @Test
    void whoLooksAheadLeavesFour() {
        assertThat(move("best:2000", heap(6), 1)).isEqualTo("take 2");
    }

    /** A win in one is seen by everybody. */
    @ParameterizedTest
    @ValueSource(strings = {"beginner:40", "easy", "fair", "good", "best:200"})
    void aWinInOneIsTaken(String who) {
        for (int seed = 0; seed < 30; seed++)
            assertThat(move(who, heap(3), seed)).isEqualTo("take 3");
    }

    @Test
    void theSameSeedMakesTheSameMove() {
        for (String who : List.of("random", "greedy", "beginner", "fair", "best:100"))
            for (int seed = 0; seed < 10; seed++)
                assertThat(move(who, heap(9), seed)).as(who).isEqualTo(move(who, heap(9), seed));
    }

    @Test
    void weakEyesOverlookMore() {
        int few = 0;
        int many = 0;
        for (int seed = 0; seed < 200; seed++) {
            few += noticed(0.2, seed).size();
            many += noticed(0.8, seed).size();
        }
        assertThat(few).isLessThan(many).isGreaterThanOrEqualTo(200);
    }

    @Test
    void whoGrowsPlaysLikeTheLevelsAndBetweenThem() {
        for (Strength level : Strength.values()) {
            Skill skill = Skill.between(level.ordinal());
            assertThat(skill.sight()).isEqualTo(level.skill().sight());
            if (level != Strength.BEST)
                assertThat(skill.budget()).isEqualTo(level.skill().budget());
        }
        double last = -1;
        for (double figure = 0; figure <= Opponents.highestFigure(); figure += 0.1) {
            assertThat(Skill.between(figure).sight()).isGreaterThan(last);
            last = Skill.between(figure).sight();
        }
    }

    /** Of three moves two are hardly ever seen by who overlooks each as often as each of seven. */
    @Test
    void whereMovesAreFewEachIsNoticedMoreOften() {
        Tuning heap = OF_HEAP.tuning();
        assertThat(heap.moves()).isBetween(2.0, 3.0);
        double last = -1;
        for (Strength level : Strength.values()) {
            Skill skill = level.skill();
            assertThat(skill.in(like(Tuning.USUAL_MOVES, 0))).isEqualTo(skill);
            assertThat(skill.in(like(40, 0))).isEqualTo(skill);
            Skill few = skill.in(heap);
            assertThat(few.sight()).isGreaterThan(last).isBetween(skill.sight(), 1.0);
            last = few.sight();
        }
        assertThat(Strength.EASY.skill().in(like(3, 0)).sight()).isBetween(0.25, 0.3);
        assertThat(fewNoticed(heap.moves())).isGreaterThan(fewNoticed(Tuning.USUAL_MOVES) + 20);
    }

    private static Tuning like(double moves, double luck) {
        return like(moves, luck, 2);
    }

    private static Tuning like(double moves, double luck, int seats) {
        return new Tuning(1, 0, false, moves, luck, false, seats, false);
    }

    /** Where a coin is hidden, or dice fall, luck makes up for mistakes. */
    @Test
    void whereLuckHasItsPartWhatStandsOutIsOverlookedMore() {
        assertThat(OF_HEAP.tuning().luck()).isZero();
        assertThat(Small.search(Small.COIN).tuning().luck()).isPositive();
        for (Strength level : Strength.values()) {
            Skill skill = level.skill();
            Skill lucky = skill.in(like(Tuning.USUAL_MOVES, 1));
            assertThat(lucky.sight()).isEqualTo(skill.sight());
            if (level == Strength.BEST) assertThat(lucky).isEqualTo(skill);
            else assertThat(lucky.loud()).isLessThan(skill.loud());
        }
    }

    /** Of what somebody overlooks each of the others gains only a part; with two seats nothing changes. */
    @Test
    void whereMorePlayMoreIsOverlooked() {
        for (Strength level : Strength.values()) {
            Skill skill = level.skill();
            for (double moves : new double[] {3, Tuning.USUAL_MOVES, 40}) {
                Skill last = skill.in(like(moves, 0.5));
                for (int seats = 3; seats <= 5; seats++) {
                    Skill more = skill.in(like(moves, 0.5, seats));
                    if (level == Strength.BEST) assertThat(more).isEqualTo(skill);
                    else assertThat(more.sight()).isLessThan(last.sight());
                    assertThat(more.loud()).isLessThanOrEqualTo(last.loud());
                    last = more;
                }
            }
        }
        Skill good = Strength.GOOD.skill().in(like(40, 0, 5));
        assertThat(good.sight()).isBetween(0.51, 0.52);
        assertThat(good.loud()).isBetween(0.72, 0.73);
        double last = 0;
        for (double figure = 0; figure <= Opponents.highestFigure(); figure += 0.05) { // who grows makes no leap
            double sight = Skill.between(figure).in(like(40, 0, 5)).sight();
            assertThat(sight - last).isBetween(0.0, 0.1);
            last = sight;
        }
    }

    /** @return how many moves the easy one notices in some matches, in a game of so many moves a decision */
    private static int fewNoticed(double moves) {
        Skill easy = Strength.EASY.skill().in(like(moves, 0));
        int noticed = 0;
        for (int seed = 0; seed < 200; seed++)
            noticed += noticed(easy.sight(), seed).size();
        return noticed;
    }

    private static List<Integer> noticed(double sight, int seed) {
        Budget budget = Budget.ofIterations(1);
        Dice dice = new Dice(seed);
        Clock clock = new Clock(budget, () -> false);
        return new Glance(heap(11), new Skill(sight, 0.5, budget), 1, dice, clock).noticed(dice);
    }

    /**
     * What digging is good for comes with the next decision of the same turn. Who looks at all sees it, so a fair
     * player hardly ever misses it.
     */
    @Test
    void whatAMoveBringsWithinItsTurnIsSeenWithIt() {
        Match match = Match.start(Small.rules("src/test/resources/search/digging.rules", Map.of()), 1);
        Clock clock = new Clock(Budget.ofIterations(1), () -> false);
        assertThat(Outlook.afterEach(match, 1, clock)[1]).as("dug, not lifted").isLessThan(1);
        assertThat(Outlook.afterEachTurn(match, 1, 1_000, clock)[1]).isGreaterThan(9);
        assertThat(Outlook.afterEachTurn(match, 1, 0, clock)).as("no time").containsExactly(1, 0);

        Opponents digging = new Opponents(Tuning.of(match.rules()), 1);
        assertThat(dug(match, digging, "fair")).isGreaterThanOrEqualTo(90);
        assertThat(dug(match, digging, "good")).isGreaterThanOrEqualTo(95);
        assertThat(dug(match, digging, "beginner")).isLessThan(dug(match, digging, "fair"));
    }

    private static int dug(Match match, Opponents opponents, String who) {
        ComputerPlayer player = opponents.named(who).orElseThrow();
        int dug = 0;
        for (int seed = 0; seed < 100; seed++) if (player.choose(match, seed, () -> false) == 1) dug++;
        return dug;
    }

    private static final Ruleset PURSES = Small.rules("src/test/resources/search/purses.rules", Map.of());
    private static final Opponents OF_PURSES = new Opponents(Tuning.of(PURSES), 1);

    /** @return how often of 300 times somebody begins that way */
    private static int begins(String who, String way) {
        Match match = Match.start(PURSES, 1);
        ComputerPlayer player = OF_PURSES.named(who).orElseThrow();
        int begun = 0;
        for (int seed = 0; seed < 300; seed++) {
            int index = player.choose(match, seed, () -> false);
            if (match.decision().legal().get(index).text().equals(way)) begun++;
        }
        return begun;
    }

    /** A move by which the next reply takes something for nothing looks pointless: nobody fair makes it. */
    @Test
    void nothingIsGivenAwayForNothing() {
        assertThat(begins("fair", "show")).isLessThanOrEqualTo(4);
        assertThat(begins("good", "show")).isLessThanOrEqualTo(2);
        assertThat(begins("beginner", "show")).isGreaterThan(begins("fair", "show"));
    }

    /** Whoever notices hardly anything does what brings the aim forward; so it does not look like chance. */
    @Test
    void whoNoticesHardlyAnythingBringsTheAimForward() {
        assertThat(begins("fair", "collect")).isGreaterThanOrEqualTo(225);
        assertThat(begins("beginner", "collect")).isLessThan(begins("fair", "collect"));
    }

    @Test
    void whatIsTakenBackAtOnceIsNoLoss() {
        Match match = Match.start(PURSES, 1);
        Clock clock = new Clock(Budget.ofIterations(1), () -> false);
        double[] kept = Outlook.afterWorstReply(match, 1, 1_000, clock);
        List<String> ways =
                match.decision().legal().stream().map(move -> move.text()).toList();
        assertThat(Outlook.now(match, 1)).isZero();
        assertThat(kept[ways.indexOf("show")]).isEqualTo(-59);
        assertThat(kept[ways.indexOf("bait")]).as("and no gain either").isZero();
        assertThat(kept[ways.indexOf("stroll")]).isZero();
    }
}
