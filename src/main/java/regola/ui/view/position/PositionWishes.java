package regola.ui.view.position;

/** A PositionWishes is where one can go with a position that is set up. Called on the event thread. */
public interface PositionWishes {
    /** To the card of a rule. */
    void rule(String number);

    /** Onto the clipboard. */
    void copy();

    /** From the clipboard. */
    void paste();

    /** A match is to begin here. */
    void play();

    /** A lesson is to be drafted from here. */
    void lesson();

    /** Back to where one came from. */
    void leave();
}
