package regola.ui.view.start;

/** A PathWishes is where one can go from the path of lessons. Called on the event thread. */
public interface PathWishes {
    /** A lesson of that game is to be opened. */
    void learn(String game, String lesson);

    /** A lesson of that game was pressed that cannot be opened: it does not fit the rules. */
    void unfit(String game, String title);

    /** What else can be done with a lesson is asked for; at that place of the screen. */
    void menu(String lesson, String title, int x, int y);

    /** The lessons are all done, or there are none: a match is to be set up. */
    void play(String game);

    /** To what shows a game in a minute. */
    void trailer(String game);

    /** The picture book of the game whose path is shown is wanted. */
    void book();

    /** Back to the shelf. */
    void leave();
}
