package regola.ui.view.review;

import java.util.List;

/**
 * A ReviewView is what is shown of a match that is looked back at.
 *
 * @param stage how far it has come
 * @param progress from 0 to 1
 * @param chances for each moment of the match, the share of the win that each seat could hope for; empty while it works
 * @param costly the moments that cost most, in the order of the match
 * @param hidden whether something is hidden in the game, so that each decision is judged by what could be known then
 */
public record ReviewView(
        Stage stage, double progress, List<List<Double>> chances, List<Costly> costly, boolean hidden) {
    public enum Stage {
        WORKING,
        READY,
        STOPPED,
        FAILED
    }

    public ReviewView {
        chances = List.copyOf(chances);
        costly = List.copyOf(costly);
    }

    /** At some part of the way. */
    public static ReviewView of(Stage stage, double progress) {
        return new ReviewView(stage, progress, List.of(), List.of(), false);
    }

    /**
     * A Costly is a decision that cost much.
     *
     * @param moment how many moves were made before it
     * @param seat the number of the one that decided
     * @param person whether a person decided there, who can try again
     * @param before the share of the win with the best move
     * @param loss by how much less the played one brought
     * @param played the move that was made, in words
     * @param better the best one, in words
     * @param why the best one is better; may be empty
     * @param followed how it could have gone on, as a sentence; may be empty
     * @param guessed whether something was hidden there, and it may be shown what could be known
     */
    public record Costly(
            int moment,
            int seat,
            boolean person,
            double before,
            double loss,
            String played,
            String better,
            String why,
            String followed,
            boolean guessed) {}
}
