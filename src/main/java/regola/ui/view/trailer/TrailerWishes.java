package regola.ui.view.trailer;

/** A TrailerWishes is where one can go from a trailer. Called on the event thread. */
public interface TrailerWishes {
    /** To the first lesson of the game. */
    void learn();

    /** Back to the page from which the trailer was opened. */
    void leave();
}
