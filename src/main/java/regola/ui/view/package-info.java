/**
 * Words that the window says, and what every picture may have: frozen values, ready to be shown.
 *
 * <p>Texts are in the learner's language already, or {@link regola.ui.view.Said} in whichever the window speaks. The
 * packages below hold the pictures themselves, by what is seen: board, match, lesson, start, rules, editor, position,
 * handout. Nothing in any of them computes, draws or knows how a match is run; presenters make them, panels and
 * painters read them. Begin with {@link regola.ui.view.match.MatchView}.
 */
package regola.ui.view;
