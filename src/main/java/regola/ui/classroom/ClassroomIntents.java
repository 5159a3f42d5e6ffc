package regola.ui.classroom;

import regola.ui.view.board.BoardIntents;


/** A ClassroomIntents is all that is done before a class. Called on the event thread. */
public interface ClassroomIntents extends BoardIntents {
    /** @param key of a choice that is shown */
    void choose(String key);

    /**
     * Something that a key does.
     *
     * @param number of the option, from 0, for votes and choices; else 0
     */
    void press(ClassroomKey key, int number);
}
