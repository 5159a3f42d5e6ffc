package regola.ui.view.board;

/**
 * An AttemptView is a piece that somebody wanted to bring where it may not go: its ghost sets out, is turned back
 * there, and comes home. Nothing has changed after it.
 *
 * @param from a site of the board
 * @param to likewise
 */
public record AttemptView(PieceView piece, String from, String to) implements HappeningView {

    /** @return -1: no story tells of what did not happen */
    @Override
    public int storyLine() {
        return -1;
    }
}
