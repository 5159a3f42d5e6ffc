package regola.ui.view.handout;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;

/**
 * A FilmView is a match, or a part of one, picture by picture. Nothing in it is hidden from anybody.
 *
 * @param title what is seen
 * @param frames at least one
 */
public record FilmView(String title, List<Frame> frames) {
    public FilmView {
        frames = List.copyOf(frames);
    }

    /**
     * A Frame is one picture.
     *
     * @param caption what has just happened, below the board
     * @param millis how long it stays; 0 for as long as pictures of a match do
     * @param seats whose things are shown below the board; empty for nobody's
     */
    public record Frame(BoardView board, OverlayView overlay, String caption, int millis, List<SeatView> seats) {
        public Frame {
            seats = List.copyOf(seats);
        }

        /** The board alone. */
        public Frame(BoardView board, OverlayView overlay, String caption, int millis) {
            this(board, overlay, caption, millis, List.of());
        }

        /** A picture that stays as long as pictures of a match do. */
        public Frame(BoardView board, OverlayView overlay, String caption) {
            this(board, overlay, caption, 0);
        }
    }
}
