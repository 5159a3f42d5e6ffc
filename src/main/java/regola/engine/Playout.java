package regola.engine;

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
        throw new UnsupportedOperationException();
    }

    /** @return the number of sequences of so many decisions; those that end sooner do not count */
    public static long perft(Match match, int depth) {
        throw new UnsupportedOperationException();
    }
}
