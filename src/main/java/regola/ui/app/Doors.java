package regola.ui.app;

import regola.ui.present.MatchSetUp;

/** A Doors is where one can go from a page. For the event thread only. */
interface Doors {
    /** To the page where matches are set up. */
    void start();

    /** To the board, with a new match. */
    void play(MatchSetUp ready);

    /** To the board, with another match set up like the last. */
    void again();
}
