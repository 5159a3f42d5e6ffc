/**
 * What goes in and out of a terminal: what is typed and said, how far a long command is, and the wish that it end. None
 * of it knows a game.
 *
 * <p>Start with {@link regola.cli.terminal.Conversation}.
 */
package regola.cli.terminal;
