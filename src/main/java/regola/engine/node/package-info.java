/**
 * What expressions are made of: many small nodes, each as narrow as it can be. Nodes that work on sets come twice: for
 * sets of up to 64 things, which are one long, and for any size, which are arrays. Nothing here knows how expressions
 * are written; {@code regola.engine.lower} puts nodes together. Start with {@link regola.engine.node.Values}, then
 * {@link regola.engine.node.Sets}.
 */
package regola.engine.node;
