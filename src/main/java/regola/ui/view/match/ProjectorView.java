package regola.ui.view.match;

import java.util.List;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

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
 * @param seats whose trays stand beside the board; empty for none
 * @param shared what lies there and is nobody's
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
        List<ChoiceView> choices,
        List<SeatView> seats,
        List<ZoneView> shared) {
    public ProjectorView {
        happenings = List.copyOf(happenings);
        choices = List.copyOf(choices);
        seats = List.copyOf(seats);
        shared = List.copyOf(shared);
    }

    /** A board without trays. */
    public ProjectorView(
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
        this(serial, title, board, overlay, happenings, decider, headline, told, reason, choices, List.of(), List.of());
    }

    /** @return the same with what lies beside the board */
    public ProjectorView with(List<SeatView> owners, List<ZoneView> ofNobody) {
        return new ProjectorView(
                serial, title, board, overlay, happenings, decider, headline, told, reason, choices, owners, ofNobody);
    }
}
