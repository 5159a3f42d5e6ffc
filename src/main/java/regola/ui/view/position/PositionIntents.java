package regola.ui.view.position;

import java.util.List;
import regola.ui.view.board.Ref;

/** A PositionIntents is all that can be done to a position that is set up. Called on the event thread. */
public interface PositionIntents {
    /** At a piece or a place of the board. */
    void point(List<Ref> refs);

    /** A piece of the board is carried away. */
    void lift(List<Ref> refs);

    /** What is carried is let go there, on the board or off it. */
    void drop(String site);

    /** A pile of the tray was chosen. */
    void take(String zone, String piece);

    /** A mouse pulls something from a pile. */
    void pull(String zone, String piece);

    /** What the hand holds goes to a place off the board. */
    void into(String zone);

    /** @param id of something that is laid on places; the same again puts it back */
    void brush(String id);

    /** A piece is taken off the board: the one pointed at, or the topmost there. */
    void remove(List<Ref> refs);

    /** A loop of the board was turned by hand. */
    void turn(String move);

    /** The hand is emptied. */
    void letGo();

    /** @param field the id of a field of the last picture */
    void fill(String field, String value);

    /** Whether what lies face down for all is not seen here either. */
    void cover(boolean on);

    /** Nothing is to lie on the board. */
    void empty();

    /** Back to how every match begins. */
    void start();

    /** Back to where the match at hand stands. */
    void match();
}
