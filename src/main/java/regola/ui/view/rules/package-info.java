/**
 * Rules as they are read: a rule with its passages and drawings on a card, and all of a game as a book. Begin with
 * {@link regola.ui.view.rules.RuleCardView}.
 */
package regola.ui.view.rules;
