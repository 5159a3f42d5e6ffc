package regola.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;

class LookaheadTest {

    /** Whoever leaves a multiple of four wins; the score would have one take as many as one can. */
    @ParameterizedTest
    @CsvSource({"5,1", "6,2", "7,3", "9,1", "10,2", "11,3"})
    void findsTheWayToTheLastPebble(long size, int right) {
        Match match = Match.start(
                Small.rules("src/test/resources/cli/heap/heap.rules", java.util.Map.of("size", List.of(size))), 1);

        Prospects found = Small.look(match, 3_000, 7);

        assertThat(match.decision().legal().get(found.best().index()).text()).isEqualTo("take " + right);
        assertThat(found.best().share()).isGreaterThan(0.7);
    }

    /** What a step is good for comes with a later one: a turn that has begun is finished before it is judged. */
    @Test
    void aTurnOfSeveralStepsIsFinishedBeforeItIsJudged() {
        Match match = Match.start(Small.rules("src/test/resources/search/digging.rules", java.util.Map.of()), 1);
        Tuning tuning = Small.search(match.rules()).tuning();
        assertThat(tuning.finish()).isTrue();
        assertThat(Small.search(Small.HEAP).tuning().finish()).isFalse();

        for (int seed = 0; seed < 20; seed++) {
            Prospects found = Small.look(match, 2, seed);
            assertThat(match.decision().legal().get(found.best().index()).text())
                    .isEqualTo("dig");
        }
    }

    /** Where moves are many and seats more than two, what the last of the others answers is thought of all the same. */
    @Test
    void whatEachOfManyAnswersIsThoughtOf() {
        Match match = Match.start(Small.rules("src/test/resources/search/neighbours.rules", 3, java.util.Map.of()), 1);
        Tuning tuning = Small.search(match.rules()).tuning();
        assertThat(tuning.answers()).isTrue();

        for (int seed = 0; seed < 10; seed++) {
            assertThat(found(match, tuning, seed)).isEqualTo("pick");
            assertThat(found(match, tuning.withoutAnswers(), seed)).startsWith("noisy");
        }
    }

    private static String found(Match match, Tuning tuning, long seed) {
        Prospects found = new Lookahead(tuning).look(match, Budget.ofIterations(200), seed, Shortlist.ALL, () -> false);
        return match.decision().legal().get(found.best().index()).text();
    }

    @Test
    void theSameSeedAndIterationsFindTheSame() {
        Match match = Match.start(Small.HEAP, 1);

        assertThat(Small.look(match, 500, 3).moves())
                .isEqualTo(Small.look(match, 500, 3).moves());
        assertThat(Small.look(match, 500, 3).moves())
                .isNotEqualTo(Small.look(match, 500, 4).moves());
    }

    @Test
    void aMatchIsNotChangedByBeingLookedAt() {
        Match match = Match.start(Small.HEAP, 1);
        long before = match.fingerprint();

        Small.look(match, 100, 3);

        assertThat(match.fingerprint()).isEqualTo(before);
    }

    @Test
    void whereNoHandIsBestAllAreThrown() {
        int[] thrown = new int[3];
        for (int i = 0; i < 90; i++) {
            Prospects found = Small.look(Match.start(Small.HANDS, i), 300, i);
            thrown[found.choice(new Dice(i))]++;
        }
        for (int count : thrown) assertThat(count).isBetween(10, 55);
    }

    /** The second to choose knows no more than the first, though the first hand is lying there already. */
    @Test
    void whoChoosesLastInSecretDoesNotLook() {
        int[] won = new int[1];
        for (int i = 0; i < 120; i++) {
            Match match = Match.start(Small.HANDS, i);
            match.playIndex(0);
            match.playIndex(Small.look(match, 300, i).choice(new Dice(i)));
            if ((match.winners() & 2) != 0) won[0]++;
        }
        assertThat(won[0]).isBetween(15, 70);
    }

