/**
 * The story of a match, line by line, with the way of each move on a small board, and its moments as a strip to walk
 * along. Begin with {@link regola.ui.storyline.StoryBox}.
 */
package regola.ui.storyline;
