package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;

class ReviewTest {
    private static final Tuning TUNING = Tuning.of(Small.HEAP);

    /** Eleven pebbles: three, one, one, three is a slip of the first player at seven, where three was right. */
    private static final List<Integer> SLIP = List.of(2, 0, 0, 1, 2, 0);

    private static Review review(Set<Integer> seats) {
        return Review.of(
                Match.start(Small.HEAP, 1), SLIP, new Review.Manner(TUNING, 400, seats), 5, part -> {}, () -> false);
    }

    @Test
    void findsTheMomentThatCostMost() {
        Review review = review(Set.of(0));

        assertThat(review.chances()).hasSizeGreaterThanOrEqualTo(5);
        assertThat(review.moments()).isNotEmpty();
        TurningPoint moment = review.moments().get(0);
        assertThat(moment.at()).isEqualTo(2);
        assertThat(moment.played().text()).isEqualTo("take 1");
        assertThat(moment.better().text()).isEqualTo("take 3");
        assertThat(moment.loss()).isGreaterThan(Review.LEAST_LOSS);
        assertThat(moment.followed().get(0)).isEqualTo(moment.better());
    }

    /** Three pebbles from eleven leave eight, from which nothing wins. */
    @Test
    void findsTheOneGoodMoveThatWasMade() {
        Review review = review(Set.of(0));

        assertThat(review.found()).isNotEmpty();
        TurningPoint found = review.found().get(0);
        assertThat(found.at()).isZero();
        assertThat(found.played()).isEqualTo(found.better());
        assertThat(found.other()).isNotEqualTo(found.better());
        assertThat(found.loss()).isGreaterThan(Review.LEAST_LOSS);
        assertThat(review.moments()).noneMatch(TurningPoint::isRight);
        assertThat(review.closest()).as("something cost much").isEmpty();
    }

    @Test
    void tellsFromWhereOnTheWinnerWasAhead() {
        Review review = review(Set.of(0));

        assertThat(review.turned()).as("the slip of the first player").isEqualTo(2);
        assertThat(review.leapt()).as("it brought the second player most").isEqualTo(2);
    }

    /** Where nobody's decision is told of, it is told at least where the match went. */
    @Test
    void whereThereIsNoDecisionToTellOfItIsToldWhereTheChancesChangedMost() {
        assertThat(review(Set.of()).swings()).contains(2).isSorted();
        assertThat(review(Set.of(0)).swings())
                .as("there is something to be told")
                .isEmpty();
    }

    /** Where little by little a match was lost, the dearest of the little losses are shown, and not one alone. */
    @Test
    void manySmallLossesAreLookedAtWhereNoneIsLarge() {
        List<Integer> moves = List.of(
                1, 1, 4, 3, 0, 5, 2, 2, 3, 0, 3, 2, 5, 1, 4, 3, 3, 4, 9, 1, 2, 5, 7, 4, 4, 6, 1, 4, 0, 8, 1, 1, 0, 0, 2,
                8, 0, 2, 3, 7, 4, 11, 2, 13, 0, 5, 3, 9, 1, 5, 2, 7, 1, 3, 1, 1, 0, 1, 0, 0);
        Match start = Match.start(Shipped.rules("reversi", 2), 0);
        Review lost = Review.of(
                start, moves, new Review.Manner(new Tuning(30, 2, false), 100, Set.of(0)), 1, part -> {}, () -> false);

        assertThat(lost.moments()).isEmpty();
        assertThat(Stream.concat(lost.slips().stream(), lost.closest().stream()))
                .hasSizeBetween(2, 3)
                .allMatch(moment -> moment.decider() == 0 && moment.loss() < Review.LEAST_LOSS);
        for (List<TurningPoint> each : List.of(lost.slips(), lost.closest()))
            assertThat(each)
                    .isSortedAccordingTo(
                            Comparator.comparingDouble(TurningPoint::loss).reversed());
    }

    @Test
    void onlyTheSeatsAskedForAreLookedAt() {
        assertThat(review(Set.of(1)).moments()).noneMatch(moment -> moment.decider() == 0);
    }

    @Test
    void theSameMatchIsReviewedAlike() {
        assertThat(review(Set.of(0, 1)).chances())
                .isEqualTo(review(Set.of(0, 1)).chances());
    }

    @Test
    void tellsHowFarItHasCome() {
        List<Review.SoFar> heard = new ArrayList<>();
        Review.of(
                Match.start(Small.HEAP, 1), SLIP, new Review.Manner(TUNING, 50, Set.of(0)), 5, heard::add, () -> false);

        assertThat(heard).extracting(Review.SoFar::part).isSorted().endsWith(1.0);
        assertThat(heard.get(0).chances())
                .as("the lines are drawn as they come")
                .hasSize(1);
        assertThat(heard.get(heard.size() - 1).chances()).hasSizeGreaterThanOrEqualTo(5);
        assertThat(heard.get(heard.size() - 1).worst()).as("what cost most").isEqualTo(2);
    }

