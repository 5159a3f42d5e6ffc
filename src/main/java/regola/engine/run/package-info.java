/**
 * The interpreter. What only computes is a tree of {@link regola.engine.run.Node}s; what acts is a flat list of
 * {@link regola.engine.run.Step}s, run by an {@link regola.engine.run.Execution} whose frames are plain numbers, so
 * that it can stop at a choice anywhere and be copied there. Start with {@link regola.engine.run.Execution}.
 */
package regola.engine.run;
