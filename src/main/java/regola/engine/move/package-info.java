/**
 * Legal moves: how the options of a choice are laid out as a plan, how a move is packed into one number, and how the
 * number becomes a {@link regola.engine.value.Move} again. Start with {@link regola.engine.move.ChoicePlan}.
 */
package regola.engine.move;
