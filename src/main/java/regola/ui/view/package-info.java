/**
 * Words that the window says, and what every picture may have: frozen values, ready to be shown.
 *
 * <p>Texts are in the learner's language already, or {@link regola.ui.view.Said} in whichever the window speaks. The
 * packages below hold the pictures themselves, by what is seen: board, match, lesson, start, rules, editor, position,
 * handout. Nothing in any of them computes, draws or knows how a match is run; presenters make them, panels and
 * painters read them.
 *
 * <p>Beside each view stands what is sent back from it: its <i>intents</i> are what the presenter answers itself, its
 * <i>wishes</i> what the page answers, such as another page, a file, or the clipboard. Begin with
 * {@link regola.ui.view.match.MatchView}, then {@link regola.ui.view.match.GameIntents}.
 */
package regola.ui.view;
