package regola.ui.view.start;

import regola.ui.view.board.BoardView;

/**
 * A GameView is a game on the shelf.
 *
 * @param broken true if its rule file has errors
 * @param picture its board as a match begins or goes on, or null as long as nobody has drawn it
 * @param own true if it is somebody's own, false if it came with the program
 */
public record GameView(String id, String title, String about, boolean broken, boolean own, BoardView picture) {}
