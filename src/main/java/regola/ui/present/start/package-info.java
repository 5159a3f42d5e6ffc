/**
 * The shelf, for which nothing of a game is read but its outside, and the page where a match is set up: which variants,
 * settings and seats there are, what fits together, and what was chosen. Begin with
 * {@link regola.ui.present.start.ShelfPresenter}.
 */
package regola.ui.present.start;
