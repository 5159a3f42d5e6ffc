package regola.ui.view.board;

import java.util.List;
import java.util.function.Consumer;

/**
 * A BoardIntents is all that a person can want of a board. What is pointed at may mean several things; the most
 * particular comes first: a piece, its kind, the place where it stands. Called on the event thread.
 */
public interface BoardIntents {
    /** A click, or Enter. */
    void point(List<Ref> refs);

    /** A piece was taken up to be carried somewhere. */
    void lift(List<Ref> refs);

    /** It was put down on a place. */
    void drop(List<Ref> refs);

    /** It was put down where there is no place, perhaps beside the board; in pixels from the board's top left. */
    default void dropOff(int x, int y) {
        clear();
    }

    /**
     * As the other, saying where that is on a board without end.
     *
     * @param across how far to the right it is on the board, where neighbours are 1 apart; not a number on a board that
     *     has an edge
     * @param down likewise
     */
    default void dropOff(int x, int y, double across, double down) {
        dropOff(x, y);
    }

    /**
     * A press where there is no place.
     *
     * @param across where that is on a board without end, as in dropping; not a number on others
     * @param down likewise
     */
    default void pointOff(double across, double down) {
        clear();
    }

    /** A piece that was taken up was put down where it came from. */
    default void putBack() {
        clear();
    }

    /** What is chosen so far is to be forgotten. */
    void clear();

    /**
     * Something was refused, and somebody has walked on from it with the keys: nobody asks about it any more. What is
     * chosen stays chosen.
     *
     * @return whether the board will be shown without it
     */
    default boolean moveOn() {
        return false;
    }

    /**
     * Somebody looks at something, with the mouse or the keyboard, and has not pointed at it yet: where would that
     * lead?
     *
     * @param refs nothing for a look away
     * @param answer gets what to draw over the board, on any thread; not at all if something else is looked at by then
     */
    default void look(List<Ref> refs, Consumer<OverlayView> answer) {}

    /** @param move a whole move as text, allowed or not: a loop was turned */
    default void attempt(String move) {}
}
