package regola.teaching.run;

import java.util.List;
import java.util.SplittableRandom;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.opponent.ComputerPlayer;
import regola.opponent.Opponents;
import regola.search.Tuning;
import regola.teaching.lesson.Line;

/**
 * An Others is the other seats' part: what the lesson writes for them, then moves by chance, or of somebody who plays.
 * The same number of replies after the same seed gives the same move at the same decision.
 */
final class Others {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private final List<Line> written;
    private final long seed;
    private final String who;
    /** Found out when it is needed first. */
    private ComputerPlayer player;

    Others(List<Line> written, long seed) {
        this(written, seed, "random");
    }

    /** @param who plays what is not written, as opponents by computer are called */
    Others(List<Line> written, long seed, String who) {
        this.written = written;
        this.seed = seed;
        this.who = who;
    }

    /** @return the reply that is written, or null if there is none or the match has gone another way */
    Move written(PlayedSoFar standing) {
        if (standing.replies() >= written.size()) return null;
        return CopyPlay.legal(standing.match(), written.get(standing.replies()).move());
    }

    Move played(PlayedSoFar standing) {
        Match match = standing.match();
        if (player == null) player = player(match.rules());
        int index = player.choose(match, seed + standing.replies() * SPREAD, () -> false);
        return match.legal(index);
    }

    private ComputerPlayer player(Ruleset rules) {
        return Opponents.untuned(who)
                .orElseGet(() -> new Opponents(Tuning.of(rules), 1).named(who).orElseThrow());
    }

    Move byChance(PlayedSoFar standing) {
        Match match = standing.match();
        int index = new SplittableRandom(seed + standing.replies() * SPREAD).nextInt(match.legalCount());
        return match.legal(index);
    }
}
