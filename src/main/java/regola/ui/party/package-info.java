/**
 * Small feasts: what rises and falls over a page when something is done. Begin with {@link regola.ui.party.Party},
 * which knows no clock; {@link regola.ui.party.PartyPane} shows it.
 */
package regola.ui.party;
