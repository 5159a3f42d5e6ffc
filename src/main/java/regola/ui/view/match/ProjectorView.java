package regola.ui.view.match;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;

/**
 * A ProjectorView is what a class sees of a match or a lesson: the board, whose decision it is, and what happened last.
 * Nothing in it is hidden from anybody.
 *
 * @param serial grows with every picture
 * @param title the game or the lesson
 * @param decider the seat that decides, or null
 * @param headline what is asked
 * @param told what happened last, or what helps to understand
 * @param reason why the last try was refused; empty if it was not
 * @param choices what may be chosen from a list
 */
public record ProjectorView(
        long serial,
        String title,
        BoardView board,
        OverlayView overlay,
        List<HappeningView> happenings,
        SeatView decider,
        String headline,
        String told,
        String reason,
        List<ChoiceView> choices) {
    public ProjectorView {
        happenings = List.copyOf(happenings);
        choices = List.copyOf(choices);
    }
}
