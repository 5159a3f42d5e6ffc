package regola.ui.view.start;

/** A SetUpWishes is where one can go from the page on which a match is set up. Called on the event thread. */
public interface SetUpWishes {
    /** To a match, as it is set up. */
    void begin();

    /** On with the match of this game that was not played to its end. */
    void goOn();

    /** To the rules of the chosen game. */
    void rules();

    /** To the page of all rules of the chosen game. */
    void ruleBook();

    /** To the same page for those who read little. */
    void children();

    /** Back to the shelf. */
    void leave();

    /** The same by a key that also closes what lies over the page, and so may be pressed once too often. */
    void leaveByKey();
}
