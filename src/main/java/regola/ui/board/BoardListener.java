package regola.ui.board;

import java.util.List;
import regola.ui.view.Ref;

/**
 * A BoardListener hears what a person wants of the board. What is pointed at may mean several things; the most particular
 * comes first: a piece, its kind, the place where it stands. Called on the event thread.
 */
public interface BoardListener {
    /** A click, or Enter. */
    void pointed(List<Ref> refs);

    /** A piece was taken up to be carried somewhere. */
    void lifted(List<Ref> refs);

    /** It was put down on a place. */
    void dropped(List<Ref> refs);

    /** Somebody looks at something, with the mouse or the keyboard, and has not pointed at it yet; nothing for a look away. */
    default void looked(List<Ref> refs) {}

    /** A loop was turned: the whole move as text, allowed or not. */
    default void turned(String move) {}

    /** The whole rule of a special square is to be read. */
    default void asked(String rule) {}

    /** What was chosen is to be forgotten. */
    void cleared();
}
