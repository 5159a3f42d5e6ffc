/**
 * What the window keeps for a person and finds again: likings, matches, rules and learners' stars, lessons and rule
 * folders. Between presenters, which know no folder, and {@code regola.home} and {@code regola.library}, which know no
 * window. Begin with {@link regola.ui.keep.WindowOptions}.
 */
package regola.ui.keep;
