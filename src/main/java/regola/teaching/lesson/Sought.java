package regola.teaching.lesson;

import regola.engine.Claim;

/**
 * A Sought is what makes a moment of a random match an exercise. That the task of the step can be done there, but not
 * by every move, goes without saying.
 *
 * @param when what must be so, or null
 * @param fewest legal moves, at least 1
 * @param most legal moves
 * @param ways at most so many of the legal moves may lead on; the fewer, the harder
 */
public record Sought(Claim when, int fewest, int most, int ways) {
    /** As many as there may be. */
    public static final int ANY = Integer.MAX_VALUE;
}
