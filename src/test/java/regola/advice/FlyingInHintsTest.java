package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.engine.value.Position;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;

/** Nine Men's Morris with three men against five: free points beside men that fly are nothing to speak of. */
class FlyingInHintsTest {
    private static final Ruleset MORRIS = Shipped.rules("nine-mens-morris", 2);

    /** @return the men there, all others being out, with White to move */
    static Match morris(List<String> white, List<String> black) {
        Map<String, Object> points = new HashMap<>();
        white.forEach(site -> points.put(site, List.of("white-man")));
        black.forEach(site -> points.put(site, List.of("black-man")));
        return Match.at(
                MORRIS, Position.of(Map.of("zones", Map.of("points", points), "vars", Map.of("mover", "white"))), 1);
    }

    private static int aim(String id) {
        return IntStream.range(0, MORRIS.aims().size())
                .filter(i -> MORRIS.aims().get(i).id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void noMoveGivesWhoeverFliesMoreOrFewerFreePoints() {
        Match match = morris(List.of("d6", "b2", "g7", "e5", "b6"), List.of("c3", "g4", "d1"));
        int black = 1 - match.decider();
        for (int move = 0; move < match.legalCount(); move++) {
            Match after = match.copy();
            after.playIndex(move);
            assertThat(after.aim(aim("freedom"), black)).as("free points").isZero();
            assertThat(after.aim(aim("wings"), black)).as("still flying").isEqualTo(16);
            assertThat(after.aim(aim("freedom"), match.decider()))
                    .as("White walks")
                    .isPositive();
        }
    }

    /** Other moves threaten to win as well, but only after this one nobody can prevent it: that is told of it. */
    @Test
    void aWinThatNobodyCanPreventIsToldThoughOthersThreatenIt() {
        Match match = morris(List.of("c3", "c4", "c5"), List.of("e3", "f2", "g4"));
        Advice hint = new Adviser(Tuning.of(MORRIS), Budget.ofIterations(3000), 1).hint(match, 1, () -> false);

        assertThat(hint.good()).hasSize(1);
        assertThat(hint.reasons().stream().map(reason -> reason.text("en")))
                .hasSize(1)
                .first()
                .asString()
                .matches("Whatever the answer, your next turn can be: White takes a man of Black on ..\\. "
                        + ".*Black has only two men left – White wins\\.");
    }

    /** A mill of whoever flies against three takes the third man: whoever reads of a mill only would not know. */
    @Test
    void aMillThatWinsIsSaidToWin() {
        Match match = morris(List.of("d7", "g7", "g1"), List.of("e5", "e4", "d2"));
        Advice hint = new Adviser(Tuning.of(MORRIS), Budget.ofIterations(3000), 1).hint(match, 1, () -> false);

        assertThat(hint.good())
                .extracting(move -> move.text().replaceFirst("^\\S+ ", ""))
                .containsExactlyInAnyOrder("d7 g4", "g1 a7");
        assertThat(hint.reasons())
                .extracting(reason -> reason.text("en"))
                .containsExactly("Each of them wins the match.");
        assertThat(hint.reasons().get(0).theme(Manner.of("it"))).isEqualTo("Puoi vincere subito.");
    }

    /** Where one man alone can close it, and take the third of the others, only that is told of it. */
    @Test
    void theOneMoveThatWinsIsSaidToWin() {
        Match match = morris(List.of("d7", "g7", "a4", "b2"), List.of("e5", "e4", "d2"));
        Advice hint = new Adviser(Tuning.of(MORRIS), Budget.ofIterations(3000), 1).hint(match, 1, () -> false);

        assertThat(hint.good())
                .singleElement()
                .satisfies(move -> assertThat(move.text()).endsWith("a4 a7"));
        assertThat(hint.reasons()).extracting(reason -> reason.text("en")).containsExactly("That wins the match.");
    }

    /** Whoever is left with three men flies: after a mill Black closes one too, whichever man White takes. */
    @Test
    void whyAMillAtHandCanWaitIsSaid() {
        Match match = morris(List.of("a7", "g7", "d6", "f4", "g1"), List.of("a4", "b4", "e5", "e3"));
        Advice hint = new Adviser(Tuning.of(MORRIS), Budget.ofIterations(5000), 1)
                .hint(match, match.fingerprint(match.decider()), () -> false);

        assertThat(hint.good()).extracting(Object::toString).doesNotContain("move f4 g4");
        WhyBetter first = hint.reasons().get(0);
        assertThat(first.text("en")).isEqualTo("A mill can wait: after it Black could get a mill next.");
        assertThat(first.text("it")).isEqualTo("Un mulino può aspettare: dopo, Nero può avere subito un mulino.");
        assertThat(first.theme(Manner.of("en"))).isEqualTo("A mill can wait here.");
        assertThat(hint.reasons())
                .as("free points are no reason against a mill")
                .noneMatch(WhyBetter.Counts.class::isInstance);
    }
}
