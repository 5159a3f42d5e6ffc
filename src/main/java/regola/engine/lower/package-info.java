/**
 * Makes a checked game ready to run: expressions become nodes, statements become steps, and the requirements of a
 * choice become a plan that finds legal moves without trying all candidates. Everything here happens once, when a
 * ruleset is made. Start with {@link regola.engine.lower.ProgramLowering}.
 */
package regola.engine.lower;
