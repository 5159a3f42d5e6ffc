package regola.teaching.run;

import java.util.List;
import java.util.SplittableRandom;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.teaching.lesson.Line;

/**
 * An Others is the other seats' part: what the lesson writes for them, then moves by chance. The same number of replies
 * after the same seed gives the same move.
 */
final class Others {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private final List<Line> written;
    private final long seed;

    Others(List<Line> written, long seed) {
        this.written = written;
        this.seed = seed;
    }

    /** @return the reply that is written, or null if there is none or the match has gone another way */
    Move written(PlayedSoFar standing) {
        if (standing.replies() >= written.size()) return null;
        return CopyPlay.legal(standing.match(), written.get(standing.replies()).move());
    }

    Move byChance(PlayedSoFar standing) {
        Match match = standing.match();
        int index = new SplittableRandom(seed + standing.replies() * SPREAD).nextInt(match.legalCount());
        return match.decision().legal().get(index);
    }
}
