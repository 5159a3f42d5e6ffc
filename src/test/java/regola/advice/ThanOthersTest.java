package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import regola.Thorough;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** What is counted is said of no more moves than it is so of. */
class ThanOthersTest {
    private static final int LONGEST = 60;

    @ParameterizedTest
    @ValueSource(strings = {"nine-mens-morris", "reversi", "english-draughts"})
    void thanWithOtherMovesIsSaidWhereItIsSoOfAll(String game) {
        Ruleset rules = Shipped.rules(game, 2);
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(200), 1);
        Random random = new Random(5);
        for (int i = 0; i < Thorough.oneIn(12, 200); i++) {
            Match match = Match.start(rules, i);
            play(match, random);
            if (match.isOver() || match.legalCount() < 2) continue;
            Advice advice = adviser.hint(match, i, () -> false);
            for (WhyBetter reason : advice.reasons())
                if (reason instanceof WhyBetter.Counts counts && counts.others().all() && counts.moment() == 0)
                    assertThat(others(match, advice, counts))
                            .as(game + " " + i + ": " + reason.text("en"))
                            .allMatch(amount ->
                                    counts.whose() == null ? amount < counts.amount() : amount > counts.amount());
        }
    }

    /** "Then" is right after the move: what rests on more moves of the turn is said to be so at its end. */
    @ParameterizedTest
    @CsvSource({"china-moon, 3", "nine-mens-morris, 2", "kalah, 2"})
    void thenIsRightAfterTheMove(String game, int players) {
        Ruleset rules = Shipped.rules(game, players);
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(200), 1);
        Random random = new Random(5);
        for (int i = 0; i < Thorough.oneIn(16, 200); i++) {
            Match match = Match.start(rules, i);
            play(match, random);
            if (match.isOver() || match.legalCount() < 2) continue;
            Advice advice = adviser.hint(match, i, () -> false);
            Match after = match.copy();
            after.playIndex(match.decision().legal().indexOf(advice.best()));
            for (WhyBetter reason : advice.reasons())
                if (reason instanceof WhyBetter.Counts counts && counts.when() == WhyBetter.Counts.Horizon.NOW)
                    assertThat(counts.amount())
                            .as(game + " " + i + ": " + reason.text("en"))
                            .isEqualTo(after.aim(rules.aims().indexOf(counts.aim()), player(match, counts)));
        }
    }

    /** What is said against a move without a time is so right after the two moves, and not of some third one. */
    @Test
    void thanWithYourMoveIsSoOfThatMove() {
        Ruleset rules = Shipped.rules("kalah", 2);
        Adviser adviser = new Adviser(Tuning.of(rules), Budget.ofIterations(300), 1);
        Random random = new Random(5);
        int told = 0;
        for (int game = 0; game < Thorough.oneIn(4, 40); game++) {
            Match match = Match.start(rules, game);
            while (!match.isOver()) {
                if (match.legalCount() > 2 && random.nextInt(3) == 0) told += against(match, adviser);
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        assertThat(told).isPositive();
    }

    /** @return how much has been said that was looked at */
    private static int against(Match match, Adviser adviser) {
        long seed = match.fingerprint(match.decider());
        Advice hint = adviser.hint(match, seed, () -> false);
        int told = 0;
        for (int move = 0; move < match.legalCount(); move++) {
            Objection objection = adviser.against(match, move, hint, seed, () -> false);
            if (objection.none()) continue;
            for (WhyBetter reason : objection.reasons()) {
                String said = reason.against(false, WhyBetter.YOURS, Manner.of("en"));
                if (!said.startsWith("With the best move ") || !(reason instanceof WhyBetter.Counts counts)) continue;
                int better = match.decision().legal().indexOf(hint.best());
                long more = after(match, better, counts) - after(match, move, counts);
                assertThat(counts.whose() == null ? more : -more)
                        .as(match.legal(move).text() + ": " + said)
                        .isPositive();
                told++;
            }
        }
        return told;
    }

    private static long after(Match match, int move, WhyBetter.Counts counts) {
        Match after = match.copy();
        after.playIndex(move);
        return after.aim(match.rules().aims().indexOf(counts.aim()), player(match, counts));
    }

    private static int player(Match match, WhyBetter.Counts counts) {
        return counts.whose() == null
                ? match.decider()
                : (int) counts.whose().player().number();
    }

    /** Half by chance and half by what the rule file calls good, so that there is something to win. */
    private static void play(Match match, Random random) {
        for (int m = random.nextInt(LONGEST); m > 0 && !match.isOver(); m--)
            match.playIndex(random.nextBoolean() ? random.nextInt(match.legalCount()) : good(match, random));
    }

    private static int good(Match match, Random random) {
        int best = 0;
        long most = Long.MIN_VALUE;
        for (int i = 0; i < 8; i++) {
            int move = random.nextInt(match.legalCount());
            Match after = match.copy();
            after.playIndex(move);
            long amount = after.aims(match.decider());
            if (amount <= most) continue;
            most = amount;
            best = move;
        }
        return best;
    }

    private static List<Long> others(Match match, Advice advice, WhyBetter.Counts counts) {
        int aim = match.rules().aims().indexOf(counts.aim());
        int seat = match.decider();
        int whose =
                counts.whose() == null ? seat : (int) counts.whose().player().number();
        return match.decision().legal().stream()
                .filter(move -> !advice.good().contains(move))
                .map(move -> {
                    Match after = match.copy();
                    after.playIndex(match.decision().legal().indexOf(move));
                    // A turn that goes on is not yet what is spoken of.
                    return after.isOver() || after.decider() == seat ? null : after.aim(aim, whose);
                })
                .filter(amount -> amount != null)
                .toList();
    }
}
