/**
 * What a seat sees of a move and of the ways on after it: what the rules tell of them, how much of each aim there is on
 * the way, what they may bring and how often. Nothing here says why a move is good: that is said in
 * {@link regola.advice}, which rests on it.
 *
 * <p>Start with {@link regola.advice.seen.Witness}, which plays a line and notes what a seat sees of it.
 */
package regola.advice.seen;
