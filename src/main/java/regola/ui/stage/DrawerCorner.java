package regola.ui.stage;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;

/**
 * A DrawerCorner is where a drawer stands that is lower than the board: in the corner where it covers least of what is
 * looked at.
 *
 * @param left whether at the left edge
 * @param foot whether at the lower edge
 */
public record DrawerCorner(boolean left, boolean foot) {
    /**
     * @param seen what is looked at, and what can be pressed
     * @param room where drawers slide
     * @param usual where it stands if that is all the same
     */
    public static DrawerCorner of(List<Rectangle> seen, Rectangle room, Dimension size, DrawerCorner usual) {
        DrawerCorner best = null;
        long least = Long.MAX_VALUE;
        for (boolean foot : new boolean[] {usual.foot, !usual.foot})
            for (boolean side : new boolean[] {usual.left, !usual.left}) {
                DrawerCorner corner = new DrawerCorner(side, foot);
                Rectangle at = corner.in(room, size);
                long covered = seen.stream().filter(at::intersects).count();
                if (covered >= least) continue;
                least = covered;
                best = corner;
            }
        return best;
    }

    /** @return where a drawer of that size lies */
    Rectangle in(Rectangle room, Dimension size) {
        return new Rectangle(
                left ? room.x : room.x + room.width - size.width,
                foot ? room.y + room.height - size.height : room.y,
                size.width,
                size.height);
    }
}
