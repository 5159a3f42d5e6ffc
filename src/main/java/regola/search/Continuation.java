package regola.search;

import java.util.Arrays;
import regola.engine.Match;

/**
 * A Continuation is how a match may go on: moves, each by its index among the legal ones, in a world that the seat
 * cannot tell from the true one.
 */
public final class Continuation {
    private final Match start;
    private final int[] moves;

    Continuation(Match start, int[] moves) {
        this.start = start;
        this.moves = moves;
    }

    /** @return this one, and one more move */
    Continuation with(int move) {
        int[] more = Arrays.copyOf(moves, moves.length + 1);
        more[moves.length] = move;
        return new Continuation(start, more);
    }

    /** @return a match of one's own that stands before the first move */
    public Match start() {
        return start.copy();
    }

    /** @return how many moves it has, the first one included */
    public int length() {
        return moves.length;
    }

    /** @param at from 0 */
    public int move(int at) {
        return moves[at];
    }

    /** @return a match of one's own after so many moves of the line */
    public Match after(int count) {
        Match match = start.copy();
        for (int i = 0; i < count; i++) match.playIndex(moves[i]);
        return match;
    }
}
