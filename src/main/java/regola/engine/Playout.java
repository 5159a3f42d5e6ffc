package regola.engine;

import regola.engine.run.Execution;
import regola.engine.state.Chance;

/**
 * A Playout is random play at full speed, without making any objects for people: for measuring, for statistics and for
 * opponents that look ahead.
 */
public final class Playout {
    private Playout() {}

    /**
     * Plays uniformly random legal moves to the end, changing the match.
     *
     * @param mostDecisions stops after so many, the match then still running
     * @return the number of decisions made
     */
    public static long random(Match match, long seed, long mostDecisions) {
        Chance chance = new Chance(seed);
        Execution execution = match.execution();
        long decisions = 0;
        for (; decisions < mostDecisions && !execution.isOver(); decisions++)
            execution.play(chance.below(execution.legalCount));
        return decisions;
    }

    /** @return the number of sequences of so many decisions; those that end sooner do not count */
    public static long perft(Match match, int depth) {
        return perft(match.execution(), depth);
    }

    /**
     * @return the number of ways to play so many turns to their end, whatever decisions they take; those of matches
     *     that end sooner do not count
     */
    public static long perftTurns(Match match, int depth) {
        return perftTurns(match.execution(), depth);
    }

    private static long perftTurns(Execution execution, int depth) {
        if (depth == 0) return 1;
        long count = 0;
        long turn = execution.state.turns;
        for (int i = 0; i < execution.legalCount; i++) {
            Execution after = execution.copy();
            after.play(i);
            boolean isTurnOver = after.isOver() || after.state.turns != turn;
            count += perftTurns(after, isTurnOver ? depth - 1 : depth);
        }
        return count;
    }

    private static long perft(Execution execution, int depth) {
        if (depth == 0) return 1;
        if (depth == 1) return execution.legalCount;
        long count = 0;
        for (int i = 0; i < execution.legalCount; i++) {
            Execution after = execution.copy();
            after.play(i);
            count += perft(after, depth - 1);
        }
        return count;
    }
}
