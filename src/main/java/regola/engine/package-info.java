/**
 * The public face of the engine. A checked game is set up as a {@link regola.engine.Ruleset}; a
 * {@link regola.engine.Match} is one play of it. Moves, decisions, events and the like are in
 * {@code regola.engine.value}. Nothing here reads files, prints, or knows how rule files are written. Start with
 * {@link regola.engine.Match}.
 */
package regola.engine;
