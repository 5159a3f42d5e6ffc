package regola.ui.view;

/**
 * An AttemptView is a piece that somebody wanted to bring where it may not go: its ghost sets out, is turned back, and comes home.
 *
 * @param from a site of the board
 * @param to   likewise
 */
public record AttemptView(PieceView piece, String from, String to) {}