    @Test
    void aHiddenCoinIsFoundEveryOtherTime() {
        int found = 0;
        for (int i = 0; i < 200; i++) {
            Match match = Match.start(Small.COIN, i);
            match.playIndex(i % 2);
            match.playIndex(Small.look(match, 200, i).choice(new Dice(i)));
            if ((match.winners() & 2) != 0) found++;
        }
        assertThat(found).isBetween(70, 130);
    }

    /** Or the test above, and all that is said of not peeking, would hold for who sees nothing at all. */
    @Test
    void aCheatFindsTheCoinEachTime() {
        Cheating cheating = new Cheating(Small.search(Small.COIN).tuning(), 200);
        for (int i = 0; i < 60; i++) {
            Match match = Match.start(Small.COIN, i);
            match.playIndex(i % 2);
            match.playIndex(cheating.choose(match, i));
            assertThat(match.winners()).isEqualTo(2);
        }
    }

    /** What differs only in what a seat cannot see is answered alike. */
    @Test
    void matchesThatLookAlikeAreLookedAtAlike() {
        for (int seed = 0; seed < 20; seed++) {
            Match left = Match.start(Small.COIN, 1);
            left.playIndex(0);
            Match right = Match.start(Small.COIN, 1);
            right.playIndex(1);
            assertThat(Small.look(left, 60, seed).moves())
                    .isEqualTo(Small.look(right, 60, seed).moves());
        }
    }

    @Test
    void stopsWhenAskedTo() {
        Match match = Match.start(Small.HEAP, 1);
        AtomicInteger asked = new AtomicInteger();

        assertThatThrownBy(() -> Small.search(Small.HEAP)
                        .look(
                                match,
                                Budget.ofTime(Duration.ofHours(1)),
                                1,
                                Shortlist.ALL,
                                () -> asked.incrementAndGet() > 20))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void looksOnlyAtWhatItIsGiven() {
        Match match = Match.start(Small.HEAP, 1);
        Prospects found = Small.search(Small.HEAP)
                .look(match, Budget.ofIterations(200), 1, Shortlist.only(List.of(0, 1)), () -> false);

        assertThat(found.moves().get(2).visits()).isZero();
        assertThat(found.best().index()).isIn(0, 1);
    }

    @Test
    void whatMustBeTriedIsTriedEnough() {
        Match match = Match.start(Small.HEAP, 1); // of eleven, three is right
        Prospects found = Small.search(Small.HEAP)
                .look(match, Budget.ofIterations(4_000), 1, Shortlist.allAnd(List.of(0)), () -> false);

        assertThat(found.moves().get(0).visits()).isGreaterThanOrEqualTo(300);
        assertThat(found.best().index()).isEqualTo(2);
    }

    @Test
    void severalThreadsFindTheSameEachTime() {
        Match match = Match.start(Small.HEAP, 1);
        Lookahead search = new Lookahead(Small.search(Small.HEAP).tuning(), 3, 0);

        List<List<Considered>> found = new ArrayList<>();
        for (int i = 0; i < 3; i++)
            found.add(search.look(match, Budget.ofIterations(301), 5, Shortlist.ALL, () -> false)
                    .moves());

        assertThat(found).allMatch(found.get(0)::equals);
        assertThat(found.get(0).stream().mapToLong(Considered::visits).sum())
                .isEqualTo(301); // none of them stops early
    }

    @Test
    void theOutlookAddsUpToOne() {
        Prospects found = Small.look(Match.start(Small.HEAP, 1), 300, 2);

        assertThat(found.outlook()).hasSize(2);
        assertThat(found.outlook().stream().mapToDouble(Double::doubleValue).sum())
                .isCloseTo(1, within(1e-6));
    }

    @Test
    void aLineLeadsOnByLegalMoves() {
        Match match = Match.start(Small.HEAP, 1);
        Prospects found = new Lookahead(Small.search(Small.HEAP).tuning(), 1, 3)
                .look(match, Budget.ofIterations(2_000), 5, Shortlist.ALL, () -> false);
        Continuation line = found.lines().get(found.best().index());

        assertThat(line.move(0)).isEqualTo(found.best().index());
        assertThat(line.length()).isGreaterThan(2);
        assertThat(line.after(line.length()).legalCount()).isGreaterThanOrEqualTo(0);
    }
}
