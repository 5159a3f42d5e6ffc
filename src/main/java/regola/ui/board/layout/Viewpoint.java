package regola.ui.board.layout;

import java.awt.Insets;

/**
 * A Viewpoint is from where a board without end is seen.
 *
 * @param unit pixels to a grid unit; 0 for as large as all of it fits
 * @param x the grid point in the middle of the panel
 * @param y likewise, downwards
 * @param taken how much at the panel's edges is taken by other things
 * @param stays whether all of it is seen from there as long as it has room and is not small, so that nothing moves that
 *     nobody has moved; and however it fits where it has not
 */
public record Viewpoint(double unit, double x, double y, Insets taken, boolean stays) {
    private static final Insets NOTHING = new Insets(0, 0, 0, 0);
    /** All of the board is seen, in the middle, however it grows. */
    public static final Viewpoint FITTING = fitting(NOTHING);

    public Viewpoint(double unit, double x, double y) {
        this(unit, x, y, NOTHING);
    }

    public Viewpoint(double unit, double x, double y, Insets taken) {
        this(unit, x, y, taken, false);
    }

    /** @return all of the board is seen, in the middle of what is left free */
    public static Viewpoint fitting(Insets taken) {
        return new Viewpoint(0, 0, 0, (Insets) taken.clone());
    }

    /** @return all of the board is seen, from where it was seen before if it can be */
    public Viewpoint staying(Viewpoint before) {
        return new Viewpoint(before.unit, before.x, before.y, taken, true);
    }

    public boolean fits() {
        return stays || unit == 0;
    }

    public Viewpoint movedBy(double right, double down) {
        return new Viewpoint(unit, x + right, y + down, taken);
    }

    /**
     * @return nearer by that factor, while the grid point under a pixel stays there, so far from the middle of the
     *     panel
     */
    public Viewpoint nearer(double factor, double right, double down) {
        double next = unit * factor;
        return new Viewpoint(next, x + right / unit - right / next, y + down / unit - down / next, taken);
    }

    /** @return from here so much of the way to another; neither of them fitting */
    public Viewpoint towards(Viewpoint to, double share) {
        return new Viewpoint(unit + (to.unit - unit) * share, x + (to.x - x) * share, y + (to.y - y) * share, to.taken);
    }
}
