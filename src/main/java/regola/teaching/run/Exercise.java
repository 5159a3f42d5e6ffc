package regola.teaching.run;

import regola.engine.Match;

/**
 * An Exercise is a moment of a random match at which a step can be done.
 *
 * @param start to be looked at, never played on
 * @param round from 0: how many exercises of the step came before
 * @param legal how many moves are legal there: what it is graded by
 * @param ways how many of them lead on; 0 where the task is not to move
 */
public record Exercise(Match start, int round, int legal, int ways) {}
