package regola.teaching.run;

import regola.engine.Match;

/**
 * A Standing is how far a step that is played has come.
 *
 * @param moves how many the learner has made
 * @param replies how many the others have made
 * @param fired how many of the rules that the step waits for have come to bear
 */
record Standing(Match match, int moves, int replies, int fired) {
    static Standing first(Match match) {
        return new Standing(match, 0, 0, 0);
    }

    /** @return after a move of the learner's */
    Standing moved(Match after, int firedThen) {
        return new Standing(after, moves + 1, replies, firedThen);
    }

    /** @return after a move of somebody else's */
    Standing replied(Match after) {
        return new Standing(after, moves, replies + 1, fired);
    }

    /** @return after something that nobody counts */
    Standing followed(Match after) {
        return new Standing(after, moves, replies, fired);
    }
}
