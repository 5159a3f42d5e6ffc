/** What the window shows of a match that is looked back at. Start with {@link regola.ui.view.review.ReviewView}. */
package regola.ui.view.review;
