/**
 * The start page as it is seen: games, variants, settings and seats of a match that is set up, matches that can be gone
 * on with, and what learners have done. Begin with {@link regola.ui.view.start.SetUpView}.
 */
package regola.ui.view.start;
