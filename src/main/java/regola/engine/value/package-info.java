/**
 * What the engine hands out: moves, decisions, events, reasons, outcomes, positions and the names of things. All
 * frozen; nothing here holds a match or can change one. Whatever a person reads is {@link regola.engine.value.Spoken}.
 * Start with {@link regola.engine.value.Decision}.
 */
package regola.engine.value;
