package regola.ui.view.editor;

/** An EditorWishes is what one can want beside the rules that are changed. Called on the event thread. */
public interface EditorWishes {
    void backToMatch();

    /** The book with rules to take over, the language and the drawings. */
    void book();

    /** @param about a word of the language that somebody wants to know about */
    void help(String about);

    /** Words were asked for that begin like this, and there are none. */
    void nothingFits(String begun);

    /**
     * Something was asked to which a word is the whole answer.
     *
     * @param key of the words
     * @param what goes into them
     */
    void answered(String key, String what);

    /** The cursor stands elsewhere in the text, somebody has typed, or the keyboard has gone to the board or back. */
    void moved();

    /** Somebody types: what was said about words that were asked for is past. */
    void typing();
}
