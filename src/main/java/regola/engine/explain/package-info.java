/**
 * Why a move is legal or not: reading a written move against the forms of a decision, and finding the first requirement
 * that fails. Start with {@link regola.engine.explain.Asking}.
 */
package regola.engine.explain;
