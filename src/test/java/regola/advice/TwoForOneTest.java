package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.language.Shipped;

/** Who loses two men and takes one has lost a man: that is no exchange, and is told as two. */
class TwoForOneTest {
    private static final int MATCHES = 120;
    private static final int LONGEST = 40;

    /** @return how many men the turn that begins with the move takes, always by the first move that takes one more */
    private static int taken(Match from, int move) {
        Match turn = from.copy();
        int taken = takes(turn, move);
        turn.playIndex(move);
        while (!turn.isOver() && turn.decider() == from.decider()) {
            taken += takes(turn, 0);
            turn.playIndex(0);
        }
        return taken;
    }

    private static int takes(Match before, int move) {
        Match after = before.copy();
        List<Event> events = new ArrayList<>();
        after.listen(events::add);
        after.playIndex(move);
        return (int) events.stream()
                .filter(event -> "jump-over".equals(event.property()) && event.kind() == Event.Kind.RULE)
                .count();
    }

    @Test
    void anExchangeIsPaidBackOnlyByAsManyMen() {
        int twoForOne = 0;
        int exchanges = 0;
        for (int seed = 0; seed < MATCHES; seed++) {
            Random random = new Random(seed);
            Match match = Match.start(Shipped.rules("english-draughts", 2), seed);
            for (int i = 0; i < random.nextInt(LONGEST) && !match.isOver(); i++)
                match.playIndex(random.nextInt(match.legalCount()));
            if (match.isOver()) continue;
            for (int move = 0; move < match.legalCount(); move++) {
                Match after = match.copy();
                after.playIndex(move);
                if (after.isOver() || after.decider() == match.decider()) continue;
                for (int answer = 0; answer < after.legalCount(); answer++) {
                    int lost = taken(after, answer);
                    if (lost == 0) continue;
                    Match then = after.copy();
                    then.playIndex(answer);
                    while (!then.isOver() && then.decider() == after.decider()) then.playIndex(0);
                    if (then.isOver()) continue;
                    int won = 0;
                    for (int own = 0; own < then.legalCount(); own++) won = Math.max(won, taken(then, own));
                    Move said = after.legal(answer);
                    boolean paid = Punishment.paidBack(match, move, said).isPresent();
                    if (paid) exchanges++;
                    if (won > 0 && lost > won) {
                        twoForOne++;
                        assertThat(paid).as(match.legal(move) + ", " + said).isFalse();
                    }
                }
            }
        }
        assertThat(twoForOne).isPositive();
        assertThat(exchanges).isPositive();
    }
}
