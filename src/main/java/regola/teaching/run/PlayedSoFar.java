package regola.teaching.run;

import regola.engine.Match;

/**
 * A PlayedSoFar is how far a step that is played has come.
 *
 * @param moves how many the learner has made
 * @param replies how many the others have made
 * @param fired how many of the rules that the step waits for have come to bear
 */
record PlayedSoFar(Match match, int moves, int replies, int fired) {
    static PlayedSoFar first(Match match) {
        return new PlayedSoFar(match, 0, 0, 0);
    }

    /** @return after a move of the learner's */
    PlayedSoFar moved(Match after, int firedThen) {
        return new PlayedSoFar(after, moves + 1, replies, firedThen);
    }

    /** @return after a move of somebody else's */
    PlayedSoFar replied(Match after) {
        return new PlayedSoFar(after, moves, replies + 1, fired);
    }

    /** @return after something that nobody counts */
    PlayedSoFar followed(Match after) {
        return new PlayedSoFar(after, moves, replies, fired);
    }
}
