/**
 * All rules of a game, in order, to be read, searched and printed. Begin with
 * {@link regola.ui.present.rules.RuleBookPresenter}.
 */
package regola.ui.present.rules;
