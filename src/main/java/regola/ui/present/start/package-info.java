/**
 * The page where a match is set up: which game, variants, settings and seats there are, what fits together, and what
 * was chosen. Begin with {@link regola.ui.present.start.SetUpPresenter}.
 */
package regola.ui.present.start;
