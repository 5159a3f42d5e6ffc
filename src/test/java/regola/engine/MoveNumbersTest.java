package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.value.Answer;
import regola.engine.value.IllegalMove;
import regola.engine.value.Move;
import regola.language.Shipped;

/** A move that was offered is found again by its number, and one of another decision by what it says. */
class MoveNumbersTest {
    private static final int DECISIONS = 30;

    @ParameterizedTest
    @MethodSource("regola.language.Shipped#games")
    void eachMoveHasItsPlaceInTheList(String game) {
        Match match = Match.start(Shipped.rules(game), 3);
        SplittableRandom chooser = new SplittableRandom(3);
        for (int n = 0; n < DECISIONS && !match.isOver(); n++) {
            List<Move> legal = match.decision().legal();
            for (int i = 0; i < legal.size(); i++) {
                assertThat(legal.get(i).number()).isEqualTo(i);
                assertThat(match.ask(legal.get(i))).isInstanceOf(Answer.Legal.class);
            }
            int chosen = chooser.nextInt(legal.size());
            Match copy = match.copy();
            copy.play(legal.get(chosen));
            match.playIndex(chosen);
            assertThat(copy.fingerprint()).isEqualTo(match.fingerprint());
        }
    }

    @Test
    void aMoveOfAnotherDecisionIsPlayedAsItIsWritten() {
        Match match = Match.start(Shipped.rules("nine-mens-morris"), 3);
        List<Move> before = match.decision().legal();
        match.play(before.get(0));
        Move last = before.get(before.size() - 1);
        assertThat(match.legalCount()).isLessThan(before.size());
        Match written = match.copy();
        written.play(last.text());
        Match second = match.copy();
        second.play(before.get(1));
        assertThat(second.decision().legal()).doesNotContain(before.get(1));
        assertThat(second.decision().legal()).contains(before.get(2));
        match.play(last);
        assertThat(match.fingerprint()).isEqualTo(written.fingerprint());
        assertThatThrownBy(() -> match.play(last)).isInstanceOf(IllegalMove.class);
    }

    @Test
    void aMoveThatIsInNoListIsPlayedAsItIsWritten() {
        Match match = Match.start(Shipped.rules("nine-mens-morris"), 3);
        Move offered = match.decision().legal().get(2);
        Move made = new Move(offered.parts());
        assertThat(made.number()).isNegative();
        match.play(made);
        assertThat(match.position().toString()).isNotEmpty();
        assertThat(match.decision().legal()).doesNotContain(offered);
    }
}
