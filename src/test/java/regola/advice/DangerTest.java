package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.search.Budget;
import regola.search.Small;
import regola.search.Tuning;

/** What a hint says of what the others could do otherwise, and of what nobody could keep the seat from. */
class DangerTest {
    private static Match start(String game) {
        return Match.start(Small.rules("src/test/resources/advice/" + game + ".rules", Map.of()), 1);
    }

    private static Advice hint(Match match) {
        Tuning tuning = Tuning.of(seed -> Match.start(match.rules(), seed));
        return new Adviser(tuning, Budget.ofIterations(2_000), 1).hint(match, 3, () -> false);
    }

    private static void play(Match match, String move) {
        match.play(match.decision().legal().stream()
                .filter(each -> each.text().equals(move))
                .findFirst()
                .orElseThrow());
    }

    /** Red has shut the gate, so Green cannot take a queen, and only by shutting the own gate keeps the own. */
    private static Match besieged() {
        Match match = start("lair");
        play(match, "shut-gate");
        return match;
    }

    @Test
    void whatHappensAfterEveryOtherMoveIsAReasonToo() {
        Advice hint = hint(besieged());

        assertThat(hint.best().text()).isEqualTo("shut-gate");
        assertThat(hint.reasons())
                .extracting(reason -> reason.text("en"))
                .containsExactly(
                        "It brings you a fly.",
                        "After every other move Red can get a queen, and you nothing in return.");
        WhyBetter danger = hint.reasons().get(1);
        assertThat(danger.rule()).isEqualTo("LR-3");
        assertThat(danger.text("it"))
                .isEqualTo("Dopo ogni altra mossa Rosso può avere una regina, e tu niente in cambio.");
        assertThat(danger.theme(Manner.of("en"))).isEqualTo("Do not give Red a queen.");
    }

    @Test
    void whatCanHappenAfterThePraisedMoveTooIsNoDanger() {
        Match match = besieged();
        int shut = 0;
        int graze = 1;

        assertThat(match.decision().legal().get(shut).text()).isEqualTo("shut-gate");
        assertThat(Danger.of(match, List.of(shut), 3, () -> false)).isPresent();
        assertThat(Danger.of(match, List.of(graze), 3, () -> false)).isEmpty();
        assertThat(Danger.of(match, List.of(shut, graze), 3, () -> false)).isEmpty();
    }

    /** After the third place one net is left, whichever of the two is cut. */
    @Test
    void whatNobodyCanPreventIsToldSo() {
        Match match = start("nets");
        Advice hint = hint(match);

        assertThat(hint.best().text()).isEqualTo("hang 3");
        assertThat(hint.reasons().get(0).text("en"))
                .isEqualTo("Whatever the answer, your next turn can bring you a fly.");
        assertThat(hint.reasons().get(0).text("it")).isEqualTo("Qualunque sia la risposta, poi puoi avere una mosca.");
        assertThat(hint.reasons().get(0).theme(Manner.of("en"))).isEqualTo("Prepare what nobody can stop: a fly.");
        assertThat(Fork.of(match, List.of(1), List.of(0, 3, 4), () -> false))
                .as("one net is cut")
                .isEmpty();
        assertThat(Fork.of(match, List.of(2), List.of(2, 2), () -> false))
                .as("others do it too")
                .isEmpty();
    }

    /** "Look for a fly" is no help where every stone has one. */
    @Test
    void whatEveryMoveBringsIsNothingToLookFor() {
        Advice hint = hint(start("must"));

        assertThat(hint.best().text()).isEqualTo("stand 2");
        WhyBetter first = hint.reasons().get(0);
        assertThat(first.text("en")).isEqualTo("Every move here gives you a fly.");
        assertThat(first.theme(Manner.of("en"))).isEqualTo("See what comes next: every move brings a fly.");
        assertThat(first.theme(Manner.of("it"))).isEqualTo("Guarda che cosa segue: ogni mossa porta una mosca.");
    }
}
