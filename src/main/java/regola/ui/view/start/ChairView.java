package regola.ui.view.start;

import regola.ui.view.board.SeatView;

/**
 * A ChairView is a seat of a match that has not begun, and who is to sit there.
 *
 * @param seat as it will be seen in the match, with the name that it has there
 * @param kind the id of who sits there; null if nobody can
 * @param called the name of who sits there, and how well it plays; of several of a kind each has its own name. Empty if
 *     nobody can sit there
 */
public record ChairView(SeatView seat, String kind, String called) {}
