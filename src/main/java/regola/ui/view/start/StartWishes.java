package regola.ui.view.start;

/** A StartWishes is where one can go before a match. Called on the event thread. */
public interface StartWishes {
    /** A lesson of that game is to be opened. */
    void learn(String game, String lesson);

    /** @param game the id of a game, whose trailer is to be watched */
    void trailer(String game);

    /** To the rules of the chosen game. */
    void rules();

    /** To the page of all rules of the chosen game. */
    void ruleBook();

    /** @param key of a match that was not played to its end */
    void goOn(String key);

    /** @param key of a match that was not played to its end */
    void putAway(String key);
}
