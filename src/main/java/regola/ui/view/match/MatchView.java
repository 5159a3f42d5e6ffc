package regola.ui.view.match;

import java.util.List;
import regola.ui.view.ProblemView;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;

/**
 * A MatchView is all that the window shows of a match at one moment.
 *
 * @param serial grows with every picture of the match
 * @param title the game's name
 * @param rules what is played: variants and changed settings, in words; may be empty
 * @param shared zones that belong to nobody
 * @param why why the last try was refused, or null
 * @param problem what failed in the rule file, or null
 * @param happenings what happened since the picture before, in order; empty after going back
 * @param guide words on the board that go with this decision
 * @param language "en" or "it"
 */
public record MatchView(
        long serial,
        String title,
        String rules,
        String language,
        BoardView board,
        List<SeatView> seats,
        List<ZoneView> shared,
        DecisionView decision,
        StoryView story,
        WhyView why,
        ProblemView problem,
        List<HappeningView> happenings,
        boolean canUndo,
        boolean canRedo,
        OverlayView guide) {
    public MatchView {
        seats = List.copyOf(seats);
        shared = List.copyOf(shared);
        happenings = List.copyOf(happenings);
    }

    /** @return the same, with the only move about to play itself: why, and where it leads */
    public MatchView forced(String words, OverlayView where) {
        return new MatchView(
                serial,
                title,
                rules,
                language,
                board,
                seats,
                shared,
                decision.forced(words),
                story,
                why,
                problem,
                happenings,
                canUndo,
                canRedo,
                guide.and(where));
    }
}
