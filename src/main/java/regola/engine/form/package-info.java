/**
 * The lowered form: expressions, statements of functions and options as small typed operations, from which nodes and
 * byte code are made. Start with {@link regola.engine.form.Op}, then {@link regola.engine.form.Kind}.
 */
package regola.engine.form;
