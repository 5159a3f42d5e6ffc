/**
 * Byte code made from the lowered form, for matches of which many are played. Start with
 * {@link regola.engine.code.CodeMaking}, then {@link regola.engine.code.ValueCode}.
 */
package regola.engine.code;
