package regola.teaching.run;

import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.teaching.lesson.Show;

/**
 * A HintShown is the rung of the ladder that the learner has reached. Its number is for programs; how many rungs there
 * are is not told to learners.
 *
 * @param rung from 1
 * @param words what it says, or {@link Spoken#SILENCE}; of type Words where the author wrote it
 * @param rule the number of the rule to open, or null
 * @param show what it shows on the board
 * @param move the move that it gives away, or null
 * @param last true if no rung follows; then the solution can be shown
 */
public record HintShown(int rung, Spoken words, String rule, Show show, Move move, boolean last) {}
