/**
 * Looking ahead: what the moves of a decision are worth to whoever decides, for any game that the rules language can
 * say. Many worlds are drawn that may be the true one for all that the seat can see; in each the search walks down a
 * tree of decisions that it remembers, adds one node, plays a few decisions at random and estimates by the game's
 * {@code aim}s, its score, or by playing to the end. What is chosen in secret, where something says what is good, is
 * held against each other in the same worlds instead, and the others are taken to choose as they have shown that they
 * do. Where more than two play and a tree hardly comes to what all of them do, each answers by what looks best at once
 * before the estimate. Nothing here knows a game, a window, or a level of play.
 *
 * <p>Start with {@link regola.search.Lookahead}, which takes a {@link regola.search.Budget} and gives
 * {@link regola.search.Prospects}; {@link regola.search.Walk} is one walk from the root to a leaf and back,
 * {@link regola.search.Comparison} looks into a secret choice, {@link regola.search.Habits} are how others choose, and
 * {@link regola.search.Runoff} looks into a few moves alone. {@link regola.search.Doom} does not search: it tries out
 * whether somebody wins in their next turn; nor does {@link regola.search.Reach}, which tries out how much of what is
 * good to have can be had there.
 */
package regola.search;
