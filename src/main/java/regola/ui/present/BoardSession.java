package regola.ui.present;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/** A BoardSession is a board that answers who points at it. For the worker alone. */
public interface BoardSession {
    void point(List<Ref> refs);

    void lift(List<Ref> refs);

    void drop(List<Ref> refs);

    void attempt(String move);

    void choose(String key);

    void clear();

    /**
     * Somebody pressed where there is no place, or put a piece down there.
     *
     * @param across where that is on a board without end, where neighbours are 1 apart; not a number on others
     * @param down likewise
     */
    default void pointOff(double across, double down) {
        clear();
    }

    /** A piece that was taken up was put down where it came from. */
    default void putBack() {
        clear();
    }

    /**
     * A hint has told a move: whoever points at where it ends, and nothing else, means all of it.
     *
     * @param told as text; null when it is told no longer
     */
    default void follow(String told) {}

    /**
     * @return finds out where pointing there would lead: on any thread, and touching nothing of this board. It is given
     *     whether nobody waits for the answer any more
     */
    Function<BooleanSupplier, OverlayView> preview(List<Ref> refs);
}
