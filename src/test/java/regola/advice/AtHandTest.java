package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** What a move brings by itself is told before what another one, which is no better, only prepares. */
class AtHandTest {
    private static final Ruleset KALAH = Shipped.rules("kalah", 2);

    private static Adviser adviser(Budget budget) {
        return new Adviser(Tuning.of(KALAH), budget, 1);
    }

    private static Adviser adviser() {
        return adviser(Budget.ofIterations(5_000));
    }

    private static int move(Match match, String text) {
        return match.decision().legal().stream().map(Move::text).toList().indexOf(text);
    }

    private static Match after(String... moves) {
        Match match = Match.start(KALAH, 1);
        for (String move : moves) if (!move.isEmpty()) match.playIndex(move(match, move));
        return match;
    }

    /** The third house has its last seed fall into the store: with it everybody begins. */
    @ParameterizedTest
    @ValueSource(strings = {"", "sow a1", "sow a2"})
    void whatIsAtHandIsHintedBeforeWhatIsOnlyPrepared(String played) {
        Match match = after(played);
        for (long seed : new long[] {match.fingerprint(match.decider()), 7919, 15838}) {
            Advice hint = adviser().hint(match, seed, () -> false);
            assertThat(hint.good())
                    .as(played + " " + seed)
                    .extracting(Move::text)
                    .containsExactly(played.isEmpty() ? "sow a3" : "sow b3");
            assertThat(hint.reasons().get(0).text("en")).isEqualTo("It brings you another turn.");
            assertThat(hint.reasons().get(0).text("it")).isEqualTo("Ti dà un altro turno.");
            assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Look for another turn.");
        }
    }

    /** With three seeds the fourth house begins: what the others could do otherwise is not what to look for. */
    @Test
    void whatAMoveIsPreferredForIsToldFirst() {
        Ruleset three = Shipped.rules("kalah", 2, "three-seeds");
        Match match = Match.start(three, 2);
        Advice hint = new Adviser(Tuning.of(three), Budget.ofIterations(5000), 1)
                .hint(match, match.fingerprint(match.decider()) + 2, () -> false);
        assertThat(hint.good()).extracting(Move::text).containsExactly("sow a4");
        assertThat(hint.reasons().get(0).text("en")).isEqualTo("It brings you another turn.");
        assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Look for another turn.");
    }

    /** Whoever asks about the other one is told that it is nearly as good, and what it lacks. */
    @Test
    void whatOnlyPreparesIsNearlyAsGood() {
        Match match = after();
        long seed = match.fingerprint(match.decider());
        Advice hint = adviser().hint(match, seed, () -> false);
        Objection answer = adviser().against(match, move(match, "sow a6"), hint, seed, () -> false);
        assertThat(answer.isNear()).isTrue();
        assertThat(answer.reasons().get(0).against(false, WhyBetter.YOURS, Manner.of("en")))
                .isEqualTo("The best move brings you another turn.");
    }

    /** What is good for what comes after it looks too bad where it is tried beside another move. */
    @Test
    void whatIsAtHandIsJudgedByWhatItIsWorthAlone() {
        Match match = after();
        Advice other = new Advice(List.of(match.legal(move(match, "sow a6"))), List.of(), 0.7, null);
        Objection answer = adviser().against(match, move(match, "sow a3"), other, 5, () -> false);
        assertThat(answer.loss()).isLessThan(0.06);
    }

    @Test
    void whatIsWorthMuchMoreIsHintedBeforeWhatIsAtHand() {
        Match match = after("sow a3", "sow a1", "sow b2", "sow a5", "sow b1", "sow a6", "sow b5");
        List<Integer> all = IntStream.range(0, match.legalCount()).boxed().toList();
        assertThat(AtHand.of(match, all)).containsOnlyKeys(move(match, "sow a5"));
        assertThat(adviser().hint(match, 3, () -> false).best().text()).isEqualTo("sow a2");
    }

    /** Where time is short the hint comes in time, whatever it tells. */
    @Test
    void theTimeForAHintIsKept() {
        Match match = after();
        long start = System.nanoTime();
        Advice hint = adviser(new Budget(5_000_000, 200_000_000L)).hint(match, 3, () -> false);
        assertThat(hint.good()).isNotEmpty();
        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
    }
}
