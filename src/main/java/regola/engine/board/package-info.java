/**
 * The places of a game as plain numbers: sites, neighbours, paths, lines, marks and zones, worked out once when a game is
 * set up. No pieces and no drawing. Start with {@link regola.engine.board.BoardGraph} for looking,
 * and with {@link regola.engine.board.Layout} for playing.
 */
package regola.engine.board;
