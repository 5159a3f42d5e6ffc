/**
 * What changes during a match: where the pieces are, what is remembered, whose turn it is, and the generator of chance.
 * A few flat arrays that are copied in no time. Nothing here knows rules. Start with
 * {@link regola.engine.state.GameState}.
 */
package regola.engine.state;
