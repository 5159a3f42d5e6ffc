package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.advice.WhyBetter.Happens;
import regola.advice.seen.Gain;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** What others could do next after a move that somebody asks about is so, and is no less after the better one. */
class CouldNextTest {
    private static Adviser adviser(Ruleset rules, long worlds) {
        return new Adviser(Tuning.of(rules), Budget.ofIterations(worlds), 1);
    }

    /** With the third house one sows again: nobody answers that. */
    @Test
    void whoGoesOnIsNotAnsweredNext() {
        Ruleset rules = Shipped.rules("kalah", 2);
        Match match = Match.start(rules, 1);
        List<String> legal = match.decision().legal().stream().map(Move::text).toList();
        Advice sixth = new Advice(List.of(match.legal(legal.indexOf("sow a6"))), List.of(), 0.7, null);
        for (long seed = 1; seed < 5; seed++)
            assertThat(adviser(rules, 2_000)
                            .against(match, legal.indexOf("sow a3"), sixth, seed, () -> false)
                            .reasons())
                    .as("" + seed)
                    .noneMatch(reason ->
                            reason instanceof Happens happens && happens.when().isTheirs());
    }

    @ParameterizedTest
    @ValueSource(strings = {"kalah", "nine-mens-morris", "reversi"})
    void itIsNotAsBadAfterTheBetterMove(String game) {
        Ruleset rules = Shipped.rules(game, 2);
        Adviser adviser = adviser(rules, 300);
        Random random = new Random(5);
        int told = 0;
        for (int round = 0; round < Thorough.oneIn(10, 60); round++) {
            Match match = Match.start(rules, round);
            for (int i = random.nextInt(24); i > 0 && !match.isOver(); i--)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver() || match.legalCount() < 2) continue;
            long seed = match.fingerprint(match.decider());
            Advice hint = adviser.hint(match, seed, () -> false);
            int better = match.decision().legal().indexOf(hint.best());
            for (int move = 0; move < Math.min(6, match.legalCount()); move++) {
                for (WhyBetter reason :
                        adviser.against(match, move, hint, seed, () -> false).reasons()) {
                    if (!(reason instanceof Happens happens) || !isNext(happens)) continue;
                    long after = worst(match, move, happens.event());
                    long otherwise = worst(match, better, happens.event());
                    if (after == Long.MIN_VALUE || otherwise == Long.MIN_VALUE) continue;
                    assertThat(after)
                            .as(match.legal(move).text() + ": " + happens.text("en"))
                            .isGreaterThan(otherwise);
                    told++;
                }
            }
        }
        assertThat(told).isNotNegative();
    }

    private static boolean isNext(Happens happens) {
        return happens.when() == Happens.When.WARDED_OFF || happens.when() == Happens.When.WORSE;
    }

    /** @return by how much one is worse off after the worst such answer; the least number there is if there is none */
    private static long worst(Match match, int move, Event event) {
        int seat = match.decider();
        Match after = match.copy();
        after.playIndex(move);
        long worst = Long.MIN_VALUE;
        if (after.isOver() || after.decider() == seat) return worst;
        for (int answer = 0; answer < after.legalCount(); answer++) {
            if (!Witness.isAmong(event, new Witness(seat).atOnce(after, answer))) continue;
            Match answered = after.copy();
            answered.playIndex(answer);
            worst = Math.max(
                    worst,
                    answered.isOver() ? Long.MAX_VALUE : Gain.standing(after, seat) - Gain.standing(answered, seat));
        }
        return worst;
    }
}
