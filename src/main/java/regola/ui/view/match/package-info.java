/**
 * A match as it is seen: the board, who plays, what is asked, what may be chosen, why not, and the story so far; and
 * the same for a class. Begin with {@link regola.ui.view.match.MatchView}.
 */
package regola.ui.view.match;
