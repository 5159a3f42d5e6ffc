package regola.teaching.run;

import regola.engine.Match;

/**
 * A Standing is how far a step that is played has come.
 *
 * @param moves   how many the learner has made
 * @param replies how many the others have made
 */
record Standing(Match match, int moves, int replies) {}
