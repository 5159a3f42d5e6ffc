/**
 * What the engine gets: a game with its variants merged, every name bound and every type known, immutable. Nothing here
 * knows how the text was written. Numbers of sites, pieces and players are not fixed yet, since they depend on settings
 * and on how many play; the engine fixes them when it sets a game up. Start with
 * {@link regola.language.model.CheckedGame}.
 */
package regola.language.model;