    @Test
    void stopsWhenAskedTo() {
        assertThatThrownBy(() -> Review.of(
                        Match.start(Small.HEAP, 1),
                        SLIP,
                        new Review.Manner(TUNING, 100_000_000, Set.of(0)),
                        5,
                        part -> {},
                        () -> true))
                .isInstanceOf(CancellationException.class);
    }

    private static final Ruleset PIKE = Small.rules("src/test/resources/advice/pike.rules", Map.of());
    private static final int SWIM = 30;

    /** It has to be looked at so often, to be told from the others, that it is the most tried of them all. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatLosesTheMatchAtOnceAlwaysCounts(long seed) {
        Review.Manner manner = new Review.Manner(Tuning.of(PIKE), 300, Set.of(0, 1));
        Review review = Review.of(Match.start(PIKE, seed), List.of(2, 3, SWIM), manner, seed, part -> {}, () -> false);

        assertThat(review.moments()).isNotEmpty();
        TurningPoint swam = review.moments().get(0);
        assertThat(swam.at()).isEqualTo(2);
        assertThat(swam.lost()).isTrue();
        assertThat(swam.better()).isNotEqualTo(swam.played());
        assertThat(swam.loss()).isGreaterThan(0.3);
        assertThat(review.chances().get(2).get(0))
                .as("what had to be tried does not lower the chance of before")
                .isGreaterThan(0.35);
        assertThat(swam.reasons()).containsExactly(new Wins.Survives());
    }

    /** Whoever reads what a move has cost looks at the lines: both say the same. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theChancesFallByWhatAMomentCost(long seed) {
        Ruleset kalah = Shipped.rules("kalah", 2);
        Review.Manner manner = new Review.Manner(Tuning.of(kalah), 60, Set.of(0, 1));
        Match match = Match.start(kalah, seed);
        List<Integer> moves = new ArrayList<>();
        Random random = new Random(seed);
        while (!match.isOver()) {
            moves.add(random.nextInt(match.legalCount()));
            match.playIndex(moves.get(moves.size() - 1));
        }
        Review review = Review.of(Match.start(kalah, seed), moves, manner, seed, part -> {}, () -> false);
        assertThat(review.moments()).isNotEmpty();
        for (TurningPoint moment : review.moments()) {
            assertThat(moment.foretold()).isTrue();
            double before = review.chances().get(moment.at()).get(moment.decider());
            assertThat(before).isGreaterThanOrEqualTo(moment.loss());
            if (moment.at() + 1 == review.chances().size()) continue;
            double after = review.chances().get(moment.at() + 1).get(moment.decider());
            if (review.moments().stream().noneMatch(other -> other.at() == moment.at() + 1))
                assertThat(after).as("after move %s", moment.at()).isLessThanOrEqualTo(before - moment.loss() + 1e-9);
        }
    }

    /** Whoever asks about the same move in the match and when it is over is told one thing. */
    @ParameterizedTest
    @ValueSource(strings = {"kalah", "nine-mens-morris", "croak"})
    void whoAsksWhyNotIsAnsweredAsItIsLookedBackAt(String game) {
        Ruleset rules = Shipped.rules(game, 2);
        Tuning tuning = Tuning.of(rules);
        Budget again = Budget.ofIterations(400);
        Match match = Match.start(rules, 3);
        List<Integer> moves = new ArrayList<>();
        List<Match> before = new ArrayList<>();
        Random random = new Random(3);
        while (!match.isOver() && moves.size() < 40) {
            before.add(match.copy());
            moves.add(random.nextInt(match.legalCount()));
            match.playIndex(moves.get(moves.size() - 1));
        }
        Review.Manner manner = new Review.Manner(tuning, 60, again, Set.of(0, 1));
        Review review = Review.of(Match.start(rules, 3), moves, manner, 3, part -> {}, () -> false);
        assertThat(review.moments()).isNotEmpty();
        Adviser adviser = new Adviser(tuning, again, 1);
        for (TurningPoint moment : review.moments()) {
            Match then = before.get(moment.at());
            long seed = then.fingerprint(then.decider());
            Advice hint = adviser.hint(then, seed, () -> false);
            assertThat(hint.best()).isEqualTo(moment.better());
            Objection asked = adviser.against(then, moves.get(moment.at()), hint, seed, () -> false);
            assertThat(asked.loss()).as("move %s", moment.at()).isEqualTo(moment.loss());
            assertThat(asked.noise()).isEqualTo(moment.lost() ? asked.noise() : moment.noise());
            assertThat(texts(asked.reasons())).isEqualTo(texts(moment.reasons()));
        }
    }

    private static List<String> texts(List<WhyBetter> reasons) {
        return reasons.stream().map(reason -> reason.text("en")).toList();
    }
}
