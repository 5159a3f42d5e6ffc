package regola.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import regola.advice.seen.Unchosen;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;

/** What must follow belongs to a move: a frog that bounces from pad to pad is counted where it stops. */
class UnchosenTest {
    private final Ruleset rules = Shipped.rules("china-moon", 3);

    @Test
    void whatIsCountedAfterAMoveIsCountedWhereItStops() {
        int counted = 0;
        for (int seed = 1; counted < 5 && seed < 60; seed++) {
            Match match = Match.start(rules, seed);
            Random random = new Random(seed);
            while (!match.isOver()) {
                for (int move = 0; move < match.legalCount(); move++) if (isRightlyCounted(match, move)) counted++;
                match.playIndex(random.nextInt(match.legalCount()));
            }
        }
        assertThat(counted).isGreaterThanOrEqualTo(5);
    }

    /** @return whether it goes on with nothing to choose, and something is counted after it */
    private static boolean isRightlyCounted(Match match, int move) {
        Match first = match.copy();
        first.playIndex(move);
        Match stopped = first.copy();
        Unchosen.from(match).playOn(stopped);
        if (match.isSecret() || match.legalCount() == 1 || first.fingerprint() == stopped.fingerprint()) return false;
        int other = move == 0 ? 1 : 0;
        Optional<WhyBetter.Counts> more = new Crowd(match, 1, () -> false).ahead(List.of(move), List.of(move, other));
        if (more.isEmpty() || more.get().whose() != null) return false;
        int aim = match.rules().aims().indexOf(more.get().aim());
        assertThat(more.get().amount()).isEqualTo(stopped.aim(aim, match.decider()));
        return stopped.aim(aim, match.decider()) != first.aim(aim, match.decider());
    }
}
