package regola.ui.view.board;

/** An Onlooker hears what comes to pass on a board while pieces are on their way. */
@FunctionalInterface
public interface Onlooker {
    /** @param line of the story that is told now, counted from 0 */
    void line(int line);

    /** @param board with what has arrived by now, without what is on its way */
    default void passes(BoardView board) {}

    /** @param travel that begins now */
    default void leaves(TravelView travel) {}
}
