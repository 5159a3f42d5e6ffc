/**
 * Many random matches, played on all processors and counted: how long they last, who wins, how many moves there are to
 * choose from, and how fast the rules are interpreted. Nothing here prints; nothing here chooses well.
 *
 * <p>Start with {@link regola.simulation.Simulation}, which makes a {@link regola.simulation.SimulationTally}.
 * {@link regola.simulation.Generator} draws the moves, the same on every machine.
 */
package regola.simulation;
