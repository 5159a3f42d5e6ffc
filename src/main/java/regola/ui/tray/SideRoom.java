package regola.ui.tray;

import java.awt.Dimension;
import java.awt.Insets;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import regola.ui.stage.Measure;

/**
 * A SideRoom is what the board of a match leaves at its right, where it stays in its place, as large as it is: all
 * trays stand at its left then, below each other. What is looked up for a while stands in that room, rather than moving
 * the board.
 *
 * @param plan the trays of the match while nothing stands there; null before there are trays
 * @param region how large the board's region is
 * @param proportion the width of the board in proportion to its height
 * @param shared whether something in this match is nobody's and lies between the trays
 * @param reach how far from its middle a board without end is taken up, in pixels; NaN for a board with an edge
 */
public record SideRoom(TrayPlan plan, Dimension region, double proportion, boolean shared, double reach) {
    /** What stands beside the board is narrower by so much at most, so that the board can stay. */
    private static final double NARROWER = 0.85;
    /** The narrowest column for trays beside a board that stays. */
    private static final double LEAST = 150;
    /** So many have room in it. */
    private static final int MOST = 5;
    /** Where the board cannot stay they are narrower, and it has to become so much larger by it. */
    private static final double NARROWEST = 132;

    private static final double WORTH = 1.1;
    /** How high each is at least. */
    private static final double LEAST_HIGH = 92;

    /** In the least windows a board beside which something stands would be too small to play on: then so low, */
    private static final double LOWEST = 52;
    /** and so narrow, with a name and what can be pressed. */
    private static final double SLIM = 108;

    private static final double MARGIN = 12;
    /** The height of one of two trays where something lies between them, as a share of the column. */
    private static final double WITH_SHARED = 0.41;
    /** The height of what lies between more trays than two, in heights of one of these. */
    private static final double BETWEEN = 0.7;

    private boolean holds() {
        int most = shared ? MOST - 1 : MOST;
        return plan != null && !plan.isLying() && plan.seats().size() <= most;
    }

    private boolean endless() {
        return !Double.isNaN(reach);
    }

    private int board() {
        double whole = plan.boardWidth(region.width, region.height, proportion);
        return (int) Math.ceil(endless() ? Math.min(2 * reach, whole) : whole);
    }

    private int left() {
        Insets taken = plan.taken();
        return taken.left + (region.width - taken.left - taken.right - board()) / 2;
    }

    /**
     * @param wished how wide something would be that is to stand beside the board
     * @param gap between it and the board
     * @return how wide it is: somewhat narrower, if it has room then without moving the board, or if a wide board
     *     becomes the smaller by each pixel of it
     */
    public int wide(int wished, int gap) {
        if (plan == null) return wished;
        int narrow = (int) Math.ceil(NARROWER * wished);
        boolean takes = !endless() && proportion * region.height > region.width - wished - gap;
        if (!holds()) return takes ? narrow : wished;
        // As wide as ever, however far a board without end has grown.
        if (endless()) return narrow;
        int room = region.width - left() - board() - gap;
        if (room >= NARROWER * wished) return Math.min(wished, room);
        return takes ? narrow : wished;
    }

    /** @return whether what stands beside that much of the region's width covers nothing of the board, but trays */
    boolean sparesBoard(int right) {
        return plan != null && !plan.isLying() && left() + board() <= right;
    }

    /**
     * @param right what is left of the region's width
     * @return where the trays are and what is taken of the whole region if the board keeps its size, moved no more than
     *     it must; null if it cannot
     */
    TrayPlan keeping(Measure m, int right) {
        if (!holds() || right >= region.width) return null;
        int gap = m.px(MARGIN);
        int x = Math.min(left(), right - board());
        // What lies on a board without end is not moved at all: whatever is drawn below the trays is bare ground.
        if (endless() && x < left()) return null;
        int wide = endless() ? plan.seats().get(0).width : x - 2 * gap;
        if (!endless() && wide < m.px(LEAST)) return null;
        // Where it need not move at all it is not measured anew: no rounding shifts it by a pixel.
        Insets taken = x == left() ? plan.taken() : new Insets(0, x, 0, region.width - x - board());
        int top = region.height;
        for (Rectangle tray : plan.seats()) top = Math.min(top, tray.y);
        return column(m, wide, top, taken, LEAST_HIGH);
    }

    /**
     * @param right what is left of the region's width, too little for the board as it is
     * @param usual where the trays would be there
     * @return with all trays at its left instead, if that leaves the board larger
     */
    TrayPlan rather(Measure m, int right, TrayPlan usual) {
        if (!holds() || usual.isLying()) return usual;
        int gap = m.px(MARGIN);
        int spare = (int) (right - proportion * region.height) - 3 * gap;
        int wide = Math.max(m.px(NARROWEST), Math.min(usual.seats().get(0).width, spare));
        TrayPlan aside = column(m, wide, gap, new Insets(0, wide + 2 * gap, 0, gap), LEAST_HIGH);
        int slim = Math.min(wide, m.px(SLIM));
        if (aside == null) aside = column(m, slim, gap, new Insets(0, slim + 2 * gap, 0, gap), LOWEST);
        boolean larger = aside != null
                && aside.boardWidth(right, region.height, proportion)
                        > WORTH * usual.boardWidth(right, region.height, proportion);
        return larger ? aside : usual;
    }

    /** @return all of them below each other, so far from the upper and lower edge; null if they were too low */
    private TrayPlan column(Measure m, int wide, int top, Insets taken, double least) {
        int gap = m.px(MARGIN);
        int count = plan.seats().size();
        int column = region.height - 2 * top;
        double parts = shared ? count + BETWEEN : count;
        int gaps = (shared ? count : count - 1) * gap;
        int high = shared && count == 2 ? (int) (WITH_SHARED * column) : (int) ((column - gaps) / parts);
        if (high < m.px(least)) return null;
        List<Rectangle> trays = new ArrayList<>();
        // The first stays at the foot; the others come to its column, from above.
        for (int i = 0; i < count; i++) {
            int from = i == 0 ? region.height - top - high : top + (i - 1) * (high + gap);
            trays.add(new Rectangle(gap, from, wide, high));
        }
        int above = count == 1 ? top : top + (count - 1) * (high + gap);
        Rectangle between = new Rectangle(gap, above, wide, Math.max(0, column - count * (high + gap)));
        return new TrayPlan(trays, between, taken);
    }
}
