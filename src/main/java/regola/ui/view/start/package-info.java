/**
 * The first pages as they are seen: games on the shelf, where somebody was, matches that can be gone on with, variants,
 * settings and seats of a match that is set up, and what learners have done. Begin with
 * {@link regola.ui.view.start.ShelfView}.
 */
package regola.ui.view.start;
