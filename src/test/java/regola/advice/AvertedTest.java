package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
import regola.search.Clock;
import regola.search.Considered;
import regola.search.Prospects;
import regola.search.Tuning;

/** Of moves that are as good those are hinted that keep somebody else from what they could have at once. */
public class AvertedTest {
    private static final Ruleset MORRIS = Shipped.rules("nine-mens-morris", 2);
    /** White, to place, can keep Black from the mill b2 d2 f2 on d2 alone. */
    private static final List<String> PLACED = List.of(
            "place b6",
            "place f6",
            "place d5",
            "place f4",
            "place a1",
            "place f2",
            "capture a1",
            "place d7",
            "place d6",
            "place a7",
            "place g7",
            "place b4",
            "place b2");

    /** Black can close b2 d2 f2 as well as f2 f4 f6. */
    private static final List<String> TWO =
            List.of("place b6", "place f2", "place d7", "place f6", "place a1", "place b2");

    /** @return a match of Nine Men's Morris in which White has to keep Black from a mill */
    public static Match placed() {
        Match match = Match.start(MORRIS, 1);
        for (String move : PLACED) match.playIndex(move(match, move));
        return match;
    }

    private static int move(Match match, String text) {
        return match.decision().legal().stream().map(Move::text).toList().indexOf(text);
    }

    private static Adviser adviser() {
        return new Adviser(Tuning.of(MORRIS), Budget.ofIterations(3_000), 1);
    }

    @Test
    void ofMovesThatAreAsGoodTheOneIsHintedThatKeepsAnotherFromAMill() {
        Match match = placed();
        for (long seed : new long[] {match.fingerprint(match.decider()), 3, 7919, 15838, 5}) {
            Advice hint = adviser().hint(match, seed, () -> false);
            assertThat(hint.good()).as("" + seed).extracting(Move::text).containsExactly("place d2");
            assertThat(hint.reasons())
                    .extracting(reason -> reason.text("en"))
                    .first()
                    .isEqualTo("After every other move Black can get a mill, and you get nothing in return.");
            assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Keep Black from a mill.");
        }
    }

    /** The man on a4 would make two lines that one man can close: Black takes just that one. */
    @ParameterizedTest
    @ValueSource(strings = {"place a4", "place c4", "place g4"})
    void whoAsksAboutAnotherOneIsToldWhatItGivesAway(String other) {
        Match match = placed();
        long seed = match.fingerprint(match.decider());
        Advice hint = adviser().hint(match, seed, () -> false);
        Objection answer = adviser().against(match, move(match, other), hint, seed, () -> false);
        assertThat(answer.none()).isFalse();
        assertThat(answer.given()).isTrue();
        assertThat(answer.reply()).extracting(Move::text).containsExactly("place d2");
        assertThat(answer.events().get(0).text("en")).isEqualTo("Black makes a mill.");
        assertThat(answer.reasons().get(0).against(false, WhyBetter.YOURS, Manner.of("en")))
                .isEqualTo("With your move Black could get a mill next.");
    }

    /** A move that leaves one of two mills prevents nothing; then all that is as good is left as it is. */
    @Test
    void whatNoMovePreventsTellsNoneFromAnother() {
        Match match = Match.start(MORRIS, 1);
        for (String move : TWO) match.playIndex(move(match, move));
        List<Considered> all = all(match);
        Averted averted = Averted.of(match, equal(all), all, 1, clock(Budget.ofIterations(1)), () -> false);
        assertThat(averted.good()).isEqualTo(all);
        assertThat(averted.event()).isNull();
        assertThat(averted.findings().preferred()).isNegative();
    }

    /** Many moves with many answers are not looked at for longer than somebody waits for a hint. */
    @Test
    void whereTimeIsUpNothingIsLeftOut() {
        Match match = placed();
        List<Considered> all = all(match);
        assertThat(Averted.of(match, equal(all), all, 1, clock(Budget.ofIterations(1)), () -> false)
                        .good())
                .hasSize(1);
        assertThat(Averted.of(match, equal(all), all, 1, clock(new Budget(1, 1)), () -> false)
                        .good())
                .isEqualTo(all);
    }

    private static Clock clock(Budget budget) {
        return new Clock(budget, () -> false);
    }

    private static List<Considered> all(Match match) {
        return IntStream.range(0, match.legalCount())
                .mapToObj(i -> new Considered(i, 100, 0.5))
                .toList();
    }

    private static Prospects equal(List<Considered> all) {
        return new Prospects(all, false, 1_000, List.of(0.5, 0.5), 0.1, Map.of(), null, Set.of());
    }
}
