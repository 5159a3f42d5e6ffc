package regola.ui.board.layout;

import java.awt.Insets;

/**
 * A Viewpoint is from where a board without end is seen.
 *
 * @param unit pixels to a grid unit; 0 for as large as all of it fits
 * @param x the grid point in the middle of the panel
 * @param y likewise, downwards
 * @param taken how much at the panel's edges is taken by other things
 */
public record Viewpoint(double unit, double x, double y, Insets taken) {
    private static final Insets NOTHING = new Insets(0, 0, 0, 0);
    /** All of the board is seen, in the middle, however it grows. */
    public static final Viewpoint FITTING = fitting(NOTHING);

    public Viewpoint(double unit, double x, double y) {
        this(unit, x, y, NOTHING);
    }

    /** @return all of the board is seen, in the middle of what is left free */
    public static Viewpoint fitting(Insets taken) {
        return new Viewpoint(0, 0, 0, (Insets) taken.clone());
    }

    public boolean fits() {
        return unit == 0;
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
