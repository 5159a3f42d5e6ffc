/**
 * The page of all rules of a game, to be read and searched: made from the rule file that is in force, never written by
 * hand. One rule alone, beside a board, is {@link regola.ui.parts.RuleCard}. Begin with
 * {@link regola.ui.rules.RulesPanel}.
 */
package regola.ui.rules;
