/**
 * What goes in and out of a terminal: what is typed and said, how far a long command is, and the wish that it end. None
 * of it knows a game.
 */
package regola.cli.terminal;
