package regola.ui.view.review;

/** A ReviewIntents is what can be done with a match that is looked back at. Called on the event thread. */
public interface ReviewIntents {
    /** The work is given up, or what is shown is put away. */
    void close();

    void stop();

    /** @param moment of the match that the board is to show */
    void goTo(int moment);

    /** The board shows that moment, and what was done there. */
    void open(int moment);

    /** Somebody wants to try again there before seeing what would have been better. */
    void tryAgain(int moment);

    /**
     * Somebody who has not tried yet is shown on the board where to look first, and can still try.
     *
     * @return whether there is such a place
     */
    boolean point(int moment);

    /** What would have been better there is shown on the board. */
    void show(int moment);

    /** @param step after how many moves of how it could have gone on from there the board is to stand */
    void follow(int moment, int step);

    /** The board as who decided there could know it, with what was likely; or the board as it was, if that is shown. */
    void known(int moment);

    /** That moment becomes a lesson of one's own. */
    void draft(int moment);

    /** That moment becomes an exercise: to find what would have been best. */
    void exercise(int moment);

    /**
     * @param told what is said of the moment already
     * @return whether there is such a place, or more to be said, for somebody who still looks for what was better
     */
    default boolean hasClue(int moment, String told) {
        return false;
    }

    /** @return whether the board stands beside this page with room enough: then one tries there without a button */
    default boolean seesBoard() {
        return false;
    }
}
