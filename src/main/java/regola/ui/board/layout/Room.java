package regola.ui.board.layout;

import java.awt.Insets;
import regola.ui.board.art.Scenery;

/**
 * A Room is a region in which a board is seen, and how much of it stays free of places: there trays may lie, or the
 * sky. Pixels.
 *
 * @param left so much stays free there; top, right, bottom likewise
 */
public record Room(double width, double height, double left, double top, double right, double bottom) {
    /** So much of each side belongs to the board at least. */
    private static final double LEAST = 0.3;

    public Room {
        double across = Math.min(1, width * (1 - LEAST) / Math.max(1, left + right));
        double down = Math.min(1, height * (1 - LEAST) / Math.max(1, top + bottom));
        left *= across;
        right *= across;
        top *= down;
        bottom *= down;
    }

    /** @return all of it for the board */
    public static Room of(double width, double height) {
        return new Room(width, height, 0, 0, 0, 0);
    }

    /** @return with so much of its edges taken by other things */
    public static Room of(double width, double height, Insets taken) {
        return new Room(width, height, taken.left, taken.top, taken.right, taken.bottom);
    }

    /**
     * @param below what of the height stays free above places where a tray lies there, if not what always does;
     *     negative if it is not said
     * @return the same region with what the scenery keeps for itself
     */
    Room within(Scenery scenery, double below) {
        double sky = top > 0 && below >= 0 ? below : scenery.top();
        return new Room(
                width,
                height,
                Math.max(left, scenery.left() * width),
                Math.max(top, sky * height),
                Math.max(right, scenery.right() * width),
                Math.max(bottom, scenery.bottom() * height));
    }

    /** @return how wide the board may be */
    double across() {
        return Math.max(1, width - left - right);
    }

    /** @return how high the board may be */
    double down() {
        return Math.max(1, height - top - bottom);
    }
}
