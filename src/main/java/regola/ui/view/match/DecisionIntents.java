package regola.ui.view.match;

import regola.ui.view.board.BoardIntents;

/** A DecisionIntents is all that answers a decision: on the board, or in a list. Called on the event thread. */
public interface DecisionIntents extends BoardIntents {
    /** @param key of a choice that the last picture offers */
    void choose(String key);
}
