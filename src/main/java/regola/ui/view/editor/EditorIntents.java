package regola.ui.editor;

/** An EditorIntents is all that a person can want of rules. Called on the event thread. */
public interface EditorIntents {
    /** @param edition a number that grows with each text of this file */
    void typed(String file, long edition, String text);

    /** Another file is to be shown. */
    void show(String file);

    /** A variant is to be played with these rules or not. */
    void turnVariant(String file, boolean on);

    /** @param here whether the running match is to go on with them */
    void apply(boolean here);

    void backToMatch();

    void askForCopy();

    void askForVariant();

    /** What was asked for is to be made under this name. */
    void make(String name);

    void cancelNaming();

    /** @param by 1 for the next place of the passage, -1 for the one before */
    void nextPlace(int by);

    void closePassage();

    /** What is only remarked is to be told too, or no more. */
    void showRemarks(boolean wanted);

    void backToOriginal(String file);

    /** Words were asked for that begin like this, and there are none. */
    void nothingFits(String begun);
}
