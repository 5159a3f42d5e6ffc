package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/**
 * Of moves that are as good those are hinted after which nothing can be taken: whoever follows a hint and loses a man
 * at once trusts no other one.
 */
class CalmerTest {
    private static final Ruleset DRAUGHTS = Shipped.rules("english-draughts", 2);
    private static final Tuning TUNING = Tuning.of(DRAUGHTS);
    private static final int EARLIEST = 2;
    private static final int SPAN = 7;
    /** By then a man may be close to becoming a king. */
    private static final int LATE = 30;

    /** @return some match of draughts in its opening, in which there is something to choose */
    private static Match opening(int number) {
        Random random = new Random(number);
        Match match = Match.start(DRAUGHTS, number);
        int moves = EARLIEST + random.nextInt(SPAN);
        for (int i = 0; i < moves || match.legalCount() < 2; i++) match.playIndex(random.nextInt(match.legalCount()));
        return match;
    }

    private static Adviser adviser() {
        return new Adviser(TUNING, Budget.ofIterations(1_500), 1);
    }

    private static Advice hint(Match match) {
        return adviser().hint(match, 3, () -> false);
    }

    private static boolean isTaken(Match match, int move) {
        return !Punishment.sure(match, move, true).orElseThrow().isEmpty();
    }

    @Test
    void noHintTellsOfMovesAfterWhichAManIsTakenBesideOthersAfterWhichNoneIs() {
        int calm = 0;
        for (int number = 0; number < 9; number++) {
            Match match = opening(number);
            if (!AtHand.of(match, IntStream.range(0, match.legalCount()).boxed().toList())
                    .isEmpty()) continue;
            List<Boolean> taken = hint(match).good().stream()
                    .map(move -> isTaken(match, match.decision().legal().indexOf(move)))
                    .distinct()
                    .toList();
            assertThat(taken).as("opening " + number).hasSize(1);
            if (!taken.get(0)) calm++;
        }
        assertThat(calm).isGreaterThan(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 7})
    void whatIsSaidToHappenOtherwiseCanHappenAfterEveryOtherMove(int number) {
        Match match = opening(number);
        Advice hint = hint(match);
        for (WhyBetter reason : hint.reasons()) {
            if (!(reason instanceof Happens happens) || happens.when() != When.WARDED_OFF) continue;
            for (int move = 0; move < match.legalCount(); move++)
                if (!hint.good().contains(match.legal(move)))
                    assertThat(Punishment.sure(match, move, false).orElseThrow())
                            .as(match.legal(move).text())
                            .anyMatch(answer -> Witness.isAmong(happens.event(), answer.events()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 8})
    void howSomethingComesAboutIsNotToldBeforeWhatThatIs(int number) {
        List<WhyBetter> reasons = hint(opening(number)).reasons();
        if (reasons.isEmpty()) return;
        assertThat(reasons.get(0) instanceof Happens happens && happens.when() == When.SO)
                .isFalse();
    }

    /** "Why not mine?" and the hint before it speak of the same. */
    @Test
    void whoAsksAboutAnotherMoveReadsWhatTheBestOneBrings() {
        int asked = 0;
        for (int number = 0; number < 60 && asked == 0; number++) {
            Match match = later(number);
            Advice hint = hint(match);
            boolean brings = hint.good().size() == 1
                    && hint.reasons().stream()
                            .anyMatch(reason -> reason instanceof Happens happens && happens.when() == When.NOW);
            if (!brings) continue;
            Happens best = (Happens) hint.reasons().stream()
                    .filter(Happens.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            for (int move = 0; move < match.legalCount(); move++) {
                boolean too = Witness.isAmong(best.event(), new Witness(match.decider()).atOnce(match, move));
                if (too) continue;
                Objection objection = adviser().against(match, move, hint, 3, () -> false);
                if (objection.lost()) continue;
                assertThat(objection.reasons())
                        .as(match.legal(move).text())
                        .anyMatch(reason ->
                                reason instanceof Happens happens && Witness.isAlike(happens.event(), best.event()));
                asked++;
                break;
            }
        }
        assertThat(asked).isPositive();
    }

    private static Match later(int number) {
        Random random = new Random(number);
        Match match = Match.start(DRAUGHTS, number);
        for (int i = 0; i < LATE || match.legalCount() < 2; i++) match.playIndex(random.nextInt(match.legalCount()));
        return match;
    }
}
