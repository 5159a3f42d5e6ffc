package regola.ui.view.trailer;

import java.util.List;
import regola.ui.view.board.OverlayView;
import regola.ui.view.match.MatchView;

/**
 * A TrailerView is one moment of a trailer.
 *
 * @param serial grows with every picture
 * @param language "en" or "it"
 * @param title what the trailer is called
 * @param caption what is said as long as the scene lasts
 * @param scene which one, from 0
 * @param lengths of all scenes, in milliseconds
 * @param match the board, and what has just happened on it
 * @param overlay what is lit as long as the scene lasts
 * @param run whether it goes on by itself
 * @param slow whether it stands still twice as long between what happens
 * @param lesson to go on with
 */
public record TrailerView(
        long serial,
        String language,
        String title,
        String caption,
        int scene,
        List<Integer> lengths,
        MatchView match,
        OverlayView overlay,
        Run run,
        boolean slow,
        NextLessonView lesson) {

    /** RUNNING: it goes on by itself. PAUSED: somebody has stopped it. OVER: it has come to its end. */
    public enum Run {
        RUNNING,
        PAUSED,
        OVER
    }

    public TrailerView {
        lengths = List.copyOf(lengths);
    }

    public int count() {
        return lengths.size();
    }
}
