/**
 * A match that is looked back at, beside its board: how the chances went, and what cost most. Start with
 * {@link regola.ui.review.ReviewPane}.
 */
package regola.ui.review;
