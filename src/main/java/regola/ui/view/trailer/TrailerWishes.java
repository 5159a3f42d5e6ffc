package regola.ui.view.trailer;

/** A TrailerWishes is where one can go from a trailer. Called on the event thread. */
public interface TrailerWishes {
    /** To the lesson of the game that comes next. */
    void learn(String lesson);

    /** Back to the page from which the trailer was opened. */
    void leave();
}
