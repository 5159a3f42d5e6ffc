/**
 * What there is in a game, as plain numbers: sites, paths, lines and zones, pieces, kinds and players, worked out once
 * when a game is set up. Nothing here says where a piece is. Start with {@link regola.engine.board.Layout}.
 */
package regola.engine.board;
