package regola.ui.position;

import java.util.List;
import regola.ui.view.board.Ref;

/** A PositionIntents is all that a person can want who sets up a position. Called on the event thread. */
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

    void brush(String id);

    void remove(List<Ref> refs);

    /** A loop of the board was turned by hand. */
    void turn(String move);

    void letGo();

    void fill(String field, String value);

    /** To the card of a rule. */
    void rule(String number);

    /** Whether what lies face down for all is not seen here either. */
    void cover(boolean on);

    void empty();

    void start();

    void match();

    void copy();

    void paste();

    void play();

    void lesson();

    void leave();
}
