package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.language.Shipped;

/** Half an exchange is no loss; but nothing is told of it that only chance or what is hidden will show. */
class PaidBackTest {
    private static final int LONGEST = 60;

    /** White steps before a black man, who has to jump; then the one who jumped is jumped over. */
    @Test
    void whatIsTakenAndTakenBackIsPaidBack() {
        Match before = Match.start(Shipped.rules("english-draughts", 2), 1);
        before.play("move c3 d4");
        int move = before.decision().legal().stream().map(Move::text).toList().indexOf("move f6 e5");
        Match after = before.copy();
        after.playIndex(move);
        assertThat(after.decision().legal())
                .singleElement()
                .satisfies(answer -> assertThat(Punishment.paidBack(before, move, answer))
                        .hasValueSatisfying(
                                event -> assertThat(event.in(Manner.of("en"))).startsWith("White takes")));
        int quiet = before.decision().legal().stream().map(Move::text).toList().indexOf("move h6 g5");
        Match calm = before.copy();
        calm.playIndex(quiet);
        assertThat(calm.decision().legal())
                .as("nothing is taken, so nothing is paid back")
                .allMatch(answer -> Punishment.paidBack(before, quiet, answer).isEmpty());
    }

    /** The next throw is known to the match already, and to nobody else. */
    @ParameterizedTest
    @CsvSource({"royal-game-of-ur,2", "croak,2"})
    void nothingIsToldThatNobodyCanKnow(String game, int seats) {
        Random random = new Random(5);
        Match match = Match.start(Shipped.rules(game, seats), 3);
        int asked = 0;
        for (int i = 0; i < LONGEST && !match.isOver(); i++) {
            int move = random.nextInt(match.legalCount());
            Match after = match.copy();
            after.playIndex(move);
            if (!after.isOver() && after.decider() != match.decider())
                for (Move answer : after.decision().legal()) {
                    asked++;
                    assertThat(Punishment.paidBack(match, move, answer))
                            .as(answer.text())
                            .isEmpty();
                }
            match = after;
        }
        assertThat(asked).isPositive();
    }
}
