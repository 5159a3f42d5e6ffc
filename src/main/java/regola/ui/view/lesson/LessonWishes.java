package regola.ui.view.lesson;

/** A LessonWishes is what a learner can want beside a lesson, and where one can go. Called on the event thread. */
public interface LessonWishes {
    /** @param number of a rule whose card is wanted */
    void rule(String number);

    /** The card of a rule is put away. */
    void closeRule();

    /**
     * Somebody wants to change what stands there.
     *
     * @param place as {@code file:line}
     */
    void edit(String place);

    /** To all lessons of the game; in a window of its own, which has none, out of it. */
    void leave();

    /** A match of the game is to be played now. */
    void play();

    /** The picture book of the game is wanted. */
    void book();
}
