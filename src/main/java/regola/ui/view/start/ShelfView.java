package regola.ui.view.start;

import java.util.List;

/**
 * A ShelfView is the page on which everything begins.
 *
 * @param tiles the games, in their order
 * @param goOn the lesson to go on with; null if there is none
 * @param begin where a newcomer may begin; null where there is something to go on with, and where all is done
 * @param match whether a match was at the front last, not a lesson
 * @param learners the names of all learners; who gives no name is "", if anything was done
 * @param learner the name of the learner who is at work
 */
public record ShelfView(
        List<TileView> tiles,
        GoOnView goOn,
        GoOnView begin,
        boolean match,
        List<String> learners,
        String learner,
        String language) {
    /** A ShelfView that sends nobody anywhere first. */
    public ShelfView(
            List<TileView> tiles,
            GoOnView goOn,
            boolean match,
            List<String> learners,
            String learner,
            String language) {
        this(tiles, goOn, null, match, learners, learner, language);
    }

    public ShelfView {
        tiles = List.copyOf(tiles);
        learners = List.copyOf(learners);
    }
}
