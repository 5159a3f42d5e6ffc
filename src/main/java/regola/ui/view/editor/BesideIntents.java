package regola.ui.view.editor;

import regola.ui.view.board.BoardIntents;

/**
 * A BesideIntents is all that can be wanted of the board beside the text. Pointing plays, and takes the text to its
 * rule. Called on the event thread.
 */
public interface BesideIntents extends BoardIntents {
    /** The board is to be seen, or no more. */
    void open(boolean seen);

    /**
     * The cursor stands there now.
     *
     * @param text of the file as it is now
     */
    void cursor(String file, String text, int offset);

    /** @param expression what is to be tried; empty for nothing any more */
    void tryOut(String expression);

    /** @param on whether what can be played is applied while somebody types */
    void live(boolean on);

    /** What is written is applied now. */
    void applyNow();

    /** @param by how many moments to go on; below zero back */
    void go(int by);

    /** The match begins anew. */
    void again();

    /** A move is drawn by lot and played. */
    void byLot();

    /** @param key of a line that was pressed; the text goes to its rule */
    void follow(String key);
}
