/**
 * Players by computer, for any game: at random, one decision ahead, and looking far ahead at five levels of strength.
 * Weak levels overlook what is hard to see; none throws a match away. Nothing here knows a game or a window.
 *
 * <p>Start with {@link regola.opponent.ComputerPlayer}; {@link regola.opponent.Opponents} finds one by its name.
 */
package regola.opponent;
