/**
 * Advice in words, for any game: a hint that says why, what is wrong with another move, and a look back at a match that
 * finds the moments that cost most. All of it comes from a search at full strength that knows no more than the seat,
 * and from the rule file's own sentences: what happens, and what is good to have.
 *
 * <p>Start with {@link regola.advice.Adviser} for one decision and {@link regola.advice.Review} for a whole match. The
 * sentences are made in {@link regola.advice.WhyBetter}.
 */
package regola.advice;
