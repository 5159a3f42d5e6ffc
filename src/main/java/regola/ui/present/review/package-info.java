/**
 * Help in a match, without Swing: hints, what speaks against a move, and the look back. All of it is computed beside
 * the window and beside the match, and can be given up at any moment. Start with
 * {@link regola.ui.present.review.Advising} for one decision and {@link regola.ui.present.review.LookBack} for a match.
 */
package regola.ui.present.review;
