package regola.ui.view.start;

/** A ShelfWishes is where one can go from the shelf. Called on the event thread. */
public interface ShelfWishes {
    /** To the path of lessons of a game. */
    void learn(String game);

    /** To a lesson of a game. */
    void lesson(String game, String lesson);

    /** To the page where a match is set up. */
    void play(TileView tile);

    /** To what shows a game in a minute. */
    void trailer(String game);

    /**
     * What else there is to do with a game.
     *
     * @param x of where the menu is to open on the screen, in pixels
     * @param y of the same
     */
    void menu(TileView tile, int x, int y);

    /** @param key of a match that was not played to its end */
    void goOn(String key);

    /** @param key of a match that was not played to its end */
    void putAway(String key);

    /**
     * A match gets another name.
     *
     * @param name empty for none of its own
     */
    void rename(String key, String name);

    /** The window is handed over to children. */
    void children();

    /** An adult wants the window back from children: asked is what only adults know quickly. */
    void adults();

    /** Escape where nothing is open on the shelf: a question that it has asked stays unanswered. */
    void letBe();
}
