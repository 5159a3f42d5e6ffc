package regola.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;

class HabitsTest {
    private static final Ruleset TOLD = bids(1);
    private static final Ruleset NEVER_TOLD = bids(0);
    private static final Clock CLOCK = new Clock(Budget.ofIterations(1), () -> false);
    private static final double AT_FIRST = Habits.unknown(2).of(1);
    /** What looks best at once is to bid most. */
    private static final int MOST = 4;

    private static Ruleset bids(long told) {
        return Small.rules("src/test/resources/search/bids.rules", Map.of("told", List.of(told)));
    }

    /** Bids of the first do not matter; those of the second are given. */
    private static Match after(Ruleset rules, int... bids) {
        Match match = Match.start(rules, 1);
        for (int bid : bids) {
            match.playIndex(2);
            match.playIndex(bid);
        }
        return match;
    }

    private static double ofSecond(Match match) {
        return Habits.of(match, 0, CLOCK).of(1);
    }

    @Test
    void whoHasShownNothingDoesWhatLooksBestHalfOfTheTime() {
        assertThat(AT_FIRST).isEqualTo(0.5, within(0.03));
        assertThat(ofSecond(after(TOLD))).isEqualTo(AT_FIRST);
    }

    @Test
    void whoHasDoneWhatLooksBestIsTakenToDoSoAgain() {
        double once = ofSecond(after(TOLD, MOST));
        double often = ofSecond(after(TOLD, MOST, MOST, MOST, MOST));
        assertThat(once).isGreaterThan(AT_FIRST + 0.1);
        assertThat(often).isGreaterThan(once).isGreaterThan(0.9);
    }

    @Test
    void whoHasDoneAnythingIsTakenToDoAnything() {
        double once = ofSecond(after(TOLD, 1));
        double often = ofSecond(after(TOLD, 1, 3, MOST, 0));
        assertThat(once).isLessThan(AT_FIRST - 0.15);
        assertThat(often).isBetween(0.05, 0.5);
    }

    @Test
    void whatWasNeverShownTellsNothing() {
        assertThat(ofSecond(after(NEVER_TOLD, MOST, MOST, MOST))).isEqualTo(AT_FIRST);
        assertThat(ofSecond(after(NEVER_TOLD, 0, 0, 0))).isEqualTo(AT_FIRST);
    }

    /** The first has chosen already, but nobody has been shown it. */
    @Test
    void whatIsChosenInTheRoundUnderWayTellsNothing() {
        Match low = after(TOLD, MOST);
        Match high = after(TOLD, MOST);
        low.playIndex(0);
        high.playIndex(MOST);
        assertThat(Habits.of(low, 1, CLOCK).of(0))
                .isEqualTo(Habits.of(high, 1, CLOCK).of(0));
        low.playIndex(0);
        high.playIndex(0);
        assertThat(Habits.of(low, 1, CLOCK).of(0))
                .isLessThan(Habits.of(high, 1, CLOCK).of(0));
    }

    @Test
    void aCopyKnowsTheSameAndASeatKnowsOnlyOthers() {
        Match match = after(TOLD, MOST, MOST);
        Habits known = Habits.of(match, 0, CLOCK);
        assertThat(Habits.of(match.copy(), 0, CLOCK).of(1)).isEqualTo(known.of(1));
        assertThat(known.of(0)).isEqualTo(AT_FIRST);
    }

    /** What there was to choose from is hidden here, so that it is drawn. */
    @Test
    void handsThatNobodySeesTellAsMuch() {
        Ruleset rules = Ruleset.of(Shipped.game("nin-jan"), 3, Map.of());
        double glancing = 0;
        double chancing = 0;
        for (int seed = 1; seed <= 6; seed++) {
            Dice dice = new Dice(seed);
            FirstGlance glance = new FirstGlance(Match.start(rules, 1), new Estimate(Match.start(rules, 1), 1));
            glancing += afterFourRounds(rules, seed, match -> glance.choice(match, dice)) / 6;
            chancing += afterFourRounds(rules, seed, match -> dice.below(match.legalCount())) / 6;
        }
        assertThat(glancing).isGreaterThan(0.8);
        assertThat(chancing).isLessThan(0.4);
    }

    @Test
    void whoDiffersFromTheOthersIsToldFromThem() {
        Ruleset rules = Ruleset.of(Shipped.game("nin-jan"), 3, Map.of());
        Match match = Match.start(rules, 2);
        FirstGlance glance = new FirstGlance(match, new Estimate(match, 1));
        Dice dice = new Dice(4);
        while (match.turnNumber() < 4) match.playIndex(match.decider() == 1 ? 0 : glance.choice(match, dice));
        double ofWhoGlances = Habits.of(match, 0, CLOCK).of(2);
        assertThat(ofWhoGlances).isGreaterThan(Habits.of(match, 0, CLOCK).of(1) + 0.1);
    }

    private static double afterFourRounds(Ruleset rules, long seed, ToIntFunction<Match> how) {
        Match match = Match.start(rules, seed);
        while (match.turnNumber() < 5) match.playIndex(how.applyAsInt(match));
        int seat = match.decider();
        Habits habits = Habits.of(match, seat, CLOCK);
        return (habits.of((seat + 1) % 3) + habits.of((seat + 2) % 3)) / 2;
    }
}
