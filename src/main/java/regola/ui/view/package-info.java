/**
 * What the window shows, as frozen values: a board, seats, a decision, the story so far, a page to set up a match.
 *
 * <p>Texts are in the learner's language already; coordinates are grid units with y downwards, ready to be scaled. Nothing
 * here computes, draws or knows how a match is run. Begin with {@link regola.ui.view.MatchView} and
 * {@link regola.ui.view.SetUpView}; presenters make them, panels and painters read them.
 */
package regola.ui.view;
